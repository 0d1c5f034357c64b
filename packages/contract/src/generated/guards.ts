// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import type { AnswerGuards, CallData } from '../calls.ts';

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

const isAiPrivilege = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.allowed === 'boolean' &&
  (value.reason === undefined || typeof value.reason === 'string') &&
  (value.remaining === undefined || Number.isInteger(value.remaining));

const isBatchResult = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.fileId === 'string' &&
  isFilesType(value.fileType) &&
  typeof value.code === 'string' &&
  typeof value.msg === 'string' &&
  (value.newId === undefined || typeof value.newId === 'string');

const isBindInfo = (value: unknown): boolean =>
  isRecord(value) &&
  (typeof value.phone === 'string' || value.phone === null) &&
  (typeof value.email === 'string' || value.email === null) &&
  typeof value.hasPassword === 'boolean';

const isCanvasList = (value: unknown): boolean =>
  isRecord(value) &&
  isRecord(value.canvas) &&
  isList(
    value.canvas.chartCanvas,
    (item) => isRecord(item) && typeof item.definitionId === 'string' && typeof item.title === 'string',
  );

const isChartDefinition = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.def === 'string' &&
  typeof value.definitionId === 'string' &&
  Number.isInteger(value.version);

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

const isEditList = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.limited === 'boolean' &&
  isList(value.rows, (item) => typeof item === 'string');

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

const isFilesCount = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isInteger(value.count) &&
  Number.isInteger(value.fileCount) &&
  Number.isInteger(value.folderCount) &&
  Number.isInteger(value.trashChartCount);

const isFilesType = (value: unknown): boolean => value === 'chart' || value === 'folder';

const isFolderData = (value: unknown): boolean =>
  isRecord(value) &&
  (isFileRecord(value.folder) || value.folder === null) &&
  isList(value.chain, (item) => isCrumb(item)) &&
  isList(value.folders, (item) => isFolderNode(item));

const isFolderNode = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.folderId === 'string' &&
  typeof value.parentId === 'string' &&
  typeof value.title === 'string' &&
  typeof value.hasChildren === 'boolean';

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

const isFolderTree = (value: unknown): boolean =>
  isRecord(value) &&
  isList(value.folders, (item) => isFolderNode(item)) &&
  typeof value.truncated === 'boolean';

const isHandOff = (value: unknown): boolean =>
  isRecord(value) && typeof value.code === 'string' && Number.isInteger(value.expireTime);

const isNotification = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  (value.type === 'collaboratorLeft' || value.type === 'fileCloned') &&
  typeof value.title === 'string' &&
  typeof value.content === 'string' &&
  typeof value.read === 'boolean' &&
  Number.isInteger(value.createTime);

const isNotificationCount = (value: unknown): boolean => isRecord(value) && Number.isInteger(value.count);

const isNotificationPage = (value: unknown): boolean =>
  isRecord(value) &&
  isList(value.rows, (item) => isNotification(item)) &&
  Number.isInteger(value.total) &&
  Number.isInteger(value.page) &&
  Number.isInteger(value.pageSize) &&
  Number.isInteger(value.pagerCount) &&
  (typeof value.cursor === 'string' || value.cursor === null);

const isPermission = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.allowed === 'boolean' &&
  (value.reason === undefined || typeof value.reason === 'string') &&
  (value.remaining === undefined || Number.isInteger(value.remaining));

const isPerson = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.userId === 'string' &&
  (value.fullName === undefined || typeof value.fullName === 'string') &&
  (value.photoUrl === undefined || typeof value.photoUrl === 'string');

const isPersonal = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.userId === 'string' &&
  typeof value.userName === 'string' &&
  typeof value.fullName === 'string' &&
  (value.phone === undefined || typeof value.phone === 'string') &&
  (value.email === undefined || typeof value.email === 'string') &&
  typeof value.photoUrl === 'string' &&
  (value.locale === 'zh' || value.locale === 'en') &&
  isProfile(value.profile);

