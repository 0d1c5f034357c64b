import { CODE, openAddress, previewAddress } from '@chartdock/contract';
import type { AreaContext } from '../area-context.types.ts';
import { NOT_OPEN, failureOf } from '../events/failure-of.ts';
import { afterPlaceOpened, totalOf } from '../file-area.state.ts';
import type { ListCommands } from '../file-area.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { roleOf } from '../items/item-role.ts';
import { ROOT_ID } from '../items/normalise-file.ts';
import { PAGE_SIZE } from '../list/list-page.ts';
import { contentOf } from '../list/list.state.ts';
import type { ListLoader } from '../list/list.ts';
import type { Place } from '../list/list.types.ts';
import { parentFolderId } from './crumbs.ts';

/** Most rows that `locate` looks through before it leaves the file unmarked. */
export const LOCATE_LIMIT = 5000;

type Navigation = Pick<
  ListCommands,
  'openPlace' | 'openStartFolder' | 'openFolder' | 'openParent' | 'openItem' | 'preview' | 'locate'
>;

/** Opens places, folders and files. */
export const createNavigation = (context: AreaContext, list: ListLoader): Navigation => {
  const { apply, getState, emit, host, userId, editHost = '' } = context;

  const openPlace = (place: Place): Promise<void> => {
    apply((state) => afterPlaceOpened(state, place));
    return list.load();
  };

  const openFolder = (folderId: string): Promise<void> => openPlace({ page: 'diagrams', folderId });

  const isRefused = (item: FileItem): boolean => {
    const role = roleOf(item, userId);
    return item.lock === 'closed' || (item.lock === 'owner_only' && role !== 'owner' && role !== 'creator');
  };

  const openPage = (address: string): void => {
    try {
      host.open(address);
    } catch (error) {
      emit({ type: 'openFailed', failure: failureOf(error) });
    }
  };

  /** Templates among the favourites are looked at, not edited (GUARD-22). */
  const isTemplateHere = (): boolean => {
    const { place, search } = getState();
    return place.page === 'fav' && place.kind === 'template' && search.mode === 'off';
  };

  const findRow = async (id: string): Promise<boolean> => {
    const total = Math.min(totalOf(getState()), LOCATE_LIMIT);
    for (let first = 0; first < total; first += PAGE_SIZE) {
      const rows = await list.rowsBetween(first, first + PAGE_SIZE - 1);
      if (rows.some((row) => row.id === id)) return true;
    }
    return false;
  };

  return {
    openPlace,
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
      if (parent !== undefined) await openFolder(parent);
    },
    openItem: async (item) => {
      if (isRefused(item)) {
        emit({ type: 'openFailed', failure: NOT_OPEN });
        return;
      }
      if (item.type === 'folder') await openFolder(item.id);
      else if (isTemplateHere()) openPage(previewAddress(item.id));
      else openPage(editHost + openAddress(item.category, item.id));
    },
    preview: (item) => openPage(previewAddress(item.id)),
    locate: async (item) => {
      await openFolder(item.parentId);
      const { ticket } = getState().list;
      const isThere = await findRow(item.id);
      if (!isThere || getState().list.ticket !== ticket) return;
      apply((state) => ({ ...state, marked: item.id }));
      emit({ type: 'fileLocated', item });
    },
  };
};
