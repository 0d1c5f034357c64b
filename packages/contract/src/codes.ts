import { FILE_UNAVAILABLE, NOT_ALLOWED, codeRow } from './reactions.ts';
import type { CodeRow } from './reactions.ts';
import type { MessageKey } from './messages/zh.ts';

/**
 * Names every envelope code. Codes below 1000, 815 and 61672 come from the documents; 70xxx are ours.
 */
export const CODE = {
  ok: '200',
  tokenForbidden: '403',
  tokenInvalid: '407',
  tokenExpired: '408',
  errorPage: '411',
  tooManyRequests: '429',
  quotaExhausted: '509',
  upgradeNeeded: '815',
  accountRestricted: '61672',
  invalidInput: '70001',
  fileUnavailable: FILE_UNAVAILABLE,
  titleTaken: '70003',
  folderTooDeep: '70004',
  moveIntoItself: '70005',
  idempotencyMismatch: '70006',
  wrongCredentials: '70007',
  batchTooLarge: '70008',
  notInTrash: '70009',
  templateUnavailable: '70010',
  originRefused: '70011',
  unknownCall: '70012',
  notAllowed: NOT_ALLOWED,
  databaseBusy: '70014',
  folderTooLarge: '70015',
  codeTooSoon: '70016',
  codeWrong: '70017',
  bindingTaken: '70018',
  alreadyBound: '70019',
  notBound: '70020',
  lastBinding: '70021',
  proofNeeded: '70022',
  phoneNeeded: '70023',
  messageFailed: '70024',
  notPublishable: '70025',
  wrongPassword: '70026',
  importFormatUnknown: '70027',
  importUnreadable: '70028',
  fileTooLarge: '70029',
  exportNotReady: '70030',
  exportKeyInvalid: '70031',
  gatewayFailed: '70032',
  viewPasswordNeeded: '70033',
  viewPasswordWrong: '70034',
  internal: '70500',
} as const;

/** A code that the table knows. */
export type Code = (typeof CODE)[keyof typeof CODE];

const everyRow = (): readonly CodeRow[] => Object.values(CODE).map(codeRow);

/**
 * Maps each code to its one reaction (ERR-07..13, ERR-31). A code that is not listed shows the server's message.
 */
export const CODE_TABLE: readonly CodeRow[] = /* @__PURE__ */ everyRow();

/** Message that the server sends with each code of ours, by code. */
export const CODE_MESSAGES: Readonly<Record<Code, MessageKey>> = {
  '200': 'ok',
  '403': 'error.signedOut',
  '407': 'error.signedOut',
  '408': 'error.signedOut',
  '411': 'error.generic',
  '429': 'error.tooManyRequests',
  '509': 'error.quotaExhausted',
  '815': 'error.upgradeNeeded',
  '61672': 'error.accountRestricted',
  '70001': 'error.invalidInput',
  '70002': 'error.fileUnavailable',
  '70003': 'error.titleTaken',
  '70004': 'error.folderTooDeep',
  '70005': 'error.moveIntoItself',
  '70006': 'error.idempotencyMismatch',
  '70007': 'error.wrongCredentials',
  '70008': 'error.batchTooLarge',
  '70009': 'error.notInTrash',
  '70010': 'error.templateUnavailable',
  '70011': 'error.originRefused',
  '70012': 'error.unknownCall',
  '70013': 'error.notAllowed',
  '70014': 'error.databaseBusy',
  '70015': 'error.folderTooLarge',
  '70016': 'error.codeTooSoon',
  '70017': 'error.codeWrong',
  '70018': 'error.bindingTaken',
  '70019': 'error.alreadyBound',
  '70020': 'error.notBound',
  '70021': 'error.lastBinding',
  '70022': 'error.proofNeeded',
  '70023': 'error.phoneNeeded',
  '70024': 'error.messageFailed',
  '70025': 'error.notPublishable',
  '70026': 'error.wrongPassword',
  '70027': 'error.importFormatUnknown',
  '70028': 'error.importUnreadable',
  '70029': 'error.fileTooLarge',
  '70030': 'error.exportNotReady',
  '70031': 'error.exportKeyInvalid',
  '70032': 'error.gatewayFailed',
  '70033': 'error.viewPasswordNeeded',
  '70034': 'error.viewPasswordWrong',
  '70500': 'error.generic',
};
