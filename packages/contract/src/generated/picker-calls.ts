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

const isText = (value: unknown): boolean => typeof value === 'string';

const isFlag = (value: unknown): boolean => typeof value === 'boolean';

const areOptional = (
  value: Fields,
  isValue: (value: unknown) => boolean,
  names: readonly string[],
): boolean => names.every((name) => value[name] === undefined || isValue(value[name]));

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
  typeof value.title === 'string' &&
  typeof value.category === 'string' &&
  (value.fileType === undefined || isFilesType(value.fileType)) &&
  (value._filesType === undefined || isFilesType(value._filesType)) &&
  (value.index === undefined || typeof value.index === 'string' || typeof value.index === 'number') &&
  (value.owner === undefined || isPerson(value.owner)) &&
  (value.creator === undefined || isPerson(value.creator)) &&
  (value.lockType === undefined || value.lockType === '1' || value.lockType === '2') &&
  (value.path === undefined || isList(value.path, (item) => isCrumb(item))) &&
  areOptional(value, isText, [
    '_id',
    'chartId',
    'fileId',
    'folderId',
    'parentId',
    '_parentId',
    'templateId',
    'chartType',
    'status',
    'cloneId',
    'thumbnail',
    'orgId',
    'ownerEditState',
  ]) &&
  areOptional(value, isFlag, ['ignore', 'collaboration', 'publicClone', 'isCanEditor', 'favourite']) &&
  areOptional(value, Number.isInteger, [
    'canvasCount',
    'deleteTime',
    'createTime',
    'lastModify',
    'openTime',
    'inviteTime',
    'childCount',
  ]);

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

const reading = { method: 'GET', encoding: 'query', needToken: true, write: false, decided: true } as const;

const writing = { method: 'POST', encoding: 'form', needToken: true, write: true, decided: true } as const;

/** Holds method, path, encoding and token rule of the calls that a picker makes. */
export const pickerCalls: Part<CallTable> = {
  user: {
    info: { ...reading, name: 'user.info', path: '/api/personal/user/info' },
  },
  lists: {
    loadFiles: { ...reading, name: 'lists.loadFiles', path: '/api/personal/folder/load_files' },
    historyFiles: { ...reading, name: 'lists.historyFiles', path: '/api/personal/folder/history_files' },
    collaborationFiles: {
      ...reading,
      name: 'lists.collaborationFiles',
      path: '/api/personal/folder/collaboration_files',
    },
    myCollaboration: {
      ...reading,
      name: 'lists.myCollaboration',
      path: '/api/personal/my/collaboration/page',
    },
    favFiles: { ...reading, name: 'lists.favFiles', path: '/api/personal/folder/fav_files' },
    trashFiles: { ...reading, name: 'lists.trashFiles', path: '/api/personal/folder/trash_files' },
    globalFiles: { ...reading, name: 'lists.globalFiles', path: '/api/personal/folder/global_files' },
  },
  folders: {
    create: { ...writing, name: 'folders.create', path: '/api/personal/folder/new' },
  },
  charts: {
    info: { ...reading, name: 'charts.info', path: '/api/personal/chart/get/info', needToken: false },
  },
  importing: {
    importFile: {
      ...writing,
      name: 'importing.importFile',
      path: '/api/personal/import/file',
      encoding: 'multipart',
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