const isPrivilege = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.userId === 'string' &&
  typeof value.userName === 'string' &&
  typeof value.fullName === 'string' &&
  typeof value.member === 'boolean' &&
  typeof value.orgMember === 'boolean' &&
  Number.isInteger(value.fileCount) &&
  Number.isInteger(value.usedFileCount) &&
  typeof value.createChartStatus === 'string' &&
  Number.isInteger(value.registDate) &&
  typeof value.registerType === 'string' &&
  isProfile(value.profile) &&
  isRecord(value.auth) &&
  (value.auth.teamId === undefined || typeof value.auth.teamId === 'string') &&
  (value.auth.orgId === undefined || typeof value.auth.orgId === 'string') &&
  areOptional(value, Number.isInteger, ['expireTime', 'orgExpireTime', 'lastLogin']);

const isProfile = (value: unknown): boolean =>
  isRecord(value) &&
  (value.company === undefined || typeof value.company === 'string') &&
  (value.specialty === undefined || typeof value.specialty === 'string') &&
  (value.companyIndustry === undefined ||
    typeof value.companyIndustry === 'string' ||
    typeof value.companyIndustry === 'number');

const isRestoreChange = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isInteger(value.trashChartCount) &&
  Number.isInteger(value.usedFileCount) &&
  typeof value.folderId === 'string' &&
  typeof value.toRoot === 'boolean';

const isSafeGrant = (value: unknown): boolean =>
  isRecord(value) && typeof value.token === 'string' && Number.isInteger(value.expireTime);

const isSentCode = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.target === 'string' &&
  Number.isInteger(value.nextTime) &&
  Number.isInteger(value.expireTime);

const isSessionGrant = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.token === 'string' &&
  Number.isInteger(value.expireTime) &&
  typeof value.userId === 'string';

const isSignKey = (value: unknown): boolean =>
  isRecord(value) && typeof value.key === 'string' && Number.isInteger(value.expireTime);

const isTrashChange = (value: unknown): boolean =>
  isRecord(value) && Number.isInteger(value.trashChartCount) && Number.isInteger(value.usedFileCount);

const isTrashInfo = (value: unknown): boolean => isRecord(value) && Number.isInteger(value.trashChartCount);

const isUserInfo = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.userId === 'string' &&
  typeof value.userName === 'string' &&
  typeof value.fullName === 'string' &&
  (value.phone === undefined || typeof value.phone === 'string') &&
  (value.email === undefined || typeof value.email === 'string') &&
  typeof value.photoUrl === 'string' &&
  (value.locale === 'zh' || value.locale === 'en');

const isViewLink = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.path === 'string' &&
  typeof value.enabled === 'boolean' &&
  typeof value.hasPassword === 'boolean' &&
  Number.isInteger(value.createTime);

const isWemeetSignature = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.corpId === 'string' &&
  typeof value.sdkId === 'string' &&
  typeof value.timestamp === 'string' &&
  typeof value.nonceStr === 'string' &&
  typeof value.signature === 'string';

