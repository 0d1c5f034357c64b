import type { FileArea, FileAreaState, FileItem } from '@chartdock/files';
import { queryOf } from '@chartdock/files';
import type { JSX } from 'react';
import { useCallback } from 'react';
import { FileList } from '../files/FileList.tsx';
import { RowsSkeleton } from '../files/RowsSkeleton.tsx';
import { ListEmptyState } from '../files/ListEmptyState.tsx';
import { noticeTextOf } from '../files/notice-text.ts';
import { useNow } from '../files/useNow.ts';
import { useT } from '../i18n/useT.ts';
import { ErrorState } from '../primitives/StateMessage.tsx';
import { useStore } from '../provider/useStore.ts';
import { canPickItem, isFull, selectionOf } from './picker.state.ts';
import type { Chosen, PickerOptions } from './picker.types.ts';
import { pickerTabsId } from './PickerHead.tsx';

/** Properties of {@link PickerFiles}. */
export interface PickerFilesProps {
  readonly area: FileArea;
  readonly options: PickerOptions;
  readonly userId?: string | undefined;
  readonly now?: () => number;
  readonly chosen: Chosen;
  readonly onPress: (item: FileItem) => void;
  readonly onOpen: (item: FileItem) => void;
}

const selectState = (state: FileAreaState): FileAreaState => state;

/** Draws the files to pick from, or why there are none. */
export const PickerFiles = (props: PickerFilesProps): JSX.Element => {
  const { area } = props;
  const state = useStore(area, selectState);
  return (
    <div
      className="cd-picker__body"
      role="tabpanel"
      id={`${pickerTabsId}-panel`}
      aria-labelledby={`${pickerTabsId}-tab-${state.place.page === 'history' ? 'recent' : 'mine'}`}
    >
      <PickerList {...props} state={state} />
    </div>
  );
};

const PickerList = (props: PickerFilesProps & { readonly state: FileAreaState }): JSX.Element => {
  const { area, options, userId, now, chosen, onPress, onOpen, state } = props;
  const t = useT();
  const moment = useNow(now);
  const { list, search, place } = state;
  const onRange = useCallback((first: number, last: number) => void area.ensureRange(first, last), [area]);
  if (list.status === 'idle' || list.status === 'loading') return <RowsSkeleton />;
  if (list.status === 'failed') {
    return (
      <ErrorState
        title={t('error.listTitle')}
        text={t('error.listText', { reason: noticeTextOf(list.failure.text, t) })}
        retryLabel={t('common.retry')}
        onRetry={() => void area.retry()}
      />
    );
  }
  if (list.content.rows.length === 0) return <ListEmptyState state={state} />;
  const full = isFull(chosen, options);
  return (
    <FileList
      key={JSON.stringify(queryOf(list))}
      rows={list.content.rows}
      selection={selectionOf(chosen)}
      label={t('list.label')}
      shownTime={place.page === 'history' && search.mode === 'off' ? 'opened' : 'updated'}
      now={moment}
      userId={userId}
      plain={options.multiple !== true}
      pressOpens={false}
      withPath={search.mode === 'on'}
      isDisabled={(item) =>
        item.type !== 'folder' && (!canPickItem(item, options) || (full && !chosen.has(item.id)))
      }
      onOpen={onOpen}
      onPick={onPress}
      onRange={onRange}
    />
  );
};
