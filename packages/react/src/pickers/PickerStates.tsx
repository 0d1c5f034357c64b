import type { BrowsingState } from '@chartdock/files';
import type { JSX } from 'react';
import { ListEmptyState } from '../files/list/ListEmptyState.tsx';
import { noticeTextOf } from '../files/items/notice-text.ts';
import { KindIcon } from '../foundation/icons/KindIcon.tsx';
import { useT } from '../foundation/i18n/useT.ts';
import { EmptyState, ErrorState } from '../foundation/primitives/StateMessage.tsx';

/** Properties of {@link PickerStates}. */
export interface PickerStatesProps {
  readonly state: BrowsingState;
  readonly onRetry: () => void;
  /** Whether only folders are shown. Default false. */
  readonly foldersOnly?: boolean;
}

/** Says why there is nothing to pick from: the list failed, or is empty. */
export const PickerStates = ({ state, onRetry, foldersOnly = false }: PickerStatesProps): JSX.Element => {
  const t = useT();
  const { list, search } = state;
  if (list.status === 'failed') {
    return (
      <ErrorState
        title={t('error.listTitle')}
        text={t('error.listText', { reason: noticeTextOf(list.failure.text, t) })}
        retryLabel={t('common.retry')}
        onRetry={onRetry}
      />
    );
  }
  if (!foldersOnly || search.mode === 'on')
    // What a page says that makes files is no help where none can be made.
    return <ListEmptyState state={state} text={t('picker.emptyText')} />;
  return (
    <EmptyState
      title={t('picker.noFolders')}
      text={t('picker.noFoldersText')}
      art={<KindIcon kind="folder" size={48} />}
    />
  );
};
