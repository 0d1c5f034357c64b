// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import type { AnswerGuards, CallData, CallTable } from '../calls.ts';

/** Names of the calls that a picker makes, by group. */
export interface PickerCalls {
  readonly user: 'info';
  readonly lists:
    | 'loadFiles'
    | 'historyFiles'
    | 'trashFiles'
    | 'favFiles'
    | 'collaborationFiles'
    | 'myCollaboration'
    | 'globalFiles';
  readonly folders: 'create';
  readonly charts: 'info';
  readonly importing: 'importFile';
}

type Part<Table extends Record<keyof PickerCalls, unknown>> = {
  readonly [Group in keyof PickerCalls]: Pick<Table[Group], PickerCalls[Group] & keyof Table[Group]>;
};

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

const isChartInfo = (value: unknown): boolean =>
  isRecord(value) &&
  isFileRecord(value.file) &&
  isList(
    value.canvases,
    (item) => isRecord(item) && typeof item.definitionId === 'string' && typeof item.title === 'string',
  ) &&
  Number.isInteger(value.size);

const isCrumb = (value: unknown): boolean =>
  isRecord(value) && typeof value.folderId === 'string' && typeof value.title === 'string';

const isFilePage = (value: unknown): boolean =>
  isRecord(value) &&
  isList(value.rows, (item) => isFileRecord(item)) &&
  Number.isInteger(value.total) &&
  Number.isInteger(value.page) &&
  Number.isInteger(value.pageSize) &&
  Number.isInteger(value.pagerCount) &&
  (typeof value.cursor === 'string' || value.cursor === null);

const isFileRecord = (value: unknown): boolean =>
  isRecord(value) &&
  (value._id === undefined || typeof value._id === 'string') &&
  (value.chartId === undefined || typeof value.chartId === 'string') &&
  (value.fileId === undefined || typeof value.fileId === 'string') &&
  (value.folderId === undefined || typeof value.folderId === 'string') &&
  (value.parentId === undefined || typeof value.parentId === 'string') &&
  (value._parentId === undefined || typeof value._parentId === 'string') &&
  typeof value.title === 'string' &&
  typeof value.category === 'string' &&
  (value.templateId === undefined || typeof value.templateId === 'string') &&
  (value.fileType === undefined || isFilesType(value.fileType)) &&
  (value._filesType === undefined || isFilesType(value._filesType)) &&
  (value.index === undefined || typeof value.index === 'string' || typeof value.index === 'number') &&
  (value.chartType === undefined || typeof value.chartType === 'string') &&
  (value.ignore === undefined || typeof value.ignore === 'boolean') &&
  (value.owner === undefined || isPerson(value.owner)) &&
  (value.creator === undefined || isPerson(value.creator)) &&
  (value.status === undefined || typeof value.status === 'string') &&
  (value.collaboration === undefined || typeof value.collaboration === 'boolean') &&
  (value.canvasCount === undefined || Number.isInteger(value.canvasCount)) &&
  (value.deleteTime === undefined || Number.isInteger(value.deleteTime)) &&
  (value.cloneId === undefined || typeof value.cloneId === 'string') &&
  (value.thumbnail === undefined || typeof value.thumbnail === 'string') &&
  (value.orgId === undefined || typeof value.orgId === 'string') &&
  (value.publicClone === undefined || typeof value.publicClone === 'boolean') &&
  (value.isCanEditor === undefined || typeof value.isCanEditor === 'boolean') &&
  (value.ownerEditState === undefined || typeof value.ownerEditState === 'string') &&
  (value.lockType === undefined || value.lockType === '1' || value.lockType === '2') &&
  (value.favourite === undefined || typeof value.favourite === 'boolean') &&
  (value.createTime === undefined || Number.isInteger(value.createTime)) &&
  (value.lastModify === undefined || Number.isInteger(value.lastModify)) &&
  (value.openTime === undefined || Number.isInteger(value.openTime)) &&
  (value.inviteTime === undefined || Number.isInteger(value.inviteTime)) &&
  (value.childCount === undefined || Number.isInteger(value.childCount)) &&
  (value.path === undefined || isList(value.path, (item) => isCrumb(item)));

const isFilesType = (value: unknown): boolean => value === 'chart' || value === 'folder';

const isFolderPage = (value: unknown): boolean =>
  isRecord(value) &&
  (isFileRecord(value.folder) || value.folder === null) &&
  isList(value.chain, (item) => isCrumb(item)) &&
  isList(value.rows, (item) => isFileRecord(item)) &&
  Number.isInteger(value.total) &&
  Number.isInteger(value.page) &&
  Number.isInteger(value.pageSize) &&
  Number.isInteger(value.pagerCount) &&
  (typeof value.cursor === 'string' || value.cursor === null);

