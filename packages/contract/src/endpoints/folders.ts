import { z } from 'zod';
import { crumbSchema, fileRecordSchema, filesTypeSchema } from '../entities/file.ts';
import { folderIdSchema, idSchema, wireBoolean, wireInt } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';
import { BATCH_ITEMS, PIN_LIMIT } from '../rules/call-limits.ts';
import { sidxSchema, sortSchema } from './lists.ts';

const title = z.string().max(1024);
const orgId = z.string().max(64).optional();
const item = { fileId: idSchema, fileType: filesTypeSchema };
const record = z.object({ file: fileRecordSchema });
const changed = z
  .object({ trashChartCount: z.number().int(), usedFileCount: z.number().int() })
  .meta({ id: 'TrashChange' });

/** A folder of the copy or move dialog. */
export const folderNodeSchema = z
  .object({ folderId: z.string(), parentId: z.string(), title: z.string(), hasChildren: z.boolean() })
  .meta({ id: 'FolderNode' });

/** A folder of the copy or move dialog. */
export type FolderNode = z.output<typeof folderNodeSchema>;

/** Kinds of batch calls. */
export const batchTypeSchema = z.enum(['to_trash', 'move', 'copy', 'restore', 'remove_from_trash']);

/** Kind of a batch call. */
export type BatchType = z.output<typeof batchTypeSchema>;

const batchResult = z
  .object({
    fileId: z.string(),
    fileType: filesTypeSchema,
    code: z.string(),
    msg: z.string(),
    newId: z.string().optional(),
  })
  .meta({ id: 'BatchResult' });

/** The response for one item of a batch; code 200 means done. */
export type BatchResult = z.output<typeof batchResult>;

/** Calls that change folders and the place of things. */
export const folders = {
  create: endpoint({
    method: 'POST',
    path: '/api/personal/folder/new',
    input: z.object({ folderId: folderIdSchema.optional(), title }),
    data: record,
    summary: 'Creates a folder inside folderId (default root).',
    requirements: ['CALL-F-015'],
  }),
  rename: endpoint({
    method: 'POST',
    path: '/api/personal/folder/rename',
    input: z.object({ folderId: idSchema, title, ignore: wireBoolean.optional() }),
    data: record,
    summary: 'Renames a folder; ignore=true allows a name that is already there.',
    requirements: ['CALL-F-014'],
  }),
  sort: endpoint({
    method: 'POST',
    path: '/api/personal/folder/sort',
    input: z.object({ ...item, index: wireInt(0, 10_000_000) }),
    data: record,
    summary: 'Moves an item to a 0-based place in its folder’s manual order.',
    requirements: ['CALL-F-013'],
  }),
  sortAll: endpoint({
    method: 'POST',
    path: '/api/personal/folder/sort_all',
    input: z.object({ folderId: folderIdSchema, sidx: sidxSchema.optional(), sort: sortSchema.optional() }),
    data: z.object({ count: z.number().int() }),
    summary: 'Makes the given order (default lastModify desc) the manual order of a folder.',
    requirements: ['CALL-F-012'],
  }),
  toTrash: endpoint({
    method: 'POST',
    path: '/api/personal/folder/to_trash',
    input: z.object({ ...item, orgId }),
    data: changed,
    summary: 'Moves an item, and all inside it, to trash.',
    requirements: ['CALL-F-017'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/personal/folder/move',
    input: z.object({ ...item, folderId: folderIdSchema }),
    data: record,
    summary: 'Moves an item into another folder; a folder never into itself or below.',
    requirements: ['CALL-F-018'],
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/personal/folder/copy',
    input: z.object({ ...item, folderId: folderIdSchema }),
    data: record,
    summary: 'Copies an item, and all inside it, into a folder.',
    requirements: ['CALL-F-019'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/personal/folder/restore',
    input: z.object({ ...item, orgId }),
    data: changed.extend({ folderId: z.string(), toRoot: z.boolean() }).meta({ id: 'RestoreChange' }),
    summary: 'Puts an item back where it was; to the root (toRoot) when its folder is gone.',
    requirements: ['CALL-F-020', 'CALL-F-037'],
  }),
  removeFromTrash: endpoint({
    method: 'POST',
    path: '/api/personal/folder/remove_from_trash',
    input: z.object({ ...item, orgId }),
    data: changed,
    summary: 'Deletes an item in trash, and all inside it, for good.',
    requirements: ['CALL-F-021', 'CALL-F-037'],
  }),
  batchOperation: endpoint({
    method: 'POST',
    path: '/api/personal/folder/batch_operation',
    encoding: 'json',
    input: z.object({
      type: batchTypeSchema,
      items: z.array(z.object(item)).min(1).max(BATCH_ITEMS),
      folderId: folderIdSchema.optional(),
    }),
    data: z.object({ results: z.array(batchResult) }),
    summary:
      'Does one operation to up to 500 items; an item that may not be touched refuses the whole batch.',
    requirements: ['CALL-F-016'],
  }),
  pinned: endpoint({
    method: 'GET',
    path: '/api/personal/folder/pinned',
    input: z.object({}),
    data: z.object({ folders: z.array(fileRecordSchema) }).meta({ id: 'PinnedFolders' }),
    summary:
      'Lists the pinned folders in their order; one in trash, or that may not be seen any more, is left out.',
  }),
  pin: endpoint({
    method: 'POST',
    path: '/api/personal/folder/pin',
    input: z.object({ folderId: idSchema, index: wireInt(0, PIN_LIMIT).optional() }),
    data: z.object({ pinned: z.boolean() }),
    summary:
      'Pins a folder after the others; with index, the 0-based place among those that are listed, also one that is pinned.',
  }),
  unpin: endpoint({
    method: 'POST',
    path: '/api/personal/folder/unpin',
    input: z.object({ folderId: idSchema }),
    data: z.object({ pinned: z.boolean() }),
    summary: 'Takes a folder off the pinned ones.',
  }),
  getFolderData: endpoint({
    method: 'GET',
    path: '/api/personal/folder/get_folder_data',
    input: z.object({ folderId: folderIdSchema.optional() }),
    data: z
      .object({
        folder: fileRecordSchema.nullable(),
        chain: z.array(crumbSchema),
        folders: z.array(folderNodeSchema),
      })
      .meta({ id: 'FolderData' }),
    summary: 'Returns one level of the folder tree with the chain above it.',
    requirements: ['CALL-F-009'],
  }),
  getAllFolderData: endpoint({
    method: 'GET',
    path: '/api/personal/folder/get_all_folder_data',
    input: z.object({ folderId: folderIdSchema.optional() }),
    data: z.object({ folders: z.array(folderNodeSchema), truncated: z.boolean() }).meta({ id: 'FolderTree' }),
    summary: 'Returns the folder tree below a folder, parents before children, at most 5,000 folders.',
    requirements: ['CALL-F-010'],
  }),
};
