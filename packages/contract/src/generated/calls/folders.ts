// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { folders } from '../../endpoints/folders.ts';
import { isList, isRecord } from '../../guard-parts.ts';
import { isCrumb, isFileRecord, isFilesType } from '../entities.ts';

const isBatchResult = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.fileId === 'string' &&
  isFilesType(value.fileType) &&
  typeof value.code === 'string' &&
  typeof value.msg === 'string' &&
  (value.newId === undefined || typeof value.newId === 'string');

const isFolderData = (value: unknown): boolean =>
  isRecord(value) &&
  (isFileRecord(value.folder) || value.folder === null) &&
  isList(value.chain, isCrumb) &&
  isList(value.folders, isFolderNode);

const isFolderNode = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.folderId === 'string' &&
  typeof value.parentId === 'string' &&
  typeof value.title === 'string' &&
  typeof value.hasChildren === 'boolean';

const isFolderTree = (value: unknown): boolean =>
  isRecord(value) && isList(value.folders, isFolderNode) && typeof value.truncated === 'boolean';

const isPinnedFolders = (value: unknown): boolean => isRecord(value) && isList(value.folders, isFileRecord);

const isRestoreChange = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isInteger(value.trashChartCount) &&
  Number.isInteger(value.usedFileCount) &&
  typeof value.folderId === 'string' &&
  typeof value.toRoot === 'boolean';

const isTrashChange = (value: unknown): boolean =>
  isRecord(value) && Number.isInteger(value.trashChartCount) && Number.isInteger(value.usedFileCount);

/** Creates a folder inside folderId (default root). */
export const create: EndpointCall<typeof folders.create> = /* @__PURE__ */ writeCall({
  name: 'folders.create',
  path: '/api/personal/folder/new',
  isData: (value): value is EndpointData<typeof folders.create> =>
    isRecord(value) && isFileRecord(value.file),
});

/** Renames a folder; ignore=true allows a name that is already there. */
export const rename: EndpointCall<typeof folders.rename> = /* @__PURE__ */ writeCall({
  name: 'folders.rename',
  path: '/api/personal/folder/rename',
  isData: (value): value is EndpointData<typeof folders.rename> =>
    isRecord(value) && isFileRecord(value.file),
});

/** Moves an item to a 0-based place in its folder’s manual order. */
export const sort: EndpointCall<typeof folders.sort> = /* @__PURE__ */ writeCall({
  name: 'folders.sort',
  path: '/api/personal/folder/sort',
  isData: (value): value is EndpointData<typeof folders.sort> => isRecord(value) && isFileRecord(value.file),
});

/** Makes the given order (default lastModify desc) the manual order of a folder. */
export const sortAll: EndpointCall<typeof folders.sortAll> = /* @__PURE__ */ writeCall({
  name: 'folders.sortAll',
  path: '/api/personal/folder/sort_all',
  isData: (value): value is EndpointData<typeof folders.sortAll> =>
    isRecord(value) && Number.isInteger(value.count),
});

/** Moves an item, and all inside it, to trash. */
export const toTrash: EndpointCall<typeof folders.toTrash> = /* @__PURE__ */ writeCall({
  name: 'folders.toTrash',
  path: '/api/personal/folder/to_trash',
  isData: (value): value is EndpointData<typeof folders.toTrash> => isTrashChange(value),
});

/** Moves an item into another folder; a folder never into itself or below. */
export const move: EndpointCall<typeof folders.move> = /* @__PURE__ */ writeCall({
  name: 'folders.move',
  path: '/api/personal/folder/move',
  isData: (value): value is EndpointData<typeof folders.move> => isRecord(value) && isFileRecord(value.file),
});

/** Copies an item, and all inside it, into a folder. */
export const copy: EndpointCall<typeof folders.copy> = /* @__PURE__ */ writeCall({
  name: 'folders.copy',
  path: '/api/personal/folder/copy',
  isData: (value): value is EndpointData<typeof folders.copy> => isRecord(value) && isFileRecord(value.file),
});

/** Puts an item back where it was; to the root (toRoot) when its folder is gone. */
export const restore: EndpointCall<typeof folders.restore> = /* @__PURE__ */ writeCall({
  name: 'folders.restore',
  path: '/api/personal/folder/restore',
  isData: (value): value is EndpointData<typeof folders.restore> => isRestoreChange(value),
});

/** Deletes an item in trash, and all inside it, for good. */
export const removeFromTrash: EndpointCall<typeof folders.removeFromTrash> = /* @__PURE__ */ writeCall({
  name: 'folders.removeFromTrash',
  path: '/api/personal/folder/remove_from_trash',
  isData: (value): value is EndpointData<typeof folders.removeFromTrash> => isTrashChange(value),
});

/** Does one operation to up to 500 items; an item that may not be touched refuses the whole batch. */
export const batchOperation: EndpointCall<typeof folders.batchOperation> = /* @__PURE__ */ writeCall({
  name: 'folders.batchOperation',
  path: '/api/personal/folder/batch_operation',
  encoding: 'json',
  isData: (value): value is EndpointData<typeof folders.batchOperation> =>
    isRecord(value) && isList(value.results, isBatchResult),
});

/** Lists the pinned folders in their order; one in trash, or that may not be seen any more, is left out. */
export const pinned: EndpointCall<typeof folders.pinned> = /* @__PURE__ */ readCall({
  name: 'folders.pinned',
  path: '/api/personal/folder/pinned',
  isData: (value): value is EndpointData<typeof folders.pinned> => isPinnedFolders(value),
});

/** Pins a folder after the others; with index, the 0-based place among those that are listed, also one that is pinned. */
export const pin: EndpointCall<typeof folders.pin> = /* @__PURE__ */ writeCall({
  name: 'folders.pin',
  path: '/api/personal/folder/pin',
  isData: (value): value is EndpointData<typeof folders.pin> =>
    isRecord(value) && typeof value.pinned === 'boolean',
});

/** Takes a folder off the pinned ones. */
export const unpin: EndpointCall<typeof folders.unpin> = /* @__PURE__ */ writeCall({
  name: 'folders.unpin',
  path: '/api/personal/folder/unpin',
  isData: (value): value is EndpointData<typeof folders.unpin> =>
    isRecord(value) && typeof value.pinned === 'boolean',
});

/** Returns one level of the folder tree with the chain above it. */
export const getFolderData: EndpointCall<typeof folders.getFolderData> = /* @__PURE__ */ readCall({
  name: 'folders.getFolderData',
  path: '/api/personal/folder/get_folder_data',
  isData: (value): value is EndpointData<typeof folders.getFolderData> => isFolderData(value),
});

/** Returns the folder tree below a folder, parents before children, at most 5,000 folders. */
export const getAllFolderData: EndpointCall<typeof folders.getAllFolderData> = /* @__PURE__ */ readCall({
  name: 'folders.getAllFolderData',
  path: '/api/personal/folder/get_all_folder_data',
  isData: (value): value is EndpointData<typeof folders.getAllFolderData> => isFolderTree(value),
});
