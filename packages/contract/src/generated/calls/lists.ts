// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { lists } from '../../endpoints/lists.ts';
import { isList, isRecord } from '../../guard-parts.ts';
import { isCrumb, isFileRecord } from '../entities.ts';

const isFilePage = (value: unknown): boolean =>
  isRecord(value) &&
  isList(value.rows, isFileRecord) &&
  Number.isInteger(value.total) &&
  Number.isInteger(value.page) &&
  Number.isInteger(value.pageSize) &&
  Number.isInteger(value.pagerCount) &&
  (typeof value.cursor === 'string' || value.cursor === null);

const isFilesCount = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isInteger(value.count) &&
  Number.isInteger(value.fileCount) &&
  Number.isInteger(value.folderCount) &&
  Number.isInteger(value.trashChartCount);

const isFolderPage = (value: unknown): boolean =>
  isRecord(value) &&
  (isFileRecord(value.folder) || value.folder === null) &&
  isList(value.chain, isCrumb) &&
  isList(value.rows, isFileRecord) &&
  Number.isInteger(value.total) &&
  Number.isInteger(value.page) &&
  Number.isInteger(value.pageSize) &&
  Number.isInteger(value.pagerCount) &&
  (typeof value.cursor === 'string' || value.cursor === null);

const isTrashInfo = (value: unknown): boolean => isRecord(value) && Number.isInteger(value.trashChartCount);

/** Lists one folder: folders first, then files, in the asked order, with the folder chain. With locate: the page that holds that item. */
export const loadFiles: EndpointCall<typeof lists.loadFiles> = /* @__PURE__ */ readCall({
  name: 'lists.loadFiles',
  path: '/api/personal/folder/load_files',
  isData: (value): value is EndpointData<typeof lists.loadFiles> => isFolderPage(value),
});

/** Lists files by the time they were last opened or changed by the user. */
export const historyFiles: EndpointCall<typeof lists.historyFiles> = /* @__PURE__ */ readCall({
  name: 'lists.historyFiles',
  path: '/api/personal/folder/history_files',
  isData: (value): value is EndpointData<typeof lists.historyFiles> => isFilePage(value),
});

/** Lists other people's files shared with the user, newest invitation first. */
export const collaborationFiles: EndpointCall<typeof lists.collaborationFiles> = /* @__PURE__ */ readCall({
  name: 'lists.collaborationFiles',
  path: '/api/personal/folder/collaboration_files',
  isData: (value): value is EndpointData<typeof lists.collaborationFiles> => isFilePage(value),
});

/** Lists the user's own files that are shared with others. */
export const myCollaboration: EndpointCall<typeof lists.myCollaboration> = /* @__PURE__ */ readCall({
  name: 'lists.myCollaboration',
  path: '/api/personal/my/collaboration/page',
  isData: (value): value is EndpointData<typeof lists.myCollaboration> => isFilePage(value),
});

/** Lists favourites, newest first; chartType picks charts or templates. */
export const favFiles: EndpointCall<typeof lists.favFiles> = /* @__PURE__ */ readCall({
  name: 'lists.favFiles',
  path: '/api/personal/folder/fav_files',
  isData: (value): value is EndpointData<typeof lists.favFiles> => isFilePage(value),
});

/** Lists what was deleted, latest first; deletedFrom and deletedTo are epoch milliseconds, both included. */
export const trashFiles: EndpointCall<typeof lists.trashFiles> = /* @__PURE__ */ readCall({
  name: 'lists.trashFiles',
  path: '/api/personal/folder/trash_files',
  isData: (value): value is EndpointData<typeof lists.trashFiles> => isFilePage(value),
});

/** Searches own and shared files and folders: those with the text in their title, then those with its words in them, Chinese by pinyin and its first letters too, with the matching words in match. When there are none, those with nearly these words. owner, changedFrom and changedTo (epoch milliseconds, both included) narrow it, and folderId to what lies in a folder at any depth; root means all that is owned. */
export const globalFiles: EndpointCall<typeof lists.globalFiles> = /* @__PURE__ */ readCall({
  name: 'lists.globalFiles',
  path: '/api/personal/folder/global_files',
  isData: (value): value is EndpointData<typeof lists.globalFiles> => isFilePage(value),
});

/** Counts items of a folder (count) and the files, folders and trash of the account. */
export const filesCount: EndpointCall<typeof lists.filesCount> = /* @__PURE__ */ readCall({
  name: 'lists.filesCount',
  path: '/api/personal/folder/files/count',
  isData: (value): value is EndpointData<typeof lists.filesCount> => isFilesCount(value),
});

/** Counts the items in trash. */
export const trashCount: EndpointCall<typeof lists.trashCount> = /* @__PURE__ */ readCall({
  name: 'lists.trashCount',
  path: '/api/personal/folder/trash_count',
  isData: (value): value is EndpointData<typeof lists.trashCount> => isTrashInfo(value),
});
