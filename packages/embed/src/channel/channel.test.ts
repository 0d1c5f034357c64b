import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EmbedError } from '../errors.ts';
import { createMemoryPorts } from '../ports/memory.ts';
import type { Port } from '../ports/port.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { isFlag, isPlainObject, isText } from '../wire/guards.ts';
import type { Method } from './methods.ts';
import { createMethods } from './methods.ts';
import type { Channel } from './channel.ts';
import { createChannel } from './channel.ts';

let clock: FakeClock;
let asker: Channel;
let answerer: Channel;
let raw: Port;
let onEvent: ReturnType<typeof vi.fn<(name: string, data: unknown) => boolean>>;
let onBye: ReturnType<typeof vi.fn<(reason: string) => void>>;
let signal: AbortSignal | undefined;
let letGo: () => void;
let lookAtSignal: () => AbortSignal;
const onLater = vi.fn<() => void>();

const methods = {
  echo: { guard: isText(100_000), run: (text: string) => text },
  fail: {
    guard: isText(10),
    run: () => {
      throw new Error('secret detail of the partner');
    },
  },
  refuse: {
    guard: isText(10),
    run: () => {
      throw new EmbedError('declined', 'nobody is signed in');
    },
  },
  wait: {
    guard: isText(10),
    run: async (_: string, asked: { signal: AbortSignal }) => {
      signal = asked.signal;
      return new Promise((resolve) => {
        letGo = () => resolve('late');
      });
    },
  },
  'hang up': {
    guard: isText(10),
    run: async () => {
      answerer.end('closed');
      return new Promise(() => undefined);
    },
  },
  'look later': {
    guard: isText(10),
    run: async (_: string, asked: { signal: AbortSignal }) => {
      lookAtSignal = () => asked.signal;
      return new Promise(() => undefined);
    },
  },
  huge: { guard: isText(10), run: () => 'x'.repeat(70_000) },
  uncopied: { guard: isText(10), run: () => () => 'a function' },
  verbose: {
    guard: isText(10),
    run: () => {
      throw new EmbedError('declined', 'x'.repeat(600));
    },
  },
  later: {
    guard: isText(10),
    run: (_: string, asked: { afterwards: (task: () => void) => void }) => asked.afterwards(onLater),
  },
} as unknown as Readonly<Record<string, Method>>;

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const ask = async (method: string, params: unknown = '', deadline?: number): Promise<string> =>
  asker.ask({ method, params, result: isText(100_000), ...(deadline === undefined ? {} : { deadline }) });

/** Everything the answering side posts to a peer that does not speak through a channel. */
const openRaw = (): unknown[] => {
  const [mine, theirs] = createMemoryPorts();
  const posted: unknown[] = [];
  raw = mine;
  mine.listen((value) => posted.push(value));
  createChannel({ port: theirs, clock, methods, onEvent, onBye });
  return posted;
};

beforeEach(() => {
  clock = createFakeClock();
  onEvent = vi.fn((name: string) => name === 'known');
  onBye = vi.fn<(reason: string) => void>();
  const [left, right] = createMemoryPorts();
  asker = createChannel({ port: left, clock, methods: {}, onEvent, onBye });
  answerer = createChannel({ port: right, clock, methods, onEvent, onBye });
});

