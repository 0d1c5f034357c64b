// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { areOptional, isFlag, isList, isRecord, isText } from '../guard-parts.ts';

/** Returns whether a value is a AccessRequest. */
export const isAccessRequest = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.requestId === 'string' &&
  isFilesType(value.type) &&
  typeof value.id === 'string' &&
  typeof value.title === 'string' &&
  isPerson(value.person) &&
  isCollaboratorRole(value.role) &&
  (value.message === undefined || typeof value.message === 'string') &&
  Number.isInteger(value.createTime);

/** Returns whether a value is a ChartInfo. */
export const isChartInfo = (value: unknown): boolean =>
  isRecord(value) &&
  isFileRecord(value.file) &&
  isList(
    value.canvases,
    (item) => isRecord(item) && typeof item.definitionId === 'string' && typeof item.title === 'string',
  ) &&
  Number.isInteger(value.size);

/** Returns whether a value is a CollaboratorRole. */
export const isCollaboratorRole = (value: unknown): boolean =>
  value === 'viewer' || value === 'commenter' || value === 'editor' || value === 'manager';

/** Returns whether a value is a Crumb. */
export const isCrumb = (value: unknown): boolean =>
  isRecord(value) && typeof value.folderId === 'string' && typeof value.title === 'string';

/** Returns whether a value is a FileRecord. */
export const isFileRecord = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.title === 'string' &&
  typeof value.category === 'string' &&
  (value.fileType === undefined || isFilesType(value.fileType)) &&
  (value._filesType === undefined || isFilesType(value._filesType)) &&
  (value.index === undefined || typeof value.index === 'string' || typeof value.index === 'number') &&
  (value.owner === undefined || isPerson(value.owner)) &&
  (value.creator === undefined || isPerson(value.creator)) &&
  (value.role === undefined ||
    value.role === 'viewer' ||
    value.role === 'commenter' ||
    value.role === 'editor' ||
    value.role === 'manager') &&
  (value.lockType === undefined || value.lockType === '1' || value.lockType === '2') &&
  (value.path === undefined || isList(value.path, isCrumb)) &&
  (value.match === undefined ||
    (isRecord(value.match) &&
      typeof value.match.text === 'string' &&
      isList(
        value.match.ranges,
        (item) => isRecord(item) && Number.isInteger(item.from) && Number.isInteger(item.to),
      ))) &&
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
    'favouriteTime',
    'childCount',
  ]);

/** Returns whether a value is a FilesType. */
export const isFilesType = (value: unknown): boolean => value === 'chart' || value === 'folder';

/** Returns whether a value is a Permission. */
export const isPermission = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.allowed === 'boolean' &&
  (value.reason === undefined || typeof value.reason === 'string') &&
  (value.remaining === undefined || Number.isInteger(value.remaining));

/** Returns whether a value is a Person. */
export const isPerson = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.userId === 'string' &&
  (value.fullName === undefined || typeof value.fullName === 'string') &&
  (value.photoUrl === undefined || typeof value.photoUrl === 'string');

/** Returns whether a value is a SentCode. */
export const isSentCode = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.target === 'string' &&
  Number.isInteger(value.nextTime) &&
  Number.isInteger(value.expireTime);

/** Returns whether a value is a ShareLink. */
export const isShareLink = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.linkId === 'string' &&
  (value.kind === 'view' || value.kind === 'collaboration') &&
  isFilesType(value.type) &&
  typeof value.id === 'string' &&
  typeof value.title === 'string' &&
  typeof value.path === 'string' &&
  (value.role === 'viewer' || value.role === 'commenter' || value.role === 'editor') &&
  (value.state === 'open' ||
    value.state === 'disabled' ||
    value.state === 'expired' ||
    value.state === 'powerless') &&
  typeof value.hasPassword === 'boolean' &&
  (Number.isInteger(value.expireTime) || value.expireTime === null) &&
  typeof value.download === 'boolean' &&
  typeof value.copy === 'boolean' &&
  (value.note === undefined || typeof value.note === 'string') &&
  Number.isInteger(value.views) &&
  (Number.isInteger(value.lastUsed) || value.lastUsed === null) &&
  Number.isInteger(value.createTime) &&
  isPerson(value.maker);

/** Returns whether a value is a UserInfo. */
export const isUserInfo = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.userId === 'string' &&
  typeof value.userName === 'string' &&
  typeof value.fullName === 'string' &&
  (value.phone === undefined || typeof value.phone === 'string') &&
  (value.email === undefined || typeof value.email === 'string') &&
  typeof value.photoUrl === 'string' &&
  (value.locale === 'zh' || value.locale === 'en');
