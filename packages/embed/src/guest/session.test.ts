import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryPorts } from '../ports/memory.ts';
import type { Port } from '../ports/port.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import type { GuestSession } from './session.ts';
import { createGuestSession } from './session.ts';

type Said = Readonly<Record<string, unknown>>;

const config = {
  task: 'pick-files',
  surface: 'modal',
  ticket: 't-1',
  multiple: false,
  max: 1,
  types: [],
  start: 'last',
} as const;
const file = { id: 'f1', title: 'Plan', category: 'mind' };

let clock: FakeClock;
let host: Port;
/** Everything that the guest has said. */
let said: Said[];
let session: GuestSession;

/** Lets everything that was posted arrive. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const join = (welcome: { config?: unknown; first?: unknown } = {}): GuestSession => {
  const [mine, theirs] = createMemoryPorts();
  host = mine;
  said = [];
  mine.listen((value) => said.push(value as Said));
  const agreed = { cd: 1, t: 'welcome', ch: 'ch-1', nonce: 'n', v: 1, features: ['tasks'] } as const;
  const what = { config, first: { theme: 'dark', locale: 'en' }, ...welcome };
  return createGuestSession({ welcome: { ...agreed, ...what }, port: theirs }, clock);
};
/** Awaits the outcome of a question: the message that asked it, and the response when the host says this. */
const asking = async (question: Promise<unknown>, ok: unknown): Promise<[Said | undefined, unknown]> => {
  const ended = question.catch((error: unknown) => error);
  await settled();
  const request = said.at(-1);
  host.post({ t: 'res', id: request?.['id'], ok });
  return [request, await ended];
};

beforeEach(() => {
  clock = createFakeClock();
  session = join();
});
afterEach(() => session.end('closed'));