describe('a request', () => {
  it('is answered once, and that acknowledges it', async () => {
    const posted = openRaw();
    raw.post({ t: 'req', id: 7, m: 'echo', p: 'hi', d: 0 });
    await settled();
    clock.advance(60_000);
    await settled();
    expect(posted).toEqual([{ t: 'res', id: 7, ok: 'hi' }]);
  });

  it('is acknowledged once after 50 ms without its answer', async () => {
    const posted = openRaw();
    raw.post({ t: 'req', id: 7, m: 'wait', p: '', d: 0 });
    await settled();
    clock.advance(49);
    await settled();
    expect(posted).toEqual([]);
    clock.advance(60_000);
    await settled();
    expect(posted).toEqual([{ t: 'ack', id: 7 }]);
    letGo();
    await settled();
    expect(posted).toEqual([
      { t: 'ack', id: 7 },
      { t: 'res', id: 7, ok: 'late' },
    ]);
    expect(clock.pending).toBe(0);
  });

  it('is never acknowledged after the end, leaving no timer', async () => {
    const waiting = ask('hang up', '', 0).catch(() => 'ended');
    await settled();
    asker.end('closed');
    await waiting;
    expect(clock.pending).toBe(0);
  });

  it('has an aborted signal once the peer has left', async () => {
    const answer = ask('look later', '', 0).catch(() => 'ended');
    await settled();
    answerer.end('closed');
    asker.end('closed');
    await answer;
    expect(lookAtSignal().aborted).toBe(true);
  });

  it('answers nothing, then follows', async () => {
    const posted = openRaw();
    raw.post({ t: 'req', id: 7, m: 'later', p: '', d: 0 });
    await settled();
    expect(posted.at(-1)).toEqual({ t: 'res', id: 7, ok: null });
    expect(onLater).toHaveBeenCalledTimes(1);
  });

  it('brings its result back and leaves no timer', async () => {
    await expect(ask('echo', 'hi')).resolves.toBe('hi');
    expect(clock.pending).toBe(0);
  });

  it.each([
    'nothing',
    'constructor',
    'toString',
    '__proto__',
    'hasOwnProperty',
    'valueOf',
    '__defineGetter__',
  ])('for the unknown method %s gets unsupported', async (method) => {
    await expect(ask(method)).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('with parameters of another shape gets bad_params', async () => {
    await expect(ask('echo', { text: 'hi' })).rejects.toMatchObject({ code: 'bad_params' });
  });

  it('rejects with bad_result when the answer has another shape', async () => {
    await expect(asker.ask({ method: 'echo', params: 'hi', result: isFlag })).rejects.toMatchObject({
      code: 'bad_result',
    });
  });

  it('never learns why foreign code failed', async () => {
    const error = await ask('fail').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'failed' });
    expect(JSON.stringify(error) + String(error)).not.toContain('secret');
  });

  it('learns the code and message of our own errors', async () => {
    await expect(ask('refuse')).rejects.toMatchObject({
      code: 'declined',
      message: 'refuse: nobody is signed in',
      retryable: false,
    });
  });

  it('fails after ten seconds and cancels the work', async () => {
    const answer = expect(ask('wait')).rejects.toMatchObject({ code: 'deadline', retryable: true });
    await settled();
    clock.advance(9_999);
    await settled();
    expect(signal?.aborted).toBe(false);
    clock.advance(1);
    await answer;
    await settled();
    expect(signal?.aborted).toBe(true);
    expect(clock.pending).toBe(0);
  });

  it('keeps a deadline of its own', async () => {
    const answer = expect(ask('wait', '', 50)).rejects.toMatchObject({ code: 'deadline' });
    await settled();
    clock.advance(50);
    await answer;
  });

  it('waits without a deadline unless never acknowledged', async () => {
    const answer = ask('wait', '', 0);
    await settled();
    clock.advance(50);
    await settled();
    clock.advance(3_600_000);
    letGo();
    await expect(answer).resolves.toBe('late');

    const [mute] = createMemoryPorts();
    const lonely = createChannel({ port: mute, clock, methods: {}, onEvent, onBye });
    const unheard = expect(
      lonely.ask({ method: 'x', params: null, result: isFlag, deadline: 0 }),
    ).rejects.toMatchObject({ code: 'deadline' });
    clock.advance(10_000);
    await unheard;
  });

  it('is cancelled by its peer, aborting the work', async () => {
    const posted = openRaw();
    raw.post({ t: 'req', id: 3, m: 'wait', p: '', d: 0 });
    raw.post({ t: 'cancel', id: 3 });
    await settled();
    expect(signal?.aborted).toBe(true);
    expect(posted).toContainEqual({ t: 'res', id: 3, err: { code: 'cancelled', retry: false } });
  });

  it('rejects with the reason of the conversation’s end', async () => {
    const answer = expect(ask('wait', '', 0)).rejects.toMatchObject({ code: 'peer_reloaded' });
    await settled();
    asker.end('peer_reloaded');
    answerer.end('peer_reloaded');
    await answer;
    await expect(ask('echo')).rejects.toMatchObject({ code: 'closed' });
    expect(clock.pending).toBe(0);
  });
});

