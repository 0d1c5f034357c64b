import { describe, expect, it } from 'vitest';
import type { Field, Shape } from '../testing/describe-shape.ts';
import {
  amount,
  anything,
  describeShape,
  exactly,
  flag,
  key,
  list,
  long,
  many,
  maybe,
  name,
  one,
  text,
  without,
} from '../testing/describe-shape.ts';
import { isTaken } from '../guest/present-payment.ts';
import { isSurfaceConfig } from './configs.ts';
import { extraCalls, extraEvents, payCalls } from './extra-calls.ts';
import {
  areVerdicts,
  guestCalls,
  isCommandAnswer,
  isCommitAnswer,
  isFirstPaint,
  isOpened,
  isStored,
} from './guest-calls.ts';
import { guestEvents, hostCalls } from './host-calls.ts';
import { isPickedPlace } from './place.ts';
import { isTokenGrant } from './values.ts';
import { isWebAddress } from './web-address.ts';

const file = { id: 'f1', title: 'Plan', category: 'mind' };
const files: Field = {
  good: [[file], [], many(100, file), [{ ...file, modifiedAt: 5 }], [{ ...file, title: '' }]],
  bad: [
    many(101, file),
    file,
    [{ ...file, id: '' }],
    [{ ...file, title: long(257) }],
    [{ ...file, category: long(65) }],
    [{ ...file, modifiedAt: '5' }],
    [{ ...file, owner: 'u1' }],
    [without(file, 'id')],
    [without(file, 'title')],
    [without(file, 'category')],
  ],
};
const place: Shape = { view: key, folderId: key, scroll: amount };

const accent: Field = {
  good: ['#336699', '#ABCDEF'],
  bad: ['#33669', '336699', '#33669g', '#3366999', 'x#336699', 5],
};
const variables: Field = {
  good: [{}, { accent: '#336699' }, { accent: '#ABCdef', radius: 24, font: long(120) }, { radius: 0 }],
  bad: [
    ...accent.bad.map((value) => ({ accent: value })),
    { radius: 25 },
    { radius: -1 },
    { radius: 1.5 },
    { font: '' },
    { font: long(121) },
    { more: 1 },
    'red',
  ],
};
const looks: Shape = {
  theme: maybe(one('light', 'dark', 'auto')),
  locale: maybe(one('zh', 'en')),
  variables: maybe(variables),
};
const token: Field = {
  good: [{ value: 'a' }, { value: long(4096), expiresAt: 5 }],
  bad: [
    { value: '' },
    { value: long(4097) },
    { value: 'a', expiresAt: '5' },
    { value: 'a', more: 1 },
    'a',
    {},
  ],
};

describeShape('what a guest asks a token with', hostCalls['token.get'], {
  reason: one('initial', 'expiring', 'rejected', 'wake', 'stepUp'),
  scopes: list(16, 'files:read', '', long(65)),
});
describeShape('what a guest commits', hostCalls.commit, { value: anything });
describeShape('what a guest has opened', hostCalls['nav.open'], {
  url: {
    good: ['https://a.test/', 'http://a.test', `https://${long(2040)}`],
    bad: ['javascript:alert(1)', 'see https://a.test', 'https:', '', `https://${long(2041)}`, null],
  },
  kind: one('file', 'page'),
  disposition: one('new', 'same'),
});
describeShape('what a guest reads', hostCalls['store.get'], { key });
describeShape('what a guest keeps', hostCalls['store.set'], { key, value: text(16_384) });
describeShape('what a guest closes with', hostCalls.close, {
  outcome: {
    good: [{ status: 'cancelled' }, { status: 'refused', code: 'quota' }],
    bad: [
      { status: 'done' },
      { status: 'cancelled', code: 'quota' },
      { status: 'refused' },
      { status: 'refused', code: '' },
      { status: 'refused', code: 'quota', more: 1 },
      {},
      'cancelled',
    ],
  },
});
describeShape('files that a guest asks about', extraCalls['item.check'], { items: files });
describeShape('a command of a guest', extraCalls['command.run'], { id: key, items: files });
describeShape('an order of a guest', payCalls['pay.present'], {
  orderId: key,
  provider: one('wechat', 'alipay'),
  qr: name(2_048),
  expiresAt: amount,
});
describeShape('what a host says of an order', isTaken, { taken: flag });