/** Tells for every call whether a value is what it answers; extra fields are fine. */
export const answerGuards: AnswerGuards = {
  session: {
    signIn: (value): value is CallData<'session', 'signIn'> => isSessionGrant(value),
    resume: (value): value is CallData<'session', 'resume'> => isSessionGrant(value),
    verify: (value): value is CallData<'session', 'verify'> => isSessionGrant(value),
    handOff: (value): value is CallData<'session', 'handOff'> => isHandOff(value),
    exchange: (value): value is CallData<'session', 'exchange'> => isSessionGrant(value),
    signOut: (value): value is CallData<'session', 'signOut'> => isRecord(value),
  },
  user: {
    privilege: (value): value is CallData<'user', 'privilege'> =>
      isRecord(value) && isPrivilege(value.privilege),
    info: (value): value is CallData<'user', 'info'> =>
      isRecord(value) &&
      isUserInfo(value.user) &&
      (value.top === undefined || isFileRecord(value.top) || value.top === null),
    getProfile: (value): value is CallData<'user', 'getProfile'> =>
      isRecord(value) && isProfile(value.profile),
    getPersonal: (value): value is CallData<'user', 'getPersonal'> =>
      isRecord(value) && isPersonal(value.personal),
  },
  lists: {
    loadFiles: (value): value is CallData<'lists', 'loadFiles'> => isFolderPage(value),
    historyFiles: (value): value is CallData<'lists', 'historyFiles'> => isFilePage(value),
    collaborationFiles: (value): value is CallData<'lists', 'collaborationFiles'> => isFilePage(value),
    myCollaboration: (value): value is CallData<'lists', 'myCollaboration'> => isFilePage(value),
    favFiles: (value): value is CallData<'lists', 'favFiles'> => isFilePage(value),
    trashFiles: (value): value is CallData<'lists', 'trashFiles'> => isFilePage(value),
    globalFiles: (value): value is CallData<'lists', 'globalFiles'> => isFilePage(value),
    filesCount: (value): value is CallData<'lists', 'filesCount'> => isFilesCount(value),
    trashCount: (value): value is CallData<'lists', 'trashCount'> => isTrashInfo(value),
  },
  folders: {
    create: (value): value is CallData<'folders', 'create'> => isRecord(value) && isFileRecord(value.file),
    rename: (value): value is CallData<'folders', 'rename'> => isRecord(value) && isFileRecord(value.file),
    sort: (value): value is CallData<'folders', 'sort'> => isRecord(value) && isFileRecord(value.file),
    sortAll: (value): value is CallData<'folders', 'sortAll'> =>
      isRecord(value) && Number.isInteger(value.count),
    toTrash: (value): value is CallData<'folders', 'toTrash'> => isTrashChange(value),
    move: (value): value is CallData<'folders', 'move'> => isRecord(value) && isFileRecord(value.file),
    copy: (value): value is CallData<'folders', 'copy'> => isRecord(value) && isFileRecord(value.file),
    restore: (value): value is CallData<'folders', 'restore'> => isRestoreChange(value),
    removeFromTrash: (value): value is CallData<'folders', 'removeFromTrash'> => isTrashChange(value),
    batchOperation: (value): value is CallData<'folders', 'batchOperation'> =>
      isRecord(value) && isList(value.results, (item) => isBatchResult(item)),
    getFolderData: (value): value is CallData<'folders', 'getFolderData'> => isFolderData(value),
    getAllFolderData: (value): value is CallData<'folders', 'getAllFolderData'> => isFolderTree(value),
  },
  charts: {
    create: (value): value is CallData<'charts', 'create'> =>
      isRecord(value) && typeof value.chartId === 'string' && isFileRecord(value.file),
    cloneFile: (value): value is CallData<'charts', 'cloneFile'> =>
      isRecord(value) && typeof value.chartId === 'string' && isFileRecord(value.file),
    info: (value): value is CallData<'charts', 'info'> => isChartInfo(value),
    rename: (value): value is CallData<'charts', 'rename'> => isRecord(value) && isFileRecord(value.file),
    editList: (value): value is CallData<'charts', 'editList'> => isEditList(value),
    overrunState: (value): value is CallData<'charts', 'overrunState'> => isPermission(value),
    definition: (value): value is CallData<'charts', 'definition'> => isChartDefinition(value),
    canvases: (value): value is CallData<'charts', 'canvases'> => isCanvasList(value),
  },
  favourites: {
    toggle: (value): value is CallData<'favourites', 'toggle'> =>
      isRecord(value) && typeof value.favourite === 'boolean',
    cancel: (value): value is CallData<'favourites', 'cancel'> =>
      isRecord(value) && typeof value.favourite === 'boolean',
  },
  account: {
    sendPhoneCode: (value): value is CallData<'account', 'sendPhoneCode'> => isSentCode(value),
    sendEmailCode: (value): value is CallData<'account', 'sendEmailCode'> => isSentCode(value),
    checkSafe: (value): value is CallData<'account', 'checkSafe'> => isSafeGrant(value),
    bindPhone: (value): value is CallData<'account', 'bindPhone'> =>
      isRecord(value) && isBindInfo(value.bindings),
    bindEmail: (value): value is CallData<'account', 'bindEmail'> =>
      isRecord(value) && isBindInfo(value.bindings),
    bindPhoneByToken: (value): value is CallData<'account', 'bindPhoneByToken'> =>
      isRecord(value) && isBindInfo(value.bindings),
    bindEmailByToken: (value): value is CallData<'account', 'bindEmailByToken'> =>
      isRecord(value) && isBindInfo(value.bindings),
    replacePhone: (value): value is CallData<'account', 'replacePhone'> =>
      isRecord(value) && isBindInfo(value.bindings),
    replaceEmail: (value): value is CallData<'account', 'replaceEmail'> =>
      isRecord(value) && isBindInfo(value.bindings),
    unbind: (value): value is CallData<'account', 'unbind'> => isRecord(value) && isBindInfo(value.bindings),
    updatePassword: (value): value is CallData<'account', 'updatePassword'> => isRecord(value),
    bindInfo: (value): value is CallData<'account', 'bindInfo'> =>
      isRecord(value) && isBindInfo(value.bindings),
    publishBlack: (value): value is CallData<'account', 'publishBlack'> => typeof value === 'boolean',
    savePersonal: (value): value is CallData<'account', 'savePersonal'> =>
      isRecord(value) && isUserInfo(value.user),
    changeFullName: (value): value is CallData<'account', 'changeFullName'> =>
      isRecord(value) && isUserInfo(value.user),
    saveInformation: (value): value is CallData<'account', 'saveInformation'> =>
      isRecord(value) &&
      isUserInfo(value.user) &&
      (value.state === 'none' ||
        value.state === 'pending' ||
        value.state === 'passed' ||
        value.state === 'refused'),
    informationState: (value): value is CallData<'account', 'informationState'> =>
      isRecord(value) &&
      (value.state === 'none' ||
        value.state === 'pending' ||
        value.state === 'passed' ||
        value.state === 'refused'),
    aiPrivilege: (value): value is CallData<'account', 'aiPrivilege'> =>
      isRecord(value) && isAiPrivilege(value.aiPrivilege),
    bindThirdPhone: (value): value is CallData<'account', 'bindThirdPhone'> =>
      isRecord(value) && isBindInfo(value.bindings),
  },
  notifications: {
    count: (value): value is CallData<'notifications', 'count'> => isNotificationCount(value),
    getList: (value): value is CallData<'notifications', 'getList'> => isNotificationPage(value),
    read: (value): value is CallData<'notifications', 'read'> => isNotificationCount(value),
    readAll: (value): value is CallData<'notifications', 'readAll'> => isNotificationCount(value),
    remove: (value): value is CallData<'notifications', 'remove'> => isNotificationCount(value),
    removeAll: (value): value is CallData<'notifications', 'removeAll'> => isNotificationCount(value),
  },
  publishing: {
    publish: (value): value is CallData<'publishing', 'publish'> =>
      isRecord(value) && isFileRecord(value.file),
    cancel: (value): value is CallData<'publishing', 'cancel'> => isRecord(value) && isFileRecord(value.file),
  },
  collaboration: {
    quit: (value): value is CallData<'collaboration', 'quit'> => isRecord(value),
  },
  viewLinks: {
    getLink: (value): value is CallData<'viewLinks', 'getLink'> =>
      isRecord(value) && (isViewLink(value.link) || value.link === null),
    addPassword: (value): value is CallData<'viewLinks', 'addPassword'> =>
      isRecord(value) && isViewLink(value.link),
    removePassword: (value): value is CallData<'viewLinks', 'removePassword'> =>
      isRecord(value) && (isViewLink(value.link) || value.link === null),
    delLink: (value): value is CallData<'viewLinks', 'delLink'> =>
      isRecord(value) && (isViewLink(value.link) || value.link === null),
    updateLink: (value): value is CallData<'viewLinks', 'updateLink'> =>
      isRecord(value) && isViewLink(value.link),
    open: (value): value is CallData<'viewLinks', 'open'> => isChartInfo(value),
  },
  exporting: {
    power: (value): value is CallData<'exporting', 'power'> => isPermission(value),
    signKey: (value): value is CallData<'exporting', 'signKey'> => isSignKey(value),
    record: (value): value is CallData<'exporting', 'record'> => typeof value === 'string',
  },
  importing: {
    importFile: (value): value is CallData<'importing', 'importFile'> =>
      isRecord(value) && typeof value.chartId === 'string' && isFileRecord(value.file),
  },
  wemeet: {
    getSignUrl: (value): value is CallData<'wemeet', 'getSignUrl'> => isWemeetSignature(value),
    unbind: (value): value is CallData<'wemeet', 'unbind'> =>
      isRecord(value) && typeof value.bound === 'boolean',
    thirdBinding: (value): value is CallData<'wemeet', 'thirdBinding'> =>
      isRecord(value) && typeof value.bound === 'boolean',
  },
};
