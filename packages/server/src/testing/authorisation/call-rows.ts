import * as CODE from '@chartdock/contract/codes';
import { createBlankDefinition } from '../../domains/definitions/index.ts';
import type { Scope } from '../../kernel/calls/scopes.ts';
import { TEST_PASSWORD } from '../test-server.ts';
import type { Use } from './rights.ts';

/** Kind of thing that a field names: by `either` a file or a folder, with the type of it in another field. */
export type Named = 'file' | 'folder' | 'either' | 'notice';

/** A field that names something, and the call's use of that. */
export interface NamingField {
  readonly names: Named;
  readonly use: Use;
  /** The field that says whether it is a file or a folder. */
  readonly typeIn?: string;
  /** Whether the field is a list of named things. */
  readonly isList?: true;
}

/** Who gets past the door of a call: everyone; visitors too, as visitors; tokens of a scope; every token; only the person's own sessions; or only those of operators, whom the matrix does not know. */
export type Door =
  | { readonly for: 'everyone' }
  | { readonly for: 'visitors' | 'scope'; readonly scope: Scope }
  | { readonly for: 'any token' | 'own sessions' | 'operators' };

/** Expectations of a call, declared here and not read off its implementation. */
export interface CallRow {
  readonly door: Door;
  /** Whether a token for items may make it at all. Default false. */
  readonly takesItems?: boolean;
  readonly fields?: Readonly<Record<string, NamingField>>;
  /** Values of the other fields. */
  readonly fill?: Readonly<Record<string, unknown>>;
  /** When a restricted account is refused: before anything is looked for, once it may see the thing, or once it may use it so. Default never. */
  readonly restricted?: 'first' | 'last' | 'allowed';
  /** Codes that may be answered in place of 200 to someone who may. */
  readonly business?: readonly string[];
  /** Where the request comes from; by default from a program. */
  readonly from?: 'our page' | 'partner page';
  /** Whether the response names the outcome for each item. */
  readonly byItem?: true;
}

const file = (use: Use): NamingField => ({ names: 'file', use });
const folder = (use: Use): NamingField => ({ names: 'folder', use });
const either = (use: Use): NamingField => ({ names: 'either', use, typeIn: 'fileType' });
/** A file or folder whose type stands in `type`. */
const typed = (use: Use): NamingField => ({ names: 'either', use, typeIn: 'type' });
const notice: NamingField = { names: 'notice', use: 'notice' };

const read: Door = { for: 'scope', scope: 'files:read' };
const write: Door = { for: 'scope', scope: 'files:write' };
const exporting: Door = { for: 'scope', scope: 'export' };
const publish: Door = { for: 'scope', scope: 'publish' };
const share: Door = { for: 'scope', scope: 'share' };
const pay: Door = { for: 'scope', scope: 'pay' };
const visitors: Door = { for: 'visitors', scope: 'files:read' };
const own: Door = { for: 'own sessions' };
const operators: Door = { for: 'operators' };
const anyToken: Door = { for: 'any token' };
const everyone: Door = { for: 'everyone' };

const PHONE = '13900001111';
/** An order that is nobody's. */
const ORDER = { orderId: '01890000-0000-7000-8000-0000000000ff' };

const CONTACT = { phone: PHONE, code: '123456' };
const ADDRESS = { email: 'new@example.test', code: '123456' };
const BY_CODE = [CODE.codeWrong, CODE.alreadyBound, CODE.notBound];
const BY_TOKEN = [CODE.proofNeeded, CODE.codeWrong, CODE.notBound, CODE.lastBinding];
const CLIENT = { client: 'partner' };
/**
 * Description of the partner's page by the page that asks for consent: an address that the partner of the tests has registered.
 */
const CONNECTING = { redirect: 'https://partner.example', mode: 'message' };
/** An id that is nobody's. */
const STRANGER = '01890000-0000-7000-8000-00000000cafe';
const batch = (type: string, row: Omit<CallRow, 'door' | 'fill'>): CallRow => ({
  door: write,
  fill: { type },
  byItem: true,
  ...row,
});
const canvases = (fill: Readonly<Record<string, unknown>>): CallRow => ({
  door: write,
  takesItems: true,
  fields: { chartId: file('edit') },
  fill,
  restricted: 'first',
});
const items = (use: Use): NamingField => ({ names: 'either', use, typeIn: 'fileType', isList: true });

