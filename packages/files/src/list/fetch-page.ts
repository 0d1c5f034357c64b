import type { CallData, FilePage } from '@chartdock/contract';
import { normaliseFile } from '../items/normalise-file.ts';
import type { CallSettings, ListsClient } from '../ports/ports.types.ts';
import type { ListQuery, LoadedPage } from './list.types.ts';
import { wireSorting } from './wire-sorting.ts';

/** Rows that one call asks for; rows are windowed, so this is larger than a printed page. */
export const LIST_PAGE_SIZE = 100;

/** A page of a list to ask for. */
export interface PageRequest {
  readonly query: ListQuery;
  /** 0-based. */
  readonly page: number;
  /** Cursor of the page before; without one the server finds the page by its number. */
  readonly cursor: string | undefined;
  /** Rows of the page; default those of a list on screen. */
  readonly pageSize?: number;
  /** Item whose page is wanted, in place of the page by number; for folder lists. */
  readonly locate?: string;
}

type ListAnswer = FilePage & Partial<Pick<CallData<'lists', 'loadFiles'>, 'folder' | 'chain'>>;

interface Paging {
  readonly page: number;
  readonly pageSize: number;
  readonly cursor?: string;
}

interface Sending {
  readonly locate?: string;
  readonly paging: Paging;
  readonly settings: CallSettings;
}

/** Makes the call behind a list (LIST-06, LIST-10..14). */
const ask = ({ lists }: ListsClient, query: ListQuery, sending: Sending): Promise<ListAnswer> => {
  const { paging, settings, locate } = sending;
  switch (query.source) {
    case 'folder': {
      const { folderId, category, sorting, keyword } = query;
      const wanted = locate === undefined ? {} : { locate };
      return lists.loadFiles(
        { folderId, category, ...wireSorting(sorting), keyword, ...wanted, ...paging },
        settings,
      );
    }
    case 'history':
      return lists.historyFiles(paging, settings);
    case 'trash':
      return lists.trashFiles({ ...query.filter, ...paging }, settings);
    case 'favourites':
      return lists.favFiles({ chartType: query.kind, ...paging }, settings);
    case 'shared_with_me':
      return lists.collaborationFiles({ sort: 'inviteTime', ...paging }, settings);
    case 'shared_by_me':
      return lists.myCollaboration(paging, settings);
    case 'search': {
      const { source: _, ...wanted } = query;
      return lists.globalFiles({ ...wanted, ...paging }, settings);
    }
  }
};

/** Asks the server for one page of a list. The paging fields are always sent (PREF-13). */
export const fetchPage = async (
  client: ListsClient,
  { query, page, cursor, pageSize = LIST_PAGE_SIZE, locate }: PageRequest,
  settings: CallSettings,
): Promise<LoadedPage> => {
  const paging = { page: page + 1, pageSize, ...(cursor === undefined ? {} : { cursor }) };
  const answer = await ask(client, query, { paging, settings, ...(locate === undefined ? {} : { locate }) });
  return {
    page: locate === undefined ? page : answer.page - 1,
    total: answer.total,
    items: answer.rows.map(normaliseFile),
    cursor: answer.cursor ?? undefined,
    folder: answer.folder ? normaliseFile(answer.folder) : undefined,
    chain: answer.chain ?? [],
  };
};
