import type * as CODE from '@chartdock/contract/codes';

/** Names a code that a call is refused with. */
export type RefusalName = Exclude<keyof typeof CODE, 'ok'>;

const CONTACT = ['codeWrong', 'bindingTaken'] as const;
const ORDER = [
  ...['templateUnavailable', 'alreadyPaid', 'couponRefused', 'priceChanged'],
  'paymentUnavailable',
] as const satisfies readonly RefusalName[];
const PAYMENT = ['orderUnavailable', 'paymentUnavailable', 'gatewayFailed'] as const;
const SAVE = ['definitionConflict', 'definitionNewer', 'quotaExhausted', 'accountRestricted'] as const;
const TREE = ['folderTooDeep', 'folderTooLarge', 'accountRestricted'] as const;
const NEW_FILE = ['quotaExhausted', 'accountRestricted'] as const;

/**
 * What a call may be refused with besides what every call of its kind may be. The answers of all integration tests are
 * compared with it.
 */
export const REFUSALS_BY_CALL: Readonly<Record<string, readonly RefusalName[]>> = {
  'account.bindEmail': [...CONTACT, 'alreadyBound'],
  'account.bindEmailByToken': [...CONTACT, 'proofNeeded'],
  'account.bindPhone': [...CONTACT, 'alreadyBound'],
  'account.bindPhoneByToken': [...CONTACT, 'proofNeeded'],
  'account.bindThirdPhone': [...CONTACT, 'alreadyBound'],
  'account.changeFullName': ['accountRestricted'],
  'account.checkSafe': ['codeWrong', 'wrongPassword', 'notBound'],
  'account.replaceEmail': [...CONTACT, 'notBound', 'proofNeeded'],
  'account.replacePhone': [...CONTACT, 'notBound', 'proofNeeded'],
  'account.saveInformation': ['accountRestricted'],
  'account.savePersonal': ['accountRestricted'],
  'account.sendEmailCode': ['codeTooSoon', 'messageFailed', 'bindingTaken', 'notBound'],
  'account.sendPhoneCode': ['codeTooSoon', 'messageFailed', 'bindingTaken', 'notBound'],
  'account.unbind': ['notBound', 'lastBinding', 'proofNeeded'],
  'account.updatePassword': ['proofNeeded', 'wrongPassword'],
  'ai.write': ['gatewayFailed', 'accountRestricted'],
  'charts.cloneFile': ['upgradeNeeded', ...NEW_FILE],
  'charts.content': ['viewPasswordNeeded', 'viewPasswordWrong'],
  'charts.create': [...NEW_FILE, 'templateUnavailable', 'definitionNewer'],
  'charts.rename': ['titleTaken', 'accountRestricted'],
  'collaboration.quit': ['fileUnavailable'],
  'coupons.exchange': ['couponRefused', 'alreadyPaid', 'templateUnavailable'],
  'coupons.handSend': ['couponRefused'],
  'coupons.receive': ['couponRefused'],
  'definitions.addCanvas': [...SAVE, 'batchTooLarge'],
  'definitions.orderCanvases': SAVE,
  'definitions.removeCanvas': SAVE,
  'definitions.renameCanvas': SAVE,
  'definitions.restore': [...SAVE, 'batchTooLarge'],
  'definitions.save': [...SAVE, 'fileTooLarge'],
  'embed.exchange': ['codeWrong'],
  'embed.token': ['notAllowed', 'fileUnavailable'],
  'exporting.record': ['accountRestricted', 'upgradeNeeded', 'exportNotReady'],
  'exporting.signKey': ['accountRestricted', 'upgradeNeeded'],
  'folders.batchOperation': ['batchTooLarge', ...TREE, ...NEW_FILE],
  'folders.copy': [...TREE, ...NEW_FILE],
  'folders.create': [...TREE, 'titleTaken', 'quotaExhausted'],
  'folders.move': [...TREE, 'moveIntoItself'],
  'folders.removeFromTrash': ['fileUnavailable', 'notInTrash', 'folderTooLarge'],
  'folders.rename': ['titleTaken', 'accountRestricted'],
  'folders.restore': ['notInTrash', ...TREE, ...NEW_FILE],
  'folders.sort': ['folderTooLarge'],
  'folders.sortAll': ['folderTooLarge'],
  'folders.toTrash': ['folderTooLarge'],
  'importing.importFile': [
    ...NEW_FILE,
    ...(['importFormatUnknown', 'importUnreadable', 'fileTooLarge', 'definitionNewer'] as const),
  ],
  'lists.filesCount': ['fileUnavailable'],
  'notifications.read': ['fileUnavailable'],
  'notifications.remove': ['fileUnavailable'],
  'orders.activityStatus': PAYMENT,
  'orders.addPreOrderInfo': ORDER,
  'orders.createPayTicket': ['orderUnavailable', 'paymentUnavailable'],
  'orders.deliver': [
    'orderUnavailable',
    'paymentNeeded',
    'templateUnavailable',
    'upgradeNeeded',
    ...NEW_FILE,
  ],
  'orders.payAlipay': PAYMENT,
  'orders.payInApp': PAYMENT,
  'orders.payWechat': PAYMENT,
  'orders.preOrderAlipay': ORDER,
  'orders.preOrderWechat': ORDER,
  'orders.queryAlipay': PAYMENT,
  'orders.queryWechat': PAYMENT,
  'orders.readPreOrderInfo': ['orderUnavailable', 'templateUnavailable', 'alreadyPaid'],
  'orders.statusCyclic': ['orderUnavailable'],
  'publishing.publish': ['accountRestricted', 'phoneNeeded', 'notPublishable'],
  'reviews.approve': ['templateUnavailable'],
  'reviews.changePrice': ['fileUnavailable', 'templateUnavailable'],
  'reviews.refuse': ['templateUnavailable'],
  'session.exchange': ['originRefused', 'codeWrong', 'notAllowed'],
  'session.handOff': ['originRefused'],
  'session.resume': ['originRefused', 'tokenInvalid', 'tokenExpired'],
  'session.signIn': ['wrongCredentials', 'notAllowed'],
  'session.verify': ['originRefused'],
  'templates.clone': [
    'fileUnavailable',
    'templateUnavailable',
    'paymentNeeded',
    'upgradeNeeded',
    ...NEW_FILE,
  ],
  'templates.like': ['fileUnavailable', 'templateUnavailable'],
  'viewLinks.addPassword': ['accountRestricted'],
  'viewLinks.open': ['viewPasswordNeeded', 'viewPasswordWrong'],
  'viewLinks.updateLink': ['accountRestricted'],
  'wemeet.getSignUrl': ['notBound', 'originRefused', 'gatewayFailed'],
  'wemeet.thirdBinding': ['gatewayFailed', 'codeWrong', 'notBound'],
  'wemeet.unbind': ['notBound'],
};