describe('what runs for a request', () => {
  it('ends at the peer’s deadline, even if forgotten', async () => {
    const posted = openRaw();
    raw.post({ t: 'req', id: 4, m: 'wait', p: '', d: 1_000 });
    await settled();
    clock.advance(999);
    await settled();
    expect([posted, signal?.aborted]).toEqual([[{ t: 'ack', id: 4 }], false]);
    clock.advance(1);
    await settled();
    expect(posted.at(-1)).toEqual({ t: 'res', id: 4, err: { code: 'deadline', retry: true } });
    expect([signal?.aborted, clock.pending]).toEqual([true, 0]);
  });

  it('is answered once, even after a cancellation', async () => {
    const posted = openRaw();
    raw.post({ t: 'req', id: 4, m: 'wait', p: '', d: 0 });
    raw.post({ t: 'cancel', id: 4 });
    await settled();
    letGo();
    await settled();
    expect(posted).toHaveLength(1);
  });

  it('leaves its id for another request', async () => {
    const posted = openRaw();
    for (const _ of [1, 2]) {
      raw.post({ t: 'req', id: 4, m: 'echo', p: 'x', d: 0 });
      await settled();
    }
    expect(posted).toEqual([
      { t: 'res', id: 4, ok: 'x' },
      { t: 'res', id: 4, ok: 'x' },
    ]);
  });

  it('fails where the answer cannot be copied', async () => {
    await expect(ask('uncopied')).rejects.toMatchObject({ code: 'failed', retryable: false });
    await expect(ask('verbose')).rejects.toMatchObject({
      code: 'declined',
      message: `verbose: ${'x'.repeat(500)}`,
    });
    await expect(ask('fail')).rejects.toMatchObject({ code: 'failed', retryable: false });
  });
});

describe('who asks', () => {
  /** A channel whose peer is the test. */
  const openAsker = (): { readonly channel: Channel; readonly posted: unknown[]; readonly peer: Port } => {
    const [mine, theirs] = createMemoryPorts();
    const posted: unknown[] = [];
    theirs.listen((value) => posted.push(value));
    return {
      channel: createChannel({ port: mine, clock, methods: {}, onEvent, onBye }),
      posted,
      peer: theirs,
    };
  };
  const request = { method: 'x', params: 'p', result: isText(10) };

  it('withdraws a request past its deadline', async () => {
    const { channel, posted, peer } = openAsker();
    const late = expect(channel.ask({ ...request, deadline: 500 })).rejects.toMatchObject({
      code: 'deadline',
      message: 'x: deadline',
    });
    await settled();
    peer.post({ t: 'ack', id: 1 });
    await settled();
    clock.advance(500);
    await late;
    await settled();
    expect(posted).toEqual([
      { t: 'req', id: 1, m: 'x', p: 'p', d: 500 },
      { t: 'cancel', id: 1 },
    ]);
  });

  it('asks at most 32 at once, then continues', async () => {
    const { channel, posted, peer } = openAsker();
    const waiting = Array.from({ length: 32 }, async () => channel.ask(request).catch(() => 'ended'));
    await expect(channel.ask(request)).rejects.toMatchObject({ code: 'busy', message: 'x: busy' });
    await settled();
    expect(posted).toHaveLength(32);
    peer.post({ t: 'res', id: 1, ok: 'a' });
    expect(await waiting[0]).toBe('a');
    const next = channel.ask(request).catch(() => 'ended');
    await settled();
    expect(posted).toHaveLength(33);
    channel.end('closed');
    await Promise.all([...waiting, next]);
  });

  it('says no good-bye unless it is told to', async () => {
    const { channel, posted } = openAsker();
    channel.end('closed');
    await settled();
    expect(posted).toEqual([]);
    expect(channel.emit('known', null)).toBe('closed');
  });

  it('asks for a sign of life', async () => {
    const { channel, posted } = openAsker();
    channel.ping();
    channel.ping();
    await settled();
    expect(posted).toEqual([
      { t: 'ping', id: 1 },
      { t: 'ping', id: 2 },
    ]);
  });
});