describeShape('the event selection', guestEvents.selection, { items: files });
describeShape('the event navigated', guestEvents.navigated, place);
describeShape('the event session', guestEvents.session, {
  state: one('active', 'expiring', 'interrupted', 'expired'),
  recoverable: flag,
});
describeShape('the event shortcut', guestEvents.shortcut, { key });
describeShape('the event focusLeave', guestEvents.focusLeave, { direction: one('forward', 'backward') });
describeShape('the event resize', guestEvents.resize, { height: amount });
describeShape('the event progress', extraEvents.progress, { name: key, done: amount, total: amount });
describeShape('the event telemetry', extraEvents.telemetry, {
  name: one('painted', 'list', 'search', 'commit', 'problem'),
  ms: maybe(amount),
  code: maybe(key),
});

describeShape('what a host changes', guestCalls['surface.update'], looks);
describeShape('a token that a host gives', guestCalls['token.push'], {
  value: { good: ['a', long(4096)], bad: ['', long(4097), 5] },
  expiresAt: maybe(amount),
});
describeShape('where a host puts the focus', guestCalls['focus.enter'], {
  direction: one('forward', 'backward'),
});
describeShape('an act without more', guestCalls['surface.act'], { act: one('confirm', 'clear', 'refresh') });
describeShape('a search that a host asks for', guestCalls['surface.act'], {
  act: exactly('search'),
  keyword: text(120),
});
describeShape('a folder that a host opens', guestCalls['surface.act'], {
  act: exactly('open'),
  folderId: key,
});

describeShape('a token grant', isTokenGrant, {
  value: { good: token.good.map((grant) => (grant as { value: string }).value), bad: ['', null, long(4097)] },
  expiresAt: maybe(amount),
});
describeShape('what a guest paints with', isFirstPaint, {
  theme: one('light', 'dark', 'auto'),
  locale: one('zh', 'en'),
  variables: maybe(variables),
  token: maybe(token),
  replay: maybe({
    good: [
      { view: 'mine', folderId: 'root', scroll: 0, selection: [] },
      { view: 'mine', folderId: 'root', scroll: 7, selection: [file] },
    ],
    bad: [
      { view: 'mine', folderId: 'root', scroll: 0 },
      { view: '', folderId: 'root', scroll: 0, selection: [] },
      { view: 'mine', folderId: 'root', scroll: 0, selection: [], more: 1 },
    ],
  }),
});

describe('answers', () => {
  it.each<[string, (value: unknown) => boolean, readonly unknown[], readonly unknown[]]>([
    [
      'to a commit',
      isCommitAnswer,
      [{ accepted: true }, { accepted: false, reason: '' }, { accepted: false, reason: long(500) }],
      [
        { accepted: true, reason: 'no' },
        { accepted: false },
        { accepted: false, reason: long(501) },
        { accepted: 'yes' },
        {},
        true,
        null,
      ],
    ],
    [
      'about files',
      areVerdicts,
      [[], [true, 'not this one', ''], many(100, true), [long(500)]],
      [many(101, true), [false], [long(501)], [null], true, null],
    ],
    [
      'of a command',
      isCommandAnswer,
      [{}, { message: long(500) }, { refresh: true }, { message: '', refresh: false }],
      [{ message: long(501) }, { refresh: 1 }, { more: 1 }, null, 'done'],
    ],
    ['from what is kept', isStored, [null, '', long(16_384)], [long(16_385), undefined, 5]],
    ['about a link', isOpened, [{ opened: true }, { opened: false }], [{}, { opened: 1 }, true]],
    ['without anything', guestEvents.ready, [null], [undefined, false, {}, 0]],
    ['to one step back', guestCalls.back, [null], [undefined, false, {}]],
    [
      'that are addresses',
      isWebAddress,
      ['https://a.test', 'http://a'],
      ['ftp://a.test', ' https://a.test', 'https:/a.test', 5],
    ],
  ])('%s are taken in their shape alone', (...row) => {
    const [, guard, good, bad] = row;
    for (const value of good) expect([value, guard(value)]).toEqual([value, true]);
    for (const value of bad) expect([value, guard(value)]).toEqual([value, false]);
  });
});

