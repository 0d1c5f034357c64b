import type { BrowsingState, FileItem } from '@chartdock/files';
import type { FilePick } from '@chartdock/files/picking';
import { contentOf, queryOf } from '@chartdock/files';
import { isPickFull, isPickable } from '@chartdock/files/picking';
import type { JSX } from 'react';
import { useCallback, useMemo, useState } from 'react';
import { useLater } from '../foundation/app/useLater.ts';
import { FileRows } from '../files/list/FileRows.tsx';
import { useNow } from '../files/list/useNow.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { useStore } from '../foundation/provider/useStore.ts';
import { pickerTabsId, selectionOf, shownTimeOf, tabOf } from './picker-places.ts';
import type { PickerLists, ViewMemory } from './picker.types.ts';
import { RowsPlace } from './RowsPlace.tsx';
import type * as PictureParts from './view/picture-parts.ts';
import type { ViewButtonProps } from './view/ViewButton.tsx';
import { ViewButton } from './view/ViewButton.tsx';
import { showsPictures, viewKey } from './view/view-key.ts';
import type * as LaterParts from './later-parts.ts';
import type { LoadPreviews } from './preview/preview.types.ts';
import { useLaterParts } from './useLaterParts.ts';
import { useRowsShown } from './useRowsShown.ts';

/** Properties of {@link PickerFiles}. */
export interface PickerFilesProps {
  readonly area: PickerLists;
  readonly pick: FilePick;
  /** Remembers how files are shown. Default: rows come first. */
  readonly views?: ViewMemory | undefined;
  /** Shows what is in a file that the space bar is pressed on. Default: it picks. */
  readonly previews?: LoadPreviews | undefined;
  readonly userId?: string | undefined;
  readonly now?: (() => number) | undefined;
}

const selectState = (state: BrowsingState): BrowsingState => state;

const hasRows = ({ list }: BrowsingState): boolean => (contentOf(list)?.rows.length ?? 0) > 0;

/** Loads the cards, which few picks begin with. */
const loadPictures = async (): Promise<typeof PictureParts> => import('./view/picture-parts.ts');

/** Draws the files to pick from, or why there are none. */
export const PickerFiles = (props: PickerFilesProps): JSX.Element => {
  const { area, views, userId } = props;
  const state = useStore(area, selectState);
  const { list } = state;
  const [wasPictures] = useState(() => showsPictures(views, userId));
  const [pictures, setPictures] = useState(wasPictures);
  const parts = useLater(loadPictures, pictures);
  const isListed = contentOf(list) !== undefined;
  const later = useLaterParts(pictures || isListed);
  useRowsShown(list);
  const drawing = pictures && later ? parts : undefined;
  // Rows are drawn until there is what draws pictures, but not for someone who begins with these.
  const isWaiting = drawing ? !isListed && list.status !== 'failed' : pictures && wasPictures;
  const onPictures = (wanted: boolean): void => {
    setPictures(wanted);
    views?.set(viewKey(userId), wanted ? 'icon' : 'list');
  };
  return (
    <div
      className="cd-picker__body"
      role="tabpanel"
      id={`${pickerTabsId}-panel`}
      aria-labelledby={`${pickerTabsId}-tab-${tabOf(state)}`}
    >
      <RowsPlace
        state={state}
        hasRows={hasRows(state)}
        holder={isWaiting ? (drawing && <drawing.CardsSkeleton />) || null : undefined}
        onRetry={() => void area.retry()}
      />
      {!isWaiting && <PickerList {...props} {...{ state, later, drawing, pictures, onPictures }} />}
      {later && <later.ListStatus state={state} />}
    </div>
  );
};

interface PickerListProps extends PickerFilesProps, ViewButtonProps {
  readonly state: BrowsingState;
  readonly later: typeof LaterParts | undefined;
  /** Parts that draw pictures; rows are drawn without them. */
  readonly drawing: typeof PictureParts | undefined;
}

const PickerList = (props: PickerListProps): JSX.Element | null => {
  const { area, pick, previews, userId, now, state, later, drawing, pictures, onPictures } = props;
  const t = useT();
  const moment = useNow(now);
  const [peeked, setPeeked] = useState<FileItem>();
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
  const kinds = useMemo(() => later?.namedKinds(t), [later, t]);
  const content = contentOf(list);
  if (content === undefined || content.rows.length === 0) return null;
  const { rules } = pick;
  const isFull = isPickFull(picked.chosen, rules);
  const reasonOf = (item: FileItem): string | undefined => {
    const refusal = pick.refusalOf(item);
    if (refusal !== undefined) return refusal.reason === 'verdict' ? refusal.text : t('picker.notOfType');
    const isOver = isFull && isPickable(item, rules) && !picked.chosen.has(item.id);
    return isOver ? t('picker.full', { max: rules.maxItems ?? 0 }) : undefined;
  };
  const View = drawing?.FileGrid ?? FileRows;
  return (
    <>
      <ViewButton pictures={pictures} onPictures={onPictures} />
      <View
        kinds={kinds}
        order={later?.orderElements}
        found={later?.foundWords}
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
        onPeek={(item) => {
          if (item.type !== 'chart' || !previews) return false;
          setPeeked(item);
          return true;
        }}
        onPick={(item) => openRow(area, item, () => void pick.press(item))}
        onRange={onRange}
      />
      {peeked && previews && later && (
        <later.PickerPeek item={peeked} {...{ pick, previews }} onClose={() => setPeeked(undefined)} />
      )}
    </>
  );
};

const openRow = (area: PickerLists, item: FileItem, pick: () => void): void => {
  if (item.type === 'chart') pick();
  else if (item.lock !== 'closed') void area.openFolder(item.id);
};
