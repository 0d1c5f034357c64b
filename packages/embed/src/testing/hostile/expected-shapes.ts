/**
 * A shape in a notation of its own, so that it shares nothing with the guards it is compared with: `text 1 64`,
 * `whole 0 24`, `flag`, `null`, `any`, `= word|word`, `list 100 name`, `@name` of the table; an object for exactly these
 * fields, `name?` for one that may be missing, and a list for alternatives.
 */
export type Shape = string | { readonly [field: string]: Shape } | readonly Shape[];

const place = { view: '@key', folderId: '@key', scroll: '@amount' };
const look = {
  theme: '= light|dark|auto',
  locale: '= zh|en',
  variables: { 'accent?': '@colour', 'radius?': 'whole 0 24', 'font?': 'text 1 120' },
};
const setup = {
  surface: '= container|modal|popup|page|host',
  ticket: '@key',
  'title?': '@label',
  'confirmLabel?': '@label',
  'labels?': '@labels',
  'hide?': 'list 5 @part',
  'policy?': { 'navigate?': '= allow|deny', 'download?': '= allow|deny' },
  'telemetry?': 'flag',
};
const start = ['= root|last', { folderId: '@key' }];
const error = { code: 'text 1 32', retry: 'flag', 'detail?': 'text 0 500' };

/** Shapes of everything that may travel, by name, as the protocol has them. */
export const SHAPES = {
  '@key': 'text 1 64',
  '@label': 'text 1 120',
  '@amount': 'whole 0 9007199254740991',
  '@version': 'whole 1 10000',
  '@feature': 'text 0 64',
  '@part': '= head|tray|tabs|search|breadcrumb',
  '@tab': '= mine|recent|starred|shared',
  '@source': '= library|partner',
  '@grant': { value: 'text 1 4096', 'expiresAt?': '@amount' },
  '@item': { id: '@key', title: 'text 0 256', category: '@key', 'modifiedAt?': '@amount' },
  '@items': 'list 100 @item',
  '@command': { id: '@key', label: '@label', 'needs?': '= selection|nothing' },
  '@outcome': [{ status: '= cancelled' }, { status: '= refused', code: '@key' }],

  'message req': { t: '= req', id: '@amount', m: 'text 1 64', 'p?': 'any', d: '@amount' },
  'message ack': { t: '= ack', id: '@amount' },
  'message cancel': { t: '= cancel', id: '@amount' },
  'message ping': { t: '= ping', id: '@amount' },
  'message pong': { t: '= pong', id: '@amount' },
  'message res': [
    { t: '= res', id: '@amount', 'ok?': 'any' },
    { t: '= res', id: '@amount', err: error },
  ],
  'message evt': { t: '= evt', seq: '@amount', n: 'text 1 64', 'd?': 'any' },
  'message bye': { t: '= bye', reason: '= unload|closed' },

  'host token.get': { reason: '= initial|expiring|rejected|wake|stepUp', scopes: 'list 16 @key' },
  'host commit': { 'value?': 'any' },
  'host item.check': { items: '@items' },
  'host command.run': { id: '@key', items: '@items' },
  'host pay.present': {
    orderId: '@key',
    provider: '= wechat|alipay',
    qr: 'text 1 2048',
    expiresAt: '@amount',
  },
  'host nav.open': { url: '@address', kind: '= file|page', disposition: '= new|same' },
  'host store.get': { key: '@key' },
  'host store.set': { key: '@key', value: 'text 0 16384' },
  'host close': { outcome: '@outcome' },

  'event ready': 'null',
  'event selection': { items: '@items' },
  'event navigated': place,
  'event session': { state: '= active|expiring|interrupted|expired', recoverable: 'flag' },
  'event shortcut': { key: '@key' },
  'event focusLeave': { direction: '= forward|backward' },
  'event resize': { height: '@amount' },
  'event progress': { name: '@key', done: '@amount', total: '@amount' },
  'event telemetry': {
    name: '= painted|list|search|commit|problem',
    'ms?': '@amount',
    'code?': '@key',
  },

  'guest surface.update': { 'theme?': look.theme, 'locale?': look.locale, 'variables?': look.variables },
  'guest surface.act': [
    { act: '= confirm|clear|refresh' },
    { act: '= search', keyword: 'text 0 120' },
    { act: '= open', folderId: '@key' },
  ],
  'guest token.push': '@grant',
  'guest focus.enter': { direction: '= forward|backward' },
  'guest back': 'null',

  'first paint': {
    theme: look.theme,
    locale: look.locale,
    'variables?': look.variables,
    'token?': '@grant',
    'replay?': { ...place, selection: '@items' },
  },
  config: [
    {
      ...setup,
      task: '= pick-files',
      multiple: 'flag',
      max: 'whole 1 100',
      types: 'list 64 @key',
      start,
      'tabs?': 'list 4 @tab',
      'preselect?': 'list 100 @key',
      'checks?': 'flag',
      'commands?': 'list 8 @command',
      'create?': 'flag',
      'upload?': 'flag',
      'link?': '= none|optional|required',
    },
    {
      ...setup,
      task: '= pick-location',
      start,
      'name?': '@label',
      conflict: '= warn|block|accept',
      create: 'flag',
    },
    {
      ...setup,
      task: '= choose-template',
      sources: 'list 2 @source',
      'kind?': '= flow|mind',
      'scene?': '@key',
      'keyword?': 'text 0 120',
      'folderId?': '@key',
    },
    {
      ...setup,
      task: '= file-area',
      route: '= recent|mine|shared|starred|trash|search',
      'folderId?': '@key',
      'keyword?': 'text 0 120',
    },
    { ...setup, task: '= open-file', fileId: '@key' },
    { ...setup, task: '= dialog', name: '@key', 'params?': 'any' },
  ],
} as const satisfies Readonly<Record<string, Shape>>;
