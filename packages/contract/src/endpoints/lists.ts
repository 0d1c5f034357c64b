import { z } from 'zod';
import { crumbSchema, fileRecordSchema } from '../entities/file.ts';
import { filePageSchema, pagingInput, pagingOutput } from '../entities/page.ts';
import { folderIdSchema, idSchema, wireInt } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

/** Fields a list can be sorted by; `index` is the order set by hand. */
export const sidxSchema = z.enum(['lastModify', 'createTime', 'title', 'index']);
/** Sort directions. */
export const sortSchema = z.enum(['asc', 'desc']);

const category = z.string().max(64).optional();
const keyword = z.string().max(128).optional();

/** Calls that list files. */
export const lists = {
  loadFiles: endpoint({
    method: 'GET',
    path: '/api/personal/folder/load_files',
    input: z.object({
      folderId: folderIdSchema.optional(),
      category,
      sidx: sidxSchema.optional(),
      sort: sortSchema.optional(),
      keyword,
      locate: idSchema.optional(),
      ...pagingInput,
    }),
    data: z
      .object({
        folder: fileRecordSchema.nullable(),
        chain: z.array(crumbSchema),
        rows: z.array(fileRecordSchema),
        ...pagingOutput,
      })
      .meta({ id: 'FolderPage' }),
    summary:
      'Lists one folder: folders first, then files, in the asked order, with the folder chain. With locate: the page that holds that item.',
    requirements: ['CALL-F-001', 'CALL-F-002'],
  }),
  historyFiles: endpoint({
    method: 'GET',
    path: '/api/personal/folder/history_files',
    input: z.object({ category, keyword, ...pagingInput }),
    data: filePageSchema,
    summary: 'Lists files by the time they were last opened or changed by the user.',
    requirements: ['CALL-F-003'],
  }),
  collaborationFiles: endpoint({
    method: 'GET',
    path: '/api/personal/folder/collaboration_files',
    input: z.object({
      sort: z.enum(['inviteTime', 'lastModify', 'title', 'asc', 'desc']).optional(),
      keyword,
      ...pagingInput,
    }),
    data: filePageSchema,
    summary: "Lists other people's files shared with the user, newest invitation first.",
    requirements: ['CALL-F-004'],
  }),
  myCollaboration: endpoint({
    method: 'GET',
    path: '/api/personal/my/collaboration/page',
    input: z.object({ keyword, ...pagingInput }),
    data: filePageSchema,
    summary: "Lists the user's own files that are shared with others.",
    requirements: ['CALL-F-011'],
  }),
  favFiles: endpoint({
    method: 'GET',
    path: '/api/personal/folder/fav_files',
    input: z.object({ chartType: z.enum(['chart', 'template']).optional(), keyword, ...pagingInput }),
    data: filePageSchema,
    summary: 'Lists favourites, newest first; chartType picks charts or templates.',
    requirements: ['CALL-F-005'],
  }),
  trashFiles: endpoint({
    method: 'GET',
    path: '/api/personal/folder/trash_files',
    input: z.object({
      keyword,
      type: z.enum(['all', 'chart', 'folder']).optional(),
      deletedFrom: wireInt(0, Number.MAX_SAFE_INTEGER).optional(),
      deletedTo: wireInt(0, Number.MAX_SAFE_INTEGER).optional(),
      ...pagingInput,
    }),
    data: filePageSchema,
    summary:
      'Lists what was deleted, latest first; deletedFrom and deletedTo are epoch milliseconds, both included.',
    requirements: ['CALL-F-006'],
  }),
  globalFiles: endpoint({
    method: 'GET',
    path: '/api/personal/folder/global_files',
    input: z.object({
      category,
      type: z.enum(['all', 'chart', 'folder']).optional(),
      title: z.string().max(128),
      owner: z.enum(['all', 'me', 'others']).optional(),
      changedFrom: wireInt(0, Number.MAX_SAFE_INTEGER).optional(),
      changedTo: wireInt(0, Number.MAX_SAFE_INTEGER).optional(),
      folderId: folderIdSchema.optional(),
      ...pagingInput,
    }),
    data: filePageSchema,
    summary:
      'Searches own and shared files and folders: those with the text in their title, then those with its words in them, Chinese by pinyin and its first letters too, with the matching words in match. When there are none, those with nearly these words. owner, changedFrom and changedTo (epoch milliseconds, both included) narrow it, and folderId to what lies in a folder at any depth; root means all that is owned.',
    requirements: ['CALL-F-008'],
  }),
  filesCount: endpoint({
    method: 'GET',
    path: '/api/personal/folder/files/count',
    input: z.object({ folderId: folderIdSchema.optional() }),
    data: z
      .object({
        count: z.number().int(),
        fileCount: z.number().int(),
        folderCount: z.number().int(),
        trashChartCount: z.number().int(),
      })
      .meta({ id: 'FilesCount' }),
    summary: 'Counts items of a folder (count) and the files, folders and trash of the account.',
    requirements: ['CALL-F-007'],
  }),
  trashCount: endpoint({
    method: 'GET',
    path: '/api/personal/folder/trash_count',
    decided: false,
    input: z.object({}),
    data: z.object({ trashChartCount: z.number().int() }).meta({ id: 'TrashInfo' }),
    summary: 'Counts the items in trash.',
    requirements: ['CALL-F-056', 'ENT-27'],
  }),
};
