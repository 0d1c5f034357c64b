import type { BrowsingState, FileItem } from '@chartdock/files';
import { contentOf, queryOf } from '@chartdock/files';
import type { JSX } from 'react';
import { useCallback } from 'react';
import { FileList } from '../../files/list/FileList.tsx';
import { useNow } from '../../files/list/useNow.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { useStore } from '../../foundation/provider/useStore.ts';
import { RowsPlace } from '../RowsPlace.tsx';
import { useRowsShown } from '../useRowsShown.ts';
import type { LocationPickerProps } from './location.types.ts';

const nothingPicked = { mode: 'off' } as const;

const selectState = (state: BrowsingState): BrowsingState => state;

/** Keeps the folders of a list: they come first, so everything from the first file on is left out. */
const foldersOf = (rows: readonly (FileItem | undefined)[]): readonly (FileItem | undefined)[] => {
  const end = rows.findIndex((row) => row?.type === 'chart');
  return end < 0 ? rows : rows.slice(0, end);
};

/** Draws the folders of the open one; a press on one opens it. */
export const LocationFolders = ({ area, userId, now }: LocationPickerProps): JSX.Element => {
  const t = useT();
  const moment = useNow(now);
  const state = useStore(area, selectState);
  const { list } = state;
  const onRange = useCallback((first: number, last: number) => void area.ensureRange(first, last), [area]);
  const rows = foldersOf(contentOf(list)?.rows ?? []);
  useRowsShown(list);
  return (
    <div className="cd-picker__body">
      <RowsPlace state={state} hasRows={rows.length > 0} onRetry={() => void area.retry()} foldersOnly />
      {rows.length > 0 && (
        <FileList
          key={JSON.stringify(queryOf(list))}
          rows={rows}
          selection={nothingPicked}
          label={t('picker.locationLabel')}
          now={moment}
          userId={userId}
          plain
          isDisabled={(item) => item.lock === 'closed'}
          reasonOf={(item) => (item.lock === 'closed' ? t('list.noAccess') : undefined)}
          onOpen={({ id }) => void area.openFolder(id)}
          onPick={({ id }) => void area.openFolder(id)}
          onRange={onRange}
        />
      )}
    </div>
  );
};