describeShape('a chosen folder', isPickedPlace, {
  folderId: key,
  title: text(256),
  name: maybe(text(256)),
  taken: maybe(flag),
});

const setup: Shape = {
  surface: one('container', 'modal', 'popup', 'page', 'host'),
  ticket: key,
  title: maybe(name(120)),
  confirmLabel: maybe(name(120)),
  labels: maybe({
    good: [
      {},
      { 'picker.mine': 'Ours' },
      { [long(64)]: long(200), a: '' },
      Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`label-${index}`, 'a'])),
    ],
    bad: [
      Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`label-${index}`, 'a'])),
      { [long(65)]: 'a' },
      { '': 'a' },
      { a: long(201) },
      { a: 1 },
      { a: 'a', b: 1 },
      ['a'],
      'a',
    ],
  }),
  hide: maybe({
    good: [[], ['head', 'tray', 'tabs', 'search', 'breadcrumb']],
    bad: [['footer'], many(6, 'head'), 'head'],
  }),
  policy: maybe({
    good: [{}, { navigate: 'allow' }, { navigate: 'deny', download: 'deny' }, { download: 'allow' }],
    bad: [{ navigate: 'ask' }, { download: true }, { print: 'deny' }, 'deny'],
  }),
  telemetry: maybe(flag),
};
const start: Field = {
  good: ['root', 'last', { folderId: 'f1' }],
  bad: ['first', {}, { folderId: '' }, { folderId: 'f1', more: 1 }, null],
};
const command = { id: 'copy', label: 'Copy' };
const commands: Field = {
  good: [
    [],
    many(8, command),
    [
      { ...command, needs: 'selection' },
      { ...command, needs: 'nothing' },
    ],
  ],
  bad: [
    many(9, command),
    [{ id: 'copy' }],
    [{ label: 'Copy' }],
    [{ ...command, label: long(121) }],
    [{ ...command, needs: 'all' }],
    [{ ...command, icon: 'x' }],
  ],
};

describeShape('the task pick-files', isSurfaceConfig, {
  ...setup,
  task: exactly('pick-files'),
  multiple: flag,
  max: { good: [1, 100], bad: [0, 101, 1.5, '1', null] },
  types: list(64, 'mind', '', long(65)),
  start,
  tabs: maybe({
    good: [['mine', 'recent', 'starred', 'shared'], []],
    bad: [['trash'], many(5, 'mine'), 'mine'],
  }),
  preselect: maybe(list(100, 'f1', '', long(65))),
  checks: maybe(flag),
  commands: maybe(commands),
  create: maybe(flag),
  upload: maybe(flag),
  link: maybe(one('none', 'optional', 'required')),
});
describeShape('the task pick-location', isSurfaceConfig, {
  ...setup,
  task: exactly('pick-location'),
  start,
  name: maybe(name(120)),
  conflict: one('warn', 'block', 'accept'),
  create: flag,
});
describeShape('the task choose-template', isSurfaceConfig, {
  ...setup,
  task: exactly('choose-template'),
  sources: {
    good: [['library', 'partner'], ['library'], []],
    bad: [['ours'], many(3, 'library'), 'library'],
  },
  kind: maybe(one('flow', 'mind')),
  scene: maybe(key),
  keyword: maybe(text(120)),
  folderId: maybe(key),
});
describeShape('the task file-area', isSurfaceConfig, {
  ...setup,
  task: exactly('file-area'),
  route: one('recent', 'mine', 'shared', 'starred', 'trash', 'search'),
  folderId: maybe(key),
  keyword: maybe(text(120)),
});
describeShape('the task open-file', isSurfaceConfig, { ...setup, task: exactly('open-file'), fileId: key });
describeShape('the task dialog', isSurfaceConfig, {
  ...setup,
  task: exactly('dialog'),
  name: key,
  params: anything,
});
