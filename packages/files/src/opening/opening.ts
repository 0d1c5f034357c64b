import { openAddress, previewAddress } from '@chartdock/contract';
import { KEPT } from '../ports/call-settings.ts';
import { NOT_OPEN, failureOf } from '../outcomes/failure-of.ts';
import type { Places } from '../browsing/places.ts';
import type { OpeningCommands, OpeningContext } from './opening.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { roleOf } from '../items/item-role.ts';
import { fetchPage } from '../list/fetch-page.ts';
import { LIST_PAGE_SIZE } from '../list/fetch-page.ts';
import { contentOf, queryOf } from '../list/list.state.ts';
import { afterOnlyPicked } from '../selection/selection.state.ts';
import type { ListLoader } from '../browsing/list-loader.ts';
import { mayDetour, previewDetour } from './preview-detour.ts';

/** Parts of the lists that opening needs. */
type Lists = Pick<ListLoader, 'rowsBetween'> & Pick<Places, 'openFolder'>;

/** Opens folders and files, and finds files in their folders. */
export const createOpening = (
  context: OpeningContext,
  { rowsBetween, openFolder }: Lists,
): OpeningCommands => {
  const { client, apply, getState, emit, host, privilege, userId, editHost = '' } = context;

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
    return place.page === 'favourites' && place.kind === 'template' && search.mode === 'off';
  };

  /** The preview that a person of a business program is sent to, if any (GUARD-23..25). */
  const findDetour = async (item: FileItem): Promise<string | undefined> => {
    const businessProgram = host.capabilities?.businessProgram === true;
    const { page } = getState().place;
    if (!mayDetour({ businessProgram, page })) return undefined;
    if (privilege.get() === undefined) await privilege.reload({ compulsion: false }).catch(failureOf);
    // Without a response the file's own right decides; the server may still refuse.
    const editList = await client.charts.editList({}, KEPT).catch(() => ({ limited: false, rows: [] }));
    const known = privilege.get() ?? { member: false, orgMember: false };
    return previewDetour({ businessProgram, page, privilege: known, item, editList });
  };

  const holdsRow = (id: string): boolean =>
    contentOf(getState().list)?.rows.some((row) => row?.id === id) === true;

  /** Loads the page that holds an item, wherever in the list it is; returns whether the list has it now. */
  const findRow = async (id: string): Promise<boolean> => {
    const query = queryOf(getState().list);
    if (holdsRow(id) || query === undefined) return holdsRow(id);
    try {
      const { page } = await fetchPage(client, { query, page: 0, cursor: undefined, locate: id }, KEPT);
      await rowsBetween(page * LIST_PAGE_SIZE, (page + 1) * LIST_PAGE_SIZE - 1);
    } catch {
      // The folder is open all the same; only the mark is missing.
    }
    return holdsRow(id);
  };

  return {
    openItem: async (item) => {
      if (isRefused(item)) {
        emit({ type: 'openFailed', failure: NOT_OPEN });
        return;
      }
      if (item.type === 'folder') await openFolder(item.id);
      else if (isTemplateHere()) openPage(previewAddress(item.id));
      else openPage((await findDetour(item)) ?? editHost + openAddress(item.category, item.id));
    },
    preview: (item) => openPage(previewAddress(item.id)),
    locate: async (item) => {
      await openFolder(item.parentId);
      const { ticket } = getState().list;
      const isThere = await findRow(item.id);
      if (!isThere || getState().list.ticket !== ticket) return;
      apply((state) => {
        const row = contentOf(state.list)?.rows.find((each) => each?.id === item.id);
        const selection = row === undefined ? state.selection : afterOnlyPicked(row);
        return { ...state, marked: item.id, selection };
      });
      emit({ type: 'fileLocated', item });
    },
  };
};
