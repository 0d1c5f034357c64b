import * as CODE from '@chartdock/contract/codes';
import { afterPlaceOpened, afterPositionFound } from './browsing.state.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { BrowsingState, ListCommands, OpenOptions } from './browsing.types.ts';
import { ROOT_ID } from '../items/normalise-file.ts';
import { contentOf, queryOf } from '../list/list.state.ts';
import type { ListLoader } from './list-loader.ts';
import type { ListPosition, Place } from '../list/list.types.ts';
import { parentFolderId } from '../list/crumbs.ts';

/** Ways from one list to another. */
export type Places = Pick<
  ListCommands,
  'openPlace' | 'keepPosition' | 'openStartFolder' | 'openFolder' | 'openParent'
>;

/** Opens places and folders. */
export const createPlaces = (
  { apply, getState }: StateAccess<BrowsingState>,
  list: Pick<ListLoader, 'load'>,
): Places => {
  /** How far someone had come in each list of this session. */
  const positions = new Map<string, ListPosition>();

  const openPlace = (place: Place, { resume = false }: OpenOptions = {}): Promise<void> => {
    apply((state) => afterPlaceOpened(state, place));
    const loaded = list.load();
    const query = queryOf(getState().list);
    if (resume && query !== undefined)
      apply((state) => afterPositionFound(state, positions.get(JSON.stringify(query))));
    return loaded;
  };

  const openFolder = (folderId: string): Promise<void> => openPlace({ page: 'diagrams', folderId });

  return {
    openPlace,
    keepPosition: (query, position) => void positions.set(JSON.stringify(query), position),
    openFolder,
    openStartFolder: async () => {
      const { folderId } = getState().preferences;
      await openFolder(folderId);
      const { list: shown } = getState();
      const isGone = shown.status === 'failed' && shown.failure.code === CODE.fileUnavailable;
      if (isGone && folderId !== ROOT_ID) await openFolder(ROOT_ID);
    },
    openParent: async () => {
      const { place, list: shown } = getState();
      if (place.page !== 'diagrams') return;
      const parent = parentFolderId(contentOf(shown)?.chain ?? [], place.folderId);
      if (parent !== undefined) await openPlace({ page: 'diagrams', folderId: parent }, { resume: true });
    },
  };
};