it('joins guards with servers by name', async () => {
  const table = createMethods<{ readonly double: string }>(
    { double: isText(3) },
    { double: (text) => text + text },
  );
  expect(Object.keys(table)).toEqual(['double']);
  const [left, right] = createMemoryPorts();
  const first = createChannel({ port: left, clock, methods: {}, onEvent, onBye });
  createChannel({ port: right, clock, methods: table, onEvent, onBye });
  expect(await first.ask({ method: 'double', params: 'ab', result: isText(9) })).toBe('abab');
  await expect(first.ask({ method: 'double', params: 'abcd', result: isText(9) })).rejects.toMatchObject({
    code: 'bad_params',
  });
});

describe('the limits', () => {
  it('lets 32 requests wait and refuses the next', async () => {
    const waiting = Array.from({ length: 32 }, async () => ask('wait', '', 0).catch(() => 'ended'));
    await expect(ask('echo')).rejects.toMatchObject({ code: 'busy' });
    asker.end('closed');
    await Promise.all(waiting);
  });

  it('refuses the 33rd request of a careless peer', async () => {
    const posted = openRaw();
    for (let id = 1; id <= 33; id += 1) raw.post({ t: 'req', id, m: 'wait', p: '', d: 0 });
    await settled();
    expect(posted.filter((one) => isPlainObject(one) && one['t'] === 'res')).toEqual([
      { t: 'res', id: 33, err: { code: 'busy', retry: true } },
    ]);
  });

  it('refuses a request with an id in use', async () => {
    const posted = openRaw();
    raw.post({ t: 'req', id: 1, m: 'wait', p: '', d: 0 });
    raw.post({ t: 'req', id: 1, m: 'wait', p: '', d: 0 });
    await settled();
    expect(posted).toContainEqual({ t: 'res', id: 1, err: { code: 'busy', retry: true } });
  });

  it('holds back messages over 64 KiB both ways', async () => {
    await expect(ask('echo', 'x'.repeat(65_537))).rejects.toMatchObject({ code: 'too_large' });
    await expect(ask('huge')).rejects.toMatchObject({ code: 'too_large' });
    expect(asker.emit('known', 'x'.repeat(65_537))).toBe('too_large');
  });

  it('count bytes, not characters', async () => {
    await expect(ask('echo', '图'.repeat(22_000))).rejects.toMatchObject({ code: 'too_large' });
    await expect(ask('echo', '图'.repeat(21_000))).resolves.toHaveLength(21_000);
  });

  it('refuses large messages of a careless peer', async () => {
    const posted = openRaw();
    raw.post({ t: 'req', id: 1, m: 'echo', p: 'x'.repeat(70_000), d: 0 });
    await settled();
    expect(posted).toEqual([{ t: 'res', id: 1, err: { code: 'too_large', retry: false } }]);
  });

  it('serves a hundred messages a second during a flood', async () => {
    const posted = openRaw();
    for (let seq = 1; seq <= 1000; seq += 1) raw.post({ t: 'evt', seq, n: 'known', d: null });
    raw.post({ t: 'req', id: 1001, m: 'echo', p: 'x', d: 0 });
    await settled();
    expect(onEvent).toHaveBeenCalledTimes(100);
    expect(posted).toEqual([{ t: 'res', id: 1001, err: { code: 'rate_limited', retry: true } }]);
    clock.advance(1000);
    raw.post({ t: 'req', id: 1002, m: 'echo', p: 'x', d: 0 });
    await settled();
    expect(posted).toContainEqual({ t: 'res', id: 1002, ok: 'x' });
  });

  it('count signs of life, too', async () => {
    const posted = openRaw();
    for (let id = 1; id <= 150; id += 1) raw.post({ t: 'ping', id });
    await settled();
    await settled();
    // Its own side slows down before that.
    expect(posted.length).toBeLessThanOrEqual(100);
  });

  it('begins a new second after a clock set back', async () => {
    let time = 1_000_000;
    const moved: FakeClock = { ...clock, pending: 0, now: () => time };
    const [left] = createMemoryPorts();
    const channel = createChannel({ port: left, clock: moved, methods: {}, onEvent, onBye });
    for (let n = 0; n < 50; n += 1) channel.emit('known', null);
    expect(channel.emit('known', null)).toBe('rate_limited');
    time -= 60_000;
    expect(channel.emit('known', null)).toBeUndefined();
  });

  it('slows the own side down before the peer must', async () => {
    const sent = Array.from({ length: 60 }, () => asker.emit('known', null));
    expect(sent.filter((problem) => problem === 'rate_limited')).toHaveLength(10);
    clock.advance(1000);
    expect(asker.emit('known', null)).toBeUndefined();
    await settled();
    expect(onEvent).toHaveBeenCalledTimes(51);
  });
});

