import type { BrowsingState, FileItem } from '@chartdock/files';
import type { FilePick } from '@chartdock/files/picking';
import { contentOf, queryOf } from '@chartdock/files';
import { isPickFull, isPickable } from '@chartdock/files/picking';
import type { JSX } from 'react';
import { useCallback } from 'react';
import { FileRows } from '../files/list/FileRows.tsx';
import { useNow } from '../files/list/useNow.ts';
import { useT } from '../i18n/useT.ts';
import { useStore } from '../provider/useStore.ts';
import { pickerTabsId, selectionOf, shownTimeOf, tabOf } from './picker-places.ts';
import type { PickerLists } from './picker.types.ts';
import { RowsPlace } from './RowsPlace.tsx';
import { useLaterParts } from './useLaterParts.ts';
import { useRowsShown } from './useRowsShown.ts';

/** Properties of {@link PickerFiles}. */
export interface PickerFilesProps {
  readonly area: PickerLists;
  readonly pick: FilePick;
  readonly userId?: string | undefined;
  readonly now?: (() => number) | undefined;
}

const selectState = (state: BrowsingState): BrowsingState => state;

const hasRows = ({ list }: BrowsingState): boolean => (contentOf(list)?.rows.length ?? 0) > 0;

/** Draws the files to pick from, or why there are none. */
export const PickerFiles = (props: PickerFilesProps): JSX.Element => {
  const { area } = props;
  const state = useStore(area, selectState);
  return (
    <div
      className="cd-picker__body"
      role="tabpanel"
      id={`${pickerTabsId}-panel`}
      aria-labelledby={`${pickerTabsId}-tab-${tabOf(state)}`}
    >
      <RowsPlace state={state} hasRows={hasRows(state)} onRetry={() => void area.retry()} />
      <PickerList {...props} state={state} />
    </div>
  );
};

const PickerList = (props: PickerFilesProps & { readonly state: BrowsingState }): JSX.Element | null => {
  const { area, pick, userId, now, state } = props;
  const t = useT();
  const moment = useNow(now);
  const { list, search } = state;
  const picked = useStore(pick, (all) => all);
  const onRange = useCallback(
    (first: number, last: number) => {
      void area.ensureRange(first, last);
      const rows = contentOf(area.getState().list)?.rows ?? [];
      pick.see(rows.slice(first, last + 1).filter((row) => row !== undefined));
    },
    // Rows that arrive are rows that come into view.
    [area, pick, list],
  );
  const content = contentOf(list);
  const later = useLaterParts(content !== undefined);
  useRowsShown(list);
  if (content === undefined || content.rows.length === 0) return null;
  const { rules } = pick;
  const isFull = isPickFull(picked.chosen, rules);
  const reasonOf = (item: FileItem): string | undefined => {
    const refusal = pick.refusalOf(item);
    if (refusal !== undefined) return refusal.reason === 'verdict' ? refusal.text : t('picker.notOfType');
    const isOver = isFull && isPickable(item, rules) && !picked.chosen.has(item.id);
    return isOver ? t('picker.full', { max: rules.maxItems ?? 0 }) : undefined;
  };
  return (
    <FileRows
      kinds={later?.kindPaths}
      order={later?.orderElements}
      key={JSON.stringify(queryOf(list))}
      rows={content.rows}
      selection={selectionOf(picked.chosen)}
      label={t('list.label')}
      shownTime={search.mode === 'off' ? shownTimeOf(state) : 'updated'}
      now={moment}
      userId={userId}
      plain={rules.multiple !== true}
      pressOpens={false}
      withPath={search.mode === 'on'}
      isDisabled={(item) => reasonOf(item) !== undefined}
      reasonOf={reasonOf}
      onOpen={(item) => openRow(area, item, () => void pick.open(item))}
      onPick={(item) => openRow(area, item, () => void pick.press(item))}
      onRange={onRange}
    />
  );
};

const openRow = (area: PickerLists, item: FileItem, pick: () => void): void => {
  if (item.type === 'chart') pick();
  else if (item.lock !== 'closed') void area.openFolder(item.id);
};