const OF_A_LINK: CallRow = {
  door: share,
  fields: { linkId: file('hint') },
  business: [CODE.fileUnavailable],
};
const OF_A_REQUEST: CallRow = {
  door: share,
  fields: { requestId: file('hint') },
  business: [CODE.fileUnavailable],
};

const REGISTRATION = {
  businessType: 'personal',
  userSource: 'register',
  registerType: 'email',
  terminalType: 'web',
  channelType: 'po',
  device: {},
};

/** Declares who may make each call and its use of each thing. A call without a row fails the matrix. */
export const CALL_ROWS: Readonly<Record<string, readonly CallRow[]>> = {
  'account.sendPhoneCode': [
    { door: own, business: [CODE.codeTooSoon, CODE.messageFailed] },
    { door: own, fill: { phone: PHONE }, business: [CODE.codeTooSoon, CODE.messageFailed] },
  ],
  'account.sendEmailCode': [{ door: own, business: [CODE.codeTooSoon, CODE.messageFailed] }],
  'account.checkSafe': [
    { door: own, fill: { type: 'password', password: TEST_PASSWORD } },
    { door: own, fill: { type: 'email', code: '123456' }, business: BY_CODE },
  ],
  'account.bindPhone': [{ door: own, fill: CONTACT, business: BY_CODE }],
  'account.bindEmail': [{ door: own, fill: ADDRESS, business: BY_CODE }],
  'account.bindPhoneByToken': [{ door: own, fill: { ...CONTACT, token: 'x' }, business: BY_TOKEN }],
  'account.bindEmailByToken': [{ door: own, fill: { ...ADDRESS, token: 'x' }, business: BY_TOKEN }],
  'account.replacePhone': [
    { door: own, fill: { ...CONTACT, replaceBindType: 'email', safeCode: '123456' }, business: BY_CODE },
  ],
  'account.replaceEmail': [
    { door: own, fill: { ...ADDRESS, replaceBindType: 'phone', safeCode: '123456' }, business: BY_CODE },
  ],
  'account.devices': [{ door: own }],
  'account.endDevice': [{ door: own, fields: { id: file('hint') } }],
  'account.trackRegistration': [{ door: own, fill: REGISTRATION }],
  'account.unbind': [{ door: own, fill: { type: 'phone', token: 'x' }, business: BY_TOKEN }],
  'account.updatePassword': [{ door: own, fill: { oldPassword: TEST_PASSWORD, password: 'Neupass22' } }],
  'account.bindInfo': [{ door: publish, takesItems: true }],
  'account.publishBlack': [{ door: publish, takesItems: true }],
  'account.savePersonal': [{ door: own, fill: { company: 'Company' } }],
  'account.changeFullName': [{ door: own, fill: { fullName: 'Other' }, restricted: 'first' }],
  'account.saveInformation': [{ door: own, fill: { company: 'Company' } }],
  'account.informationState': [{ door: own }],
  'account.aiPrivilege': [{ door: own }],
  'account.bindThirdPhone': [
    {
      door: own,
      fill: { mluuuid: 'request', idFlag: 'phone', idVal: PHONE, partner: 'partner', poInfo: '123456' },
      business: BY_CODE,
    },
  ],
  'ai.write': [
    { door: own, fill: { purpose: 'mind', prompt: 'Tea' }, restricted: 'first', business: ['70032'] },
  ],
  'charts.create': [
    {
      door: write,
      takesItems: true,
      fields: { folderId: folder('edit') },
      fill: { category: 'flow', title: 'New' },
      restricted: 'first',
    },
    {
      door: write,
      takesItems: true,
      fields: { templateId: file('template') },
      fill: { category: 'flow', title: 'New' },
      restricted: 'first',
    },
  ],
  'charts.cloneFile': [
    {
      door: write,
      takesItems: true,
      fields: { id: file('copy'), parentId: folder('edit') },
      fill: { category: 'flow' },
      restricted: 'first',
    },
  ],
  'charts.info': [{ door: visitors, takesItems: true, fields: { chartId: file('read') } }],
  'charts.rename': [
    {
      door: write,
      takesItems: true,
      fields: { chartId: file('edit') },
      fill: { title: 'Renamed' },
      restricted: 'first',
    },
  ],
  'charts.editList': [{ door: read }],
  'charts.overrunState': [
    { door: read, takesItems: true },
    { door: read, takesItems: true, fields: { chartId: file('read') } },
  ],
  'charts.definition': [{ door: read, takesItems: true, fields: { chartId: file('read') } }],
  'charts.content': [
    { door: visitors, takesItems: true, fields: { id: file('read') } },
    { door: visitors, takesItems: true, fields: { id: file('read') }, fill: { show: 'definition' } },
  ],
  'charts.canvases': [{ door: read, takesItems: true, fields: { chartId: file('read') } }],
  'collaboration.listUsers': [
    // Things in trash are shared with nobody.
    { door: share, fields: { id: typed('read') }, business: [CODE.fileUnavailable] },
  ],
  'collaboration.add': [
    {
      door: share,
      fields: { id: typed('share') },
      fill: { account: 'someone@else.example', role: 'viewer' },
      restricted: 'first',
    },
    {
      door: share,
      fields: { collaUserId: file('hint') },
      fill: { type: 'chart', id: STRANGER, role: 'viewer' },
      restricted: 'first',
      business: [CODE.fileUnavailable],
    },
  ],
  'collaboration.setRole': [
    {
      door: share,
      fields: { id: typed('share'), collaUserId: file('hint') },
      fill: { role: 'viewer' },
      business: [CODE.fileUnavailable],
    },
  ],
  'collaboration.remove': [
    {
      door: share,
      fields: { id: typed('share'), collaUserId: file('hint') },
      business: [CODE.fileUnavailable],
    },
  ],
  // It is the owner's alone.
  'collaboration.narrow': [
    { door: share, fields: { id: typed('share') }, fill: { most: 'none' }, business: [CODE.notAllowed] },
  ],
  'collaboration.offerOwner': [
    {
      door: own,
      fields: { id: typed('publish'), collaUserId: file('hint') },
      restricted: 'first',
      business: [CODE.fileUnavailable],
    },
  ],
  // Nobody in the matrix is offered anything.
  'collaboration.answerOffer': [
    { door: own, fields: { id: typed('read') }, fill: { accept: false }, business: [CODE.fileUnavailable] },
  ],
  'collaborationLinks.create': [{ door: share, fields: { id: typed('share') }, restricted: 'first' }],
  'collaborationLinks.update': [{ ...OF_A_LINK, restricted: 'first' }],
  'collaborationLinks.status': [{ ...OF_A_LINK, fill: { enabled: false } }],
  'collaborationLinks.reset': [{ ...OF_A_LINK, restricted: 'first' }],
  'collaborationLinks.remove': [OF_A_LINK],
  'collaborationLinks.mine': [{ door: share }],
  'collaborationLinks.open': [
    { door: read, fill: { link: 'x'.repeat(22) }, business: [CODE.fileUnavailable] },
  ],
  'collaborationLinks.join': [
    { door: write, fill: { link: 'x'.repeat(22) }, business: [CODE.fileUnavailable] },
  ],
  'collaborationRecent.getPage': [{ door: share }],
  'collaborationRecent.updateNote': [
    {
      door: own,
      fields: { collaUserId: file('hint') },
      fill: { note: 'x' },
      business: [CODE.fileUnavailable],
    },
  ],
  'collaborationRecent.del': [{ door: own, fields: { collaUserId: file('hint') } }],
  // All requests for access are answered alike; each is kept for the people who share the thing.
  'collaborationRequests.ask': [{ door: own, fields: { id: typed('ask') } }],
  'collaborationRequests.pending': [{ door: share }],
  'collaborationRequests.approve': [OF_A_REQUEST],
  'collaborationRequests.refuse': [OF_A_REQUEST],
  'collaborationRequests.decideForOrganisation': [{ ...OF_A_REQUEST, fill: { approve: true } }],
  'shareActivity.list': [{ door: share, fields: { id: typed('share') } }],
  'shareActivity.undo': [
    { door: share, fields: { activityId: file('hint') }, business: [CODE.fileUnavailable] },
  ],
  'shareSwitches.open': [{ door: share, fields: { chartId: file('share') } }],
  'shareSwitches.download': [{ door: share, fields: { chartId: file('share') }, fill: { enabled: true } }],
  'shareSwitches.copy': [{ door: share, fields: { chartId: file('share') }, fill: { enabled: true } }],
  'collaboration.quit': [{ door: write, fields: { id: { names: 'either', use: 'quit', typeIn: 'type' } } }],
  'definitions.save': [
    {
      door: write,
      takesItems: true,
      fields: { chartId: file('edit') },
      fill: { def: JSON.stringify(createBlankDefinition('flow', 'New')), version: 1 },
      restricted: 'allowed',
    },
  ],
  'definitions.applyOps': [
    {
      door: write,
      takesItems: true,
      fields: { chartId: file('edit') },
      fill: { ops: JSON.stringify([{ id: 'change', ops: [] }]), version: 1 },
      restricted: 'allowed',
    },
  ],
  'definitions.addCanvas': [canvases({})],
  'definitions.renameCanvas': [canvases({ defId: 'c0', title: 'Renamed' })],
  'definitions.orderCanvases': [canvases({ defIds: ['c0'] })],
  // The last canvas stays.
  'definitions.removeCanvas': [{ ...canvases({ defId: 'c0' }), business: [CODE.notAllowed] }],
  'definitions.revisions': [{ door: read, takesItems: true, fields: { chartId: file('edit') } }],
  'definitions.revision': [
    { door: read, takesItems: true, fields: { chartId: file('edit') }, fill: { version: 1 } },
  ],
  'definitions.restore': [canvases({ revision: 1, version: 1 })],
  'exporting.power': [
    { door: exporting, takesItems: true },
    { door: exporting, takesItems: true, fields: { chartId: file('read') } },
  ],
  'exporting.signKey': [
    { door: exporting, takesItems: true, fields: { chartId: file('take') }, restricted: 'last' },
  ],
  'exporting.record': [
    {
      door: exporting,
      takesItems: true,
      fields: { chartId: file('take') },
      fill: { exportType: 'png' },
      restricted: 'last',
    },
  ],
  'favourites.toggle': [
    { door: write, takesItems: true, fields: { chartId: file('star') }, fill: { chartType: 'chart' } },
    { door: write, takesItems: true, fields: { chartId: folder('star') }, fill: { chartType: 'folder' } },
  ],
  'favourites.cancel': [
    { door: write, takesItems: true, fields: { fileId: file('unstar') }, fill: { type: 'chart' } },
  ],
  'folders.pinned': [{ door: own }],
  'folders.pin': [{ door: own, fields: { folderId: folder('star') } }],
  'folders.unpin': [{ door: own, fields: { folderId: folder('unstar') } }],
  'folders.create': [
    {
      door: write,
      takesItems: true,
      fields: { folderId: folder('edit') },
      fill: { title: 'New' },
      restricted: 'first',
    },
  ],
  'folders.rename': [
    {
      door: write,
      takesItems: true,
      fields: { folderId: folder('edit') },
      fill: { title: 'Renamed' },
      restricted: 'first',
    },
  ],
  'folders.sort': [
    { door: write, takesItems: true, fields: { fileId: either('order') }, fill: { index: 0 } },
  ],
  'folders.sortAll': [{ door: write, takesItems: true, fields: { folderId: folder('edit') } }],
  'folders.toTrash': [{ door: write, takesItems: true, fields: { fileId: either('arrange') } }],
  'folders.move': [
    {
      door: write,
      takesItems: true,
      fields: { fileId: either('arrange'), folderId: folder('receive') },
    },
  ],
  'folders.copy': [
    {
      door: write,
      takesItems: true,
      fields: { fileId: either('copy'), folderId: folder('edit') },
      restricted: 'first',
    },
  ],
  'folders.restore': [
    { door: write, takesItems: true, fields: { fileId: either('dispose') }, business: [CODE.notInTrash] },
  ],
  'folders.removeFromTrash': [
    { door: write, fields: { fileId: either('dispose') }, business: [CODE.notInTrash] },
  ],
  'folders.batchOperation': [
    batch('to_trash', { takesItems: true, fields: { items: items('arrange') } }),
    batch('restore', {
      takesItems: true,
      fields: { items: items('dispose') },
      business: [CODE.notInTrash],
    }),
    batch('remove_from_trash', { fields: { items: items('dispose') }, business: [CODE.notInTrash] }),
    batch('move', { takesItems: true, fields: { items: items('arrange'), folderId: folder('receive') } }),
    batch('copy', {
      takesItems: true,
      fields: { items: items('copy'), folderId: folder('edit') },
      restricted: 'last',
    }),
  ],
  'folders.getFolderData': [{ door: read, takesItems: true, fields: { folderId: folder('read') } }],
  'folders.getAllFolderData': [{ door: read, takesItems: true, fields: { folderId: folder('read') } }],
  'importing.importFile': [
    {
      door: write,
      takesItems: true,
      fields: { folderId: folder('edit') },
      fill: { file: new File(['# Text'], 'text.md') },
      restricted: 'first',
    },
  ],
  'lists.loadFiles': [
    { door: read, takesItems: true },
    { door: read, takesItems: true, fields: { folderId: folder('read') } },
    { door: read, takesItems: true, fields: { locate: { names: 'either', use: 'hint' } } },
    { door: read, takesItems: true, fields: { folderId: folder('read') }, fill: { keyword: 'marked' } },
  ],
  'lists.historyFiles': [{ door: read }],
  'lists.collaborationFiles': [{ door: read }],
  'lists.myCollaboration': [{ door: read }],
  'lists.favFiles': [{ door: read }],
  'lists.trashFiles': [{ door: read }],
  'lists.globalFiles': [
    { door: read, fill: { title: 'marked' } },
    { door: read, fields: { folderId: folder('read') }, fill: { title: 'marked' } },
  ],
  'lists.filesCount': [{ door: read }, { door: read, fields: { folderId: folder('read') } }],
  'lists.trashCount': [{ door: read }],
  'notifications.count': [{ door: own }],
  'notifications.getList': [{ door: own }],
  'notifications.read': [{ door: own, fields: { id: notice } }],
  'notifications.readAll': [{ door: own }],
  'notifications.remove': [{ door: own, fields: { id: notice } }],
  'notifications.removeAll': [{ door: own }],
  'publishing.publish': [
    {
      door: publish,
      takesItems: true,
      fields: { chartId: file('publish') },
      fill: { tags: ['tag'] },
      restricted: 'first',
    },
  ],
  'publishing.cancel': [{ door: publish, takesItems: true, fields: { chartId: file('publish') } }],
  'reviews.mine': [{ door: own }],
  // A file that is not published has no price.
  'reviews.changePrice': [
    {
      door: own,
      fields: { chartId: file('publish') },
      fill: { price: '1' },
      restricted: 'first',
      business: [CODE.templateUnavailable],
    },
  ],
  'reviews.list': [{ door: operators }],
  'reviews.approve': [{ door: operators, fields: { id: file('hint') } }],
  'reviews.refuse': [{ door: operators, fields: { id: file('hint') }, fill: { reason: 'No' } }],
  'session.signIn': [
    {
      door: everyone,
      fill: { account: 'VICTIM', password: 'Wrong-pass 9' },
      business: [CODE.wrongCredentials, CODE.tooManyRequests],
    },
  ],
  'session.sendEntryCode': [
    {
      door: everyone,
      fill: { account: PHONE, purpose: 'register' },
      business: [CODE.ok, CODE.codeTooSoon, CODE.messageFailed, CODE.tooManyRequests],
    },
  ],
  'session.register': [
    {
      door: everyone,
      fill: { account: PHONE, code: '123456', password: 'Chartdock1' },
      business: [CODE.codeWrong],
    },
  ],
  'session.resetPassword': [
    {
      door: everyone,
      fill: { account: PHONE, code: '123456', password: 'Chartdock1' },
      business: [CODE.codeWrong],
    },
  ],
  'session.resume': [
    { door: everyone, business: [CODE.originRefused] },
    { door: everyone, from: 'our page', business: [CODE.tokenInvalid] },
  ],
  'session.verify': [
    { door: own, from: 'our page' },
    { door: own, business: [CODE.originRefused] },
  ],
  'session.handOff': [{ door: own }, { door: own, fill: CLIENT }],
  'session.exchange': [
    {
      door: everyone,
      fill: { code: 'x'.repeat(43), from: 'notes', ...CLIENT, secret: 'wrong' },
      business: [CODE.notAllowed, CODE.tooManyRequests],
    },
  ],
  'session.connection': [
    { door: own, fill: { ...CLIENT, ...CONNECTING } },
    {
      door: own,
      fill: { ...CLIENT, ...CONNECTING, redirect: 'https://elsewhere.example' },
      business: [CODE.originRefused],
    },
  ],
  'session.connect': [
    {
      door: own,
      from: 'our page',
      fill: { ...CLIENT, ...CONNECTING, challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
    },
  ],
  'session.signOut': [{ door: anyToken, takesItems: true }],
  'session.signOutEverywhere': [{ door: own }],
  'session.partners': [{ door: own }],
  'session.withdrawPartner': [{ door: own, fill: CLIENT }],
  // Coupons and purchases are for the person alone.
  'coupons.mine': [{ door: own }],
  'coupons.owned': [{ door: own }],
  'coupons.handSend': [{ door: own, fill: { discount: '500' }, business: [CODE.couponRefused] }],
  'coupons.receive': [{ door: own, fill: { coupon: 'NONE' }, business: [CODE.couponRefused] }],
  'coupons.exchange': [
    {
      door: own,
      fields: { templateId: file('hint') },
      fill: { coupon: 'NONE' },
      business: [CODE.templateUnavailable, CODE.couponRefused],
    },
  ],
  // A partner sells only where its token says so; whose order it is, is asked before anything else of it.
  'orders.preOrderAlipay': [
    {
      door: pay,
      fields: { chartId: file('hint') },
      fill: { orderType: 'clone' },
      business: [CODE.templateUnavailable, CODE.paymentUnavailable],
    },
  ],
  'orders.preOrderWechat': [
    {
      door: pay,
      fields: { chartId: file('hint') },
      fill: { orderType: 'clone' },
      business: [CODE.templateUnavailable, CODE.paymentUnavailable],
    },
  ],
  'orders.addPreOrderInfo': [
    {
      door: pay,
      fields: { chartId: file('hint') },
      fill: { orderType: 'clone' },
      business: [CODE.templateUnavailable],
    },
  ],
  'orders.createPayTicket': [{ door: pay, fill: ORDER, business: [CODE.orderUnavailable] }],
  'orders.payInApp': [
    { door: everyone, fill: { ticket: 'x', code: 'x' }, business: [CODE.orderUnavailable] },
  ],
  'orders.payInPage': [
    { door: everyone, fill: { ticket: 'x', goesOnAt: '/' }, business: [CODE.orderUnavailable] },
  ],
  'orders.payAlipay': [{ door: pay, fill: ORDER, business: [CODE.orderUnavailable] }],
  'orders.payWechat': [{ door: pay, fill: ORDER, business: [CODE.orderUnavailable] }],
  'orders.queryAlipay': [{ door: pay, fill: ORDER, business: [CODE.orderUnavailable] }],
  'orders.queryWechat': [{ door: pay, fill: ORDER, business: [CODE.orderUnavailable] }],
  'orders.readPreOrderInfo': [{ door: pay, fill: { uuid: STRANGER }, business: [CODE.orderUnavailable] }],
  'orders.statusCyclic': [{ door: pay, fill: { uuid: STRANGER }, business: [CODE.orderUnavailable] }],
  'orders.activityStatus': [{ door: pay, fill: ORDER, business: [CODE.orderUnavailable] }],
  'orders.deliver': [{ door: pay, fill: ORDER, business: [CODE.orderUnavailable] }],
  'orders.userPay': [{ door: own }],
  // Nobody of the matrix is in an organisation.
  'organisations.mine': [{ door: own }],
  'organisations.addMember': [{ door: own, fill: { account: 'a@b.test' }, business: [CODE.notAllowed] }],
  'organisations.removeMember': [{ door: own, fill: { userId: STRANGER }, business: [CODE.notAllowed] }],
  'organisations.accept': [{ door: own, fill: { orgId: STRANGER }, business: [CODE.notAllowed] }],
  'organisations.decline': [{ door: own, fill: { orgId: STRANGER } }],
  'organisations.quit': [{ door: own }],
  'orders.plans': [{ door: pay }],
  'templates.searchOfficial': [{ door: visitors, fill: { keyword: 'marked' } }],
  'templates.featured': [{ door: visitors }],
  'templates.topics': [{ door: visitors, takesItems: true }],
  'templates.scenes': [{ door: visitors, takesItems: true }],
  // A caller from no partner gets an empty list.
  'templates.ofPartner': [{ door: read }],
  'templates.partnerShelf': [{ door: read }],
  'templates.used': [{ door: read }],
  // Nobody learns about the uses or likes of others.
  'templates.usedBy': [{ door: read, fill: { userId: STRANGER }, business: [CODE.notAllowed] }],
  'templates.likeStatus': [
    {
      door: read,
      fields: { chartId: file('hint') },
      fill: { userid: STRANGER },
      business: [CODE.notAllowed],
    },
  ],
  'templates.liked': [{ door: read }],
  'templates.like': [{ door: write, fields: { chartId: file('star') }, fill: { fileType: 'chart' } }],
  // A file that is no template is not told from one that does not exist.
  'templates.cloneCheck': [{ door: read, fields: { chartId: file('hint') } }],
  'templates.clone': [
    {
      door: write,
      fields: { root: folder('edit'), chartId: file('hint') },
      restricted: 'first',
      business: [CODE.templateUnavailable],
    },
  ],
  'templates.descriptionPower': [{ door: publish, takesItems: true }],
  'user.privilege': [
    { door: read, takesItems: true },
    { door: read, takesItems: true, fill: { compulsion: true } },
  ],
  'user.info': [{ door: read, takesItems: true }],
  'user.getProfile': [{ door: read }],
  'user.getPersonal': [{ door: read }],
  'user.registered': [{ door: read }],
  'viewLinks.getLink': [{ door: share, takesItems: true, fields: { id: file('share') } }],
  'viewLinks.addPassword': [
    {
      door: share,
      takesItems: true,
      fields: { id: file('share') },
      fill: { viewPassword: 'pass1234' },
      restricted: 'first',
    },
  ],
  'viewLinks.removePassword': [{ door: share, takesItems: true, fields: { id: file('share') } }],
  'viewLinks.delLink': [{ door: share, takesItems: true, fields: { id: file('share') } }],
  'viewLinks.updateLink': [
    { door: share, takesItems: true, fields: { id: file('share') }, restricted: 'first' },
  ],
  'viewLinks.open': [
    { door: visitors, takesItems: true, fields: { id: file('read') }, fill: { link: 'x'.repeat(22) } },
  ],
  'wemeet.getSignUrl': [
    { door: own, fill: { url: 'https://example.test/' }, business: [CODE.gatewayFailed] },
  ],
  'wemeet.unbind': [{ door: own }],
  'wemeet.thirdBinding': [{ door: own, fill: { code: 'x' }, business: [CODE.gatewayFailed] }],
  'embed.launch': [
    {
      door: anyToken,
      takesItems: true,
      from: 'partner page',
      fill: {
        ...CLIENT,
        config: { task: 'export', ticket: 'ticket', surface: 'page' },
        first: { theme: 'auto', locale: 'en' },
        returnUrl: 'https://partner.example/back',
      },
    },
  ],
  'embed.exchange': [
    {
      door: everyone,
      from: 'our page',
      fill: { ...CLIENT, code: 'x'.repeat(43) },
      business: [CODE.codeWrong],
    },
  ],
  'embed.results': [
    {
      door: anyToken,
      takesItems: true,
      from: 'partner page',
      fill: { ...CLIENT, ticket: 'other', outcome: { status: 'cancelled', by: 'user' } },
    },
  ],
  'embed.resume': [
    { door: anyToken, takesItems: true, from: 'partner page', fill: { ...CLIENT, ticket: 'kept' } },
  ],
  'embed.can': [
    { door: anyToken, takesItems: true, from: 'partner page', fill: { ...CLIENT, ability: 'create' } },
  ],
  'embed.token': [
    {
      door: everyone,
      fields: { items: items('hint') },
      fill: { ...CLIENT, secret: 'wrong', userId: 'VICTIM' },
      business: [CODE.notAllowed, CODE.tooManyRequests],
    },
    {
      door: everyone,
      // Another partner, who was never let in, and says truly who it is.
      fill: { client: 'rival', secret: 'RIVAL', userId: 'VICTIM' },
      business: [CODE.notAllowed],
    },
  ],
};
