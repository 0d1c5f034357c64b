import { PLACES } from './oracle-handshake.ts';
import type { RandomNumbers } from './hostile-values.ts';
import { pickOf } from './hostile-values.ts';

const items = [
  { id: 'f1', title: 'Plan', category: 'mind' },
  { id: 'f2', title: '', category: 'flow', modifiedAt: 1_700_000_000_000 },
];
const grant = { value: 'a-token', expiresAt: 1_900_000_000_000 };
const variables = { accent: '#3366FF', radius: 8, font: 'Inter' };

/** Parameters that each method takes, as `[end, method, parameters]`. */
export const REQUESTS: readonly (readonly ['host' | 'guest', string, unknown])[] = [
  ['host', 'token.get', { reason: 'initial', scopes: [] }],
  ['host', 'token.get', { reason: 'stepUp', scopes: ['files:read', 'files:write'] }],
  ['host', 'commit', { value: items }],
  ['host', 'commit', { value: null }],
  ['host', 'item.check', { items }],
  ['host', 'pay.present', { orderId: 'o1', provider: 'wechat', qr: 'weixin://pay', expiresAt: 1 }],
  ['host', 'command.run', { id: 'archive', items: [] }],
  ['host', 'nav.open', { url: 'https://charts.test/file/1', kind: 'file', disposition: 'new' }],
  ['host', 'store.get', { key: 'sort' }],
  ['host', 'store.set', { key: 'sort', value: 'title' }],
  ['host', 'close', { outcome: { status: 'cancelled' } }],
  ['host', 'close', { outcome: { status: 'refused', code: 'quota' } }],
  ['guest', 'surface.update', { theme: 'dark', locale: 'en', variables }],
  ['guest', 'surface.update', {}],
  ['guest', 'surface.act', { act: 'confirm' }],
  ['guest', 'surface.act', { act: 'search', keyword: 'plan' }],
  ['guest', 'surface.act', { act: 'open', folderId: 'f' }],
  ['guest', 'token.push', grant],
  ['guest', 'focus.enter', { direction: 'forward' }],
  ['guest', 'back', null],
];

const EVENTS: readonly (readonly [string, unknown])[] = [
  ['ready', null],
  ['selection', { items }],
  ['navigated', { view: 'mine', folderId: 'root', scroll: 240 }],
  ['session', { state: 'expiring', recoverable: true }],
  ['shortcut', { key: 'Escape' }],
  ['focusLeave', { direction: 'backward' }],
  ['resize', { height: 640 }],
  ['progress', { name: 'import', done: 1, total: 9 }],
  ['telemetry', { name: 'list', ms: 12 }],
  ['unsupported', { event: 'later' }],
];

const OTHERS: readonly Readonly<Record<string, unknown>>[] = [
  { t: 'ack' },
  { t: 'cancel' },
  { t: 'ping' },
  { t: 'pong' },
  { t: 'res', ok: { accepted: true } },
  { t: 'res', err: { code: 'declined', retry: false, detail: 'nobody is signed in' } },
];

const setup = {
  surface: 'modal',
  ticket: 't-1',
  title: 'Choose',
  labels: { confirm: 'Take' },
  hide: ['tray'],
  policy: { navigate: 'deny' },
};

/** Configurations a welcome may carry. */
export const CONFIGS: readonly unknown[] = [
  { ...setup, task: 'pick-files', multiple: true, max: 20, types: ['mind'], start: 'last', tabs: ['mine'] },
  {
    ...setup,
    task: 'pick-files',
    multiple: false,
    max: 1,
    types: [],
    start: { folderId: 'f' },
    commands: [{ id: 'c', label: 'Archive', needs: 'selection' }],
    preselect: ['f1'],
    link: 'required',
  },
  { ...setup, task: 'pick-location', start: 'root', name: 'Plan', conflict: 'warn', create: true },
  {
    ...setup,
    task: 'choose-template',
    sources: ['library', 'partner'],
    kind: 'mind',
    scene: 'swot',
    folderId: 'f',
  },
  { ...setup, task: 'file-area', route: 'search', keyword: 'plan' },
  { ...setup, task: 'open-file', fileId: 'f1' },
  { ...setup, task: 'dialog', name: 'share', params: { fileId: 'f1' } },
];

/** Looks that a welcome may paint with. */
export const FIRST_PAINTS: readonly unknown[] = [
  { theme: 'auto', locale: 'zh' },
  { theme: 'dark', locale: 'en', variables, token: grant },
  {
    theme: 'light',
    locale: 'en',
    replay: { view: 'recent', folderId: 'root', scroll: 0, selection: items },
  },
];

/** Makes a message for a port as the protocol has it. */
export const makePortMessage = (random: RandomNumbers): Record<string, unknown> => {
  const id = random.int(0, 40);
  const kind = random.int(0, 9);
  if (kind < 5) {
    const [, m, p] = pickOf(random, REQUESTS);
    return { t: 'req', id, m, p, d: pickOf(random, [0, 1, 10_000]) };
  }
  if (kind < 8) {
    const [n, d] = pickOf(random, EVENTS);
    return { t: 'evt', seq: id, n, d };
  }
  if (kind === 8) return { t: 'bye', reason: pickOf(random, ['unload', 'closed']) };
  return { ...pickOf(random, OTHERS), id };
};

/** Makes a greeting as the protocol has it. */
export const makeGreeting = (random: RandomNumbers): Record<string, unknown> => {
  const ch = random.next() < 0.9 ? PLACES.channel : 'channel-2';
  const nonce = pickOf(random, ['fresh', 'spent', 'sent-1', 'sent-2', `n-${random.int(0, 9)}`]);
  const features = pickOf(random, [[], ['replay'], ['replay', 'store', 'later']]);
  const min = random.int(1, 4);
  return pickOf<Record<string, unknown>>(random, [
    { cd: 1, t: 'hello', ch },
    { cd: 1, t: 'join', ch, nonce, min, max: min + random.int(0, 2), features },
    { cd: 1, t: 'join', ch, nonce, min, max: min + random.int(0, 2), features, later: 'field' },
    { cd: 1, t: 'welcome', ch, nonce, v: random.int(1, 4), features, config: {}, first: {} },
    { cd: 1, t: 'stranger', ch },
    { cd: 1, t: 'refuse', ch, nonce, code: pickOf(random, ['version_host', 'version_guest']) },
  ]);
};