describe('a guest session', () => {
  it('holds the agreement and the task', () => {
    expect(session).toMatchObject({
      version: 1,
      features: ['tasks'],
      config,
      first: { theme: 'dark', locale: 'en' },
    });
  });

  it.each<[string, (of: GuestSession) => Promise<unknown>, object, unknown, unknown]>([
    [
      'token.get',
      (of) => of.getToken('initial'),
      { p: { reason: 'initial', scopes: [] }, d: 10_000 },
      { value: 'token-1' },
      { value: 'token-1' },
    ],
    [
      'token.get',
      (of) => of.getToken('stepUp', ['pay']),
      { p: { reason: 'stepUp', scopes: ['pay'] }, d: 10_000 },
      { value: 'token-2', expiresAt: 5 },
      { value: 'token-2', expiresAt: 5 },
    ],
    [
      'commit',
      (of) => of.commit([file]),
      { p: { value: [file] }, d: 0 },
      { accepted: false, reason: 'no' },
      { accepted: false, reason: 'no' },
    ],
    ['item.check', (of) => of.check([file]), { p: { items: [file] }, d: 10_000 }, ['no'], ['no']],
    [
      'command.run',
      (of) => of.run('copy', [file]),
      { p: { id: 'copy', items: [file] }, d: 0 },
      { message: 'done' },
      { message: 'done' },
    ],
    [
      'close',
      (of) => of.close({ status: 'cancelled' }),
      { p: { outcome: { status: 'cancelled' } }, d: 10_000 },
      null,
      undefined,
    ],
    [
      'nav.open',
      (of) => of.open({ url: 'https://charts.test/f', kind: 'file', disposition: 'new' }),
      { p: { url: 'https://charts.test/f', kind: 'file', disposition: 'new' }, d: 10_000 },
      { opened: true },
      true,
    ],
    ['store.get', (of) => of.store.get('sort'), { p: { key: 'sort' }, d: 10_000 }, 'title', 'title'],
    [
      'store.set',
      (of) => of.store.set('sort', 'title'),
      { p: { key: 'sort', value: 'title' }, d: 10_000 },
      null,
      undefined,
    ],
  ])('asks %s of its host and takes the answer', async (...row) => {
    const [m, ask, fields, answer, taken] = row;
    const [request, result] = await asking(ask(session), answer);
    expect(request).toEqual({ t: 'req', id: 1, m, ...fields });
    expect(result).toEqual(taken);
  });

  it.each<[string, (of: GuestSession) => Promise<unknown>, unknown]>([
    ['token.get', (of) => of.getToken('initial'), { token: 'token-1' }],
    ['commit', (of) => of.commit(null), true],
    ['item.check', (of) => of.check([file]), [false]],
    ['command.run', (of) => of.run('copy', []), 'done'],
    ['close', (of) => of.close({ status: 'cancelled' }), 1],
    ['nav.open', (of) => of.open({ url: 'https://x.test', kind: 'page', disposition: 'same' }), true],
    ['store.get', (of) => of.store.get('sort'), 5],
    ['store.set', (of) => of.store.set('sort', 'x'), 'title'],
  ])('takes no other shape as answer of %s', async (_m, ask, answer) => {
    const [, result] = await asking(ask(session), answer);
    expect(result).toMatchObject({ code: 'bad_result' });
  });

  it('reports events, and says when limits hold one', async () => {
    expect(session.emit('ready', null)).toBe(true);
    expect(session.emit('selection', { items: [file] })).toBe(true);
    await settled();
    expect(said).toEqual([
      { t: 'evt', seq: 1, n: 'ready', d: null },
      { t: 'evt', seq: 2, n: 'selection', d: { items: [file] } },
    ]);
    const sent = Array.from({ length: 60 }, () => session.emit('resize', { height: 1 }));
    expect(sent.filter((isSent) => !isSent)).toHaveLength(12);
  });

  it('does what its host asks by its handlers', async () => {
    const asked: unknown[] = [];
    session.handle({
      onUpdate: (change) => void asked.push(['update', change]),
      onToken: (grant) => void asked.push(['token', grant]),
      onFocus: (direction) => void asked.push(['focus', direction]),
      onAct: (act) => Promise.resolve(asked.push(['act', act]) > 0),
      onBack: () => asked.push(['back']) > 0,
    });
    const calls: readonly (readonly [method: string, params: unknown])[] = [
      ['surface.update', { theme: 'light' }],
      ['token.push', { value: 'token-9' }],
      ['focus.enter', { direction: 'backward' }],
      ['surface.act', { act: 'confirm' }],
      ['back', null],
    ];
    for (const [index, [m, p]] of calls.entries()) host.post({ t: 'req', id: index, m, p, d: 0 });
    await settled();
    expect(asked).toEqual([
      ['update', { theme: 'light' }],
      ['token', { value: 'token-9' }],
      ['focus', 'backward'],
      ['act', { act: 'confirm' }],
      ['back'],
    ]);
    expect([...said].sort((a, b) => Number(a['id']) - Number(b['id'])).map(({ ok }) => ok)).toEqual([
      null,
      null,
      null,
      true,
      true,
    ]);
  });

  it('answers as idle without handlers', async () => {
    const calls: readonly (readonly [method: string, params: unknown])[] = [
      ['surface.update', { theme: 'light' }],
      ['token.push', { value: 'token-9' }],
      ['focus.enter', { direction: 'forward' }],
      ['surface.act', { act: 'confirm' }],
      ['back', null],
    ];
    for (const [index, [m, p]] of calls.entries()) host.post({ t: 'req', id: index, m, p, d: 0 });
    await settled();
    expect([...said].sort((a, b) => Number(a['id']) - Number(b['id'])).map(({ t, ok }) => [t, ok])).toEqual([
      ['res', null],
      ['res', null],
      ['res', null],
      ['res', false],
      ['res', false],
    ]);
  });

  it('knows no event of its host, and says so', async () => {
    host.post({ t: 'evt', seq: 1, n: 'news', d: null });
    await settled();
    expect(said).toEqual([{ t: 'evt', seq: 1, n: 'unsupported', d: { event: 'news' } }]);
  });

  it.each([
    ['closed', 'closed'],
    ['unload', 'peer_reloaded'],
  ] as const)('ends waiting work at a good-bye of %s', async (reason, code) => {
    const onBye = vi.fn();
    session.handle({ onBye });
    const waiting = expect(session.commit(null)).rejects.toMatchObject({ code });
    host.post({ t: 'bye', reason });
    await waiting;
    expect(onBye.mock.calls).toEqual([[reason]]);
    expect(clock.pending).toBe(0);
  });

  it('takes a good-bye without any listener', async () => {
    const waiting = expect(session.commit(null)).rejects.toMatchObject({ code: 'closed' });
    host.post({ t: 'bye', reason: 'closed' });
    await waiting;
  });

  it.each([
    ['closed', 'closed'],
    ['unload', 'peer_reloaded'],
  ] as const)('says good-bye as %s, ending waiting work', async (reason, code) => {
    const gone = vi.fn();
    host.onGone(gone);
    const waiting = expect(session.commit(null)).rejects.toMatchObject({ code });
    session.end(reason);
    await waiting;
    await settled();
    expect(said.at(-1)).toEqual({ t: 'bye', reason });
    // The port is closed too.
    expect(gone).toHaveBeenCalledOnce();
  });

  it.each<[string, object]>([
    ['task', { config: { ...config, task: 'fly' } }],
    ['first paint', { first: { theme: 'dark', locale: 'fr' } }],
  ])('refuses a %s it cannot understand, with reason', async (_, welcome) => {
    expect(() => join(welcome)).toThrow(expect.objectContaining({ code: 'bad_params' }));
    await settled();
    expect(said).toMatchObject([
      { t: 'req', m: 'close', p: { outcome: { status: 'refused', code: 'bad_option' } } },
    ]);
  });
});