const isPerson = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.userId === 'string' &&
  (value.fullName === undefined || typeof value.fullName === 'string') &&
  (value.photoUrl === undefined || typeof value.photoUrl === 'string');

const isUserInfo = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.userId === 'string' &&
  typeof value.userName === 'string' &&
  typeof value.fullName === 'string' &&
  (value.phone === undefined || typeof value.phone === 'string') &&
  (value.email === undefined || typeof value.email === 'string') &&
  typeof value.photoUrl === 'string' &&
  (value.locale === 'zh' || value.locale === 'en');

/** Holds method, path, encoding and token rule of the calls that a picker makes. */
export const pickerCalls: Part<CallTable> = {
  user: {
    info: {
      name: 'user.info',
      method: 'GET',
      path: '/api/personal/user/info',
      encoding: 'query',
      needToken: true,
      write: false,
      decided: true,
    },
  },
  lists: {
    loadFiles: {
      name: 'lists.loadFiles',
      method: 'GET',
      path: '/api/personal/folder/load_files',
      encoding: 'query',
      needToken: true,
      write: false,
      decided: true,
    },
    historyFiles: {
      name: 'lists.historyFiles',
      method: 'GET',
      path: '/api/personal/folder/history_files',
      encoding: 'query',
      needToken: true,
      write: false,
      decided: true,
    },
    collaborationFiles: {
      name: 'lists.collaborationFiles',
      method: 'GET',
      path: '/api/personal/folder/collaboration_files',
      encoding: 'query',
      needToken: true,
      write: false,
      decided: true,
    },
    myCollaboration: {
      name: 'lists.myCollaboration',
      method: 'GET',
      path: '/api/personal/my/collaboration/page',
      encoding: 'query',
      needToken: true,
      write: false,
      decided: true,
    },
    favFiles: {
      name: 'lists.favFiles',
      method: 'GET',
      path: '/api/personal/folder/fav_files',
      encoding: 'query',
      needToken: true,
      write: false,
      decided: true,
    },
    trashFiles: {
      name: 'lists.trashFiles',
      method: 'GET',
      path: '/api/personal/folder/trash_files',
      encoding: 'query',
      needToken: true,
      write: false,
      decided: true,
    },
    globalFiles: {
      name: 'lists.globalFiles',
      method: 'GET',
      path: '/api/personal/folder/global_files',
      encoding: 'query',
      needToken: true,
      write: false,
      decided: true,
    },
  },
  folders: {
    create: {
      name: 'folders.create',
      method: 'POST',
      path: '/api/personal/folder/new',
      encoding: 'form',
      needToken: true,
      write: true,
      decided: true,
    },
  },
  charts: {
    info: {
      name: 'charts.info',
      method: 'GET',
      path: '/api/personal/chart/get/info',
      encoding: 'query',
      needToken: false,
      write: false,
      decided: true,
    },
  },
  importing: {
    importFile: {
      name: 'importing.importFile',
      method: 'POST',
      path: '/api/personal/import/file',
      encoding: 'multipart',
      needToken: true,
      write: true,
      decided: true,
    },
  },
};

/** Tells for the calls that a picker makes whether a value is what they answer; extra fields are fine. */
export const pickerGuards: Part<AnswerGuards> = {
  user: {
    info: (value): value is CallData<'user', 'info'> =>
      isRecord(value) &&
      isUserInfo(value.user) &&
      (value.top === undefined || isFileRecord(value.top) || value.top === null),
  },
  lists: {
    loadFiles: (value): value is CallData<'lists', 'loadFiles'> => isFolderPage(value),
    historyFiles: (value): value is CallData<'lists', 'historyFiles'> => isFilePage(value),
    collaborationFiles: (value): value is CallData<'lists', 'collaborationFiles'> => isFilePage(value),
    myCollaboration: (value): value is CallData<'lists', 'myCollaboration'> => isFilePage(value),
    favFiles: (value): value is CallData<'lists', 'favFiles'> => isFilePage(value),
    trashFiles: (value): value is CallData<'lists', 'trashFiles'> => isFilePage(value),
    globalFiles: (value): value is CallData<'lists', 'globalFiles'> => isFilePage(value),
  },
  folders: {
    create: (value): value is CallData<'folders', 'create'> => isRecord(value) && isFileRecord(value.file),
  },
  charts: {
    info: (value): value is CallData<'charts', 'info'> => isChartInfo(value),
  },
  importing: {
    importFile: (value): value is CallData<'importing', 'importFile'> =>
      isRecord(value) && typeof value.chartId === 'string' && isFileRecord(value.file),
  },
};