describe('other messages', () => {
  it.each([
    ['nothing', null],
    ['a text', 'req'],
    ['an unknown type', { t: 'constructor', id: 1 }],
    ['a list', [{ t: 'bye', reason: 'closed' }]],
    ['a missing field', { t: 'req', id: 1, m: 'echo', p: 'x' }],
    ['a field too many', { t: 'bye', reason: 'closed', more: 1 }],
    ['an id that is no number', { t: 'req', id: 'a', m: 'echo', p: 'x', d: 0 }],
    ['an answer nobody waits for', { t: 'res', id: 99, ok: 1 }],
    ['what JSON cannot hold', { t: 'evt', seq: 1, n: 'known', d: 1n }],
    ['a map', new Map([['t', 'bye']])],
  ])('that are malformed are dropped: %s', async (_, message) => {
    openRaw();
    raw.post(message);
    raw.post({ t: 'evt', seq: 2, n: 'known', d: 'after' });
    await settled();
    expect(onEvent.mock.calls).toEqual([['known', 'after']]);
    expect(onBye).not.toHaveBeenCalled();
  });

  it('are refused by id when malformed, others ignored', async () => {
    const posted = openRaw();
    raw.post({ t: 'req', id: 7, m: '', p: 'x', d: 0 });
    raw.post({ t: 'ack', id: 8, more: 1 });
    raw.post({ t: 'req', id: '9', m: 'echo', p: 'x', d: 0 });
    await settled();
    expect(posted).toEqual([{ t: 'res', id: 7, err: { code: 'bad_params', retry: false } }]);
  });

  it('answers unknown events with unsupported, and that never', async () => {
    const posted = openRaw();
    raw.post({ t: 'evt', seq: 1, n: 'unheard of', d: null });
    raw.post({ t: 'evt', seq: 2, n: 'unsupported', d: null });
    await settled();
    expect(posted).toEqual([{ t: 'evt', seq: 1, n: 'unsupported', d: { event: 'unheard of' } }]);
  });

  it('ask for a sign of life and get it', async () => {
    const posted = openRaw();
    raw.post({ t: 'ping', id: 5 });
    await settled();
    expect(posted).toEqual([{ t: 'pong', id: 5 }]);
  });

  it('say good-bye with a reason', async () => {
    asker.end('closed', 'unload');
    await settled();
    expect(onBye.mock.calls).toEqual([['unload']]);
  });

  it('reach nobody once the conversation has ended', async () => {
    answerer.end('closed');
    asker.emit('known', null);
    await settled();
    expect(onEvent).not.toHaveBeenCalled();
  });
});
