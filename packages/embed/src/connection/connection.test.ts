import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMethods } from '../channel/methods.ts';
import type { SurfaceErrorCode } from '../errors.ts';
import type { GuestSession } from '../guest/session.ts';
import { createGuestSession } from '../guest/session.ts';
import type { Joined } from '../handshake/guest.ts';
import { joinHost } from '../handshake/guest.ts';
import { FEATURES, VERSIONS } from '../protocol.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import type { FakeWindow } from '../testing/fake-window.ts';
import { createFakeWindow } from '../testing/fake-window.ts';
import { isAnything, isFlag, isText } from '../wire/guards.ts';
import type { Connection } from './connection.ts';
import { createConnection } from './connection.ts';

const guestOrigin = 'https://chartdock.test';
const hostOrigin = 'https://partner.test';
const config = {
  task: 'pick-files',
  surface: 'modal',
  ticket: 't-1',
  multiple: true,
  max: 5,
  types: [],
  start: 'last',
};

let clock: FakeClock;
let hostWindow: FakeWindow;
let frame: FakeWindow;
let connection: Connection;
let onLost: ReturnType<typeof vi.fn<(code: SurfaceErrorCode) => void>>;
let onEvent: ReturnType<typeof vi.fn<(name: string, data: unknown) => boolean>>;
let onClose: ReturnType<typeof vi.fn<(params: unknown) => void>>;
let onDoubt: ReturnType<typeof vi.fn<() => void>>;
let visible: boolean;
let locale: string;
const opened: GuestSession[] = [];

beforeEach(() => {
  clock = createFakeClock();
  hostWindow = createFakeWindow();
  frame = createFakeWindow();
  visible = true;
  locale = 'zh';
  onDoubt = vi.fn<() => void>();
  onLost = vi.fn<(code: SurfaceErrorCode) => void>();
  onClose = vi.fn<(params: unknown) => void>();
  onEvent = vi.fn<(name: string, data: unknown) => boolean>(() => true);
  connection = createConnection({
    window: hostWindow,
    clock,
    origin: guestOrigin,
    channel: 'ch-1',
    timeout: 10_000,
    methods: createMethods(
      { 'store.get': isText(9), close: isAnything },
      { 'store.get': (key: string) => key, close: onClose },
    ),
    frame: () => frame,
    visible: () => visible,
    welcome: () => ({ config, first: { theme: 'auto', locale } }),
    onEvent,
    onDoubt,
    onLost,
  });
});
afterEach(() => {
  connection.end();
  for (const session of opened.splice(0)) session.end('closed');
});

/** Lets messages that both windows posted arrive at the other, as two real windows would. */
const deliver = (guestPage: FakeWindow, from = { guest: guestOrigin, host: hostOrigin }): void => {
  for (let moved = true; moved;) {
    moved = false;
    for (const { message } of hostWindow.posted.splice(0)) {
      moved = true;
      hostWindow.deliver({ data: message, origin: from.guest, source: frame });
    }
    for (const { message, ports, targetOrigin } of frame.posted.splice(0)) {
      moved = true;
      expect(targetOrigin).toBe(guestOrigin);
      guestPage.deliver({ data: message, origin: from.host, source: hostWindow, ports });
    }
  }
};

/** Loads a guest document into the frame; `knows` tells whether it knows its parent's origin by itself. */
const openGuest = async (knows: boolean, from?: { guest: string; host: string }): Promise<GuestSession> => {
  const page = createFakeWindow();
  const joined: Promise<Joined> = joinHost({
    ...VERSIONS,
    features: FEATURES,
    clock,
    channel: 'ch-1',
    patterns: [hostOrigin],
    makeNonce: () => crypto.randomUUID(),
    surroundings: {
      window: page,
      parent: hostWindow,
      parentOrigin: knows ? hostOrigin : undefined,
      referrerOrigin: undefined,
    },
  });
  deliver(page, from);
  if (!knows) connection.loaded();
  deliver(page, from);
  const session = createGuestSession(await joined, clock);
  opened.push(session);
  return session;
};

describe('a connection', () => {
  it.each([true, false])('lets the guest in, without listeners (parent known: %s)', async (knows) => {
    expect(hostWindow.listeners).toBe(1);
    const session = await openGuest(knows);
    expect([hostWindow.listeners, frame.listeners]).toEqual([0, 0]);
    expect(session.config).toEqual(config);
    expect(session.first).toEqual({ theme: 'auto', locale: 'zh' });
    expect(session.emit('ready', null)).toBe(true);
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledWith('ready', null));
  });

  it('ends at once when the guest cannot understand it', async () => {
    locale = 'fr';
    await expect(openGuest(true)).rejects.toMatchObject({ code: 'bad_params' });
    await vi.waitFor(() =>
      expect(onClose.mock.calls[0]?.[0]).toEqual({ outcome: { status: 'refused', code: 'bad_option' } }),
    );
  });

  it('is doubted a second after an unjoined load only', async () => {
    clock.advance(5_000);
    expect(onDoubt).not.toHaveBeenCalled();
    connection.loaded();
    clock.advance(999);
    expect(onDoubt).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onDoubt).toHaveBeenCalledOnce();
    await openGuest(true);
    clock.advance(3_600);
    expect(onDoubt).toHaveBeenCalledOnce();
  });

  it('ends at once when the guest denies the page', () => {
    const note = { data: { cd: 1, t: 'stranger', ch: 'ch-1' }, origin: guestOrigin, source: frame };
    hostWindow.deliver({ ...note, origin: 'https://evil.test' });
    hostWindow.deliver({ ...note, source: hostWindow });
    expect(onLost).not.toHaveBeenCalled();
    hostWindow.deliver(note);
    expect(onLost.mock.calls).toEqual([['origin_not_allowed']]);
    expect([hostWindow.listeners, clock.pending, frame.posted]).toEqual([0, 0, []]);
  });

  it('is blocked when the frame loads without a guest', () => {
    connection.loaded();
    expect(frame.posted).toMatchObject([{ message: { t: 'hello', ch: 'ch-1' }, targetOrigin: guestOrigin }]);
    clock.advance(9_999);
    expect(onLost).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onLost.mock.calls).toEqual([['frame_blocked']]);
    expect([hostWindow.listeners, clock.pending]).toEqual([0, 0]);
  });

  it('is lost as unreachable when the frame never loads', () => {
    clock.advance(10_000);
    expect(onLost.mock.calls).toEqual([['frame_unreachable']]);
  });

  it('is lost at once when the frame is sandboxed', () => {
    const data = { cd: 1, t: 'join', ch: 'ch-1', nonce: 'n', min: 1, max: 1, features: [] };
    hostWindow.deliver({ data, origin: 'null', source: frame });
    expect(onLost.mock.calls).toEqual([['null_origin']]);
    expect(frame.posted).toEqual([]);
  });

  it('ends with version_host at a newer guest', () => {
    const data = { cd: 1, t: 'join', ch: 'ch-1', nonce: 'n', min: 2, max: 3, features: [] };
    hostWindow.deliver({ data, origin: guestOrigin, source: frame });
    expect(onLost.mock.calls).toEqual([['version_host']]);
    expect(frame.posted).toMatchObject([{ message: { t: 'refuse', code: 'version_host', nonce: 'n' } }]);
  });

  it('takes no port for an answered join', async () => {
    const data = { cd: 1, t: 'join', ch: 'ch-1', nonce: 'once', min: 1, max: 1, features: [] };
    hostWindow.deliver({ data, origin: guestOrigin, source: frame });
    expect(frame.posted.splice(0)).toMatchObject([{ message: { t: 'welcome' } }]);
    connection.loaded();
    connection.loaded();
    frame.posted.splice(0);
    hostWindow.deliver({ data, origin: guestOrigin, source: frame });
    expect(frame.posted).toEqual([]);
    expect(hostWindow.listeners).toBe(1);
  });

  it('takes the guest back after a reload with state', async () => {
    const first = await openGuest(true);
    connection.loaded();
    const asked = connection.channel?.ask({ method: 'back', params: null, result: isFlag, deadline: 0 });
    const lost = expect(asked).rejects.toMatchObject({ code: 'peer_reloaded' });
    first.end('unload');
    await lost;
    expect(hostWindow.listeners).toBe(1);
    locale = 'en';
    const second = await openGuest(true);
    connection.loaded();
    expect(second.first.locale).toBe('en');
    expect(hostWindow.listeners).toBe(0);
    clock.advance(3_000);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('takes the guest back after a load event alone', async () => {
    await openGuest(true);
    connection.loaded();
    await openGuest(false);
    expect([hostWindow.listeners, onLost.mock.calls]).toEqual([0, []]);
  });

  it('is navigated when another page loads without an answer', async () => {
    await openGuest(true);
    connection.loaded();
    connection.loaded();
    clock.advance(10_000);
    expect(onLost.mock.calls).toEqual([['frame_navigated']]);
  });

  it('is crashed when no document follows', async () => {
    const session = await openGuest(true);
    connection.loaded();
    session.end('unload');
    await vi.waitFor(() => expect(hostWindow.listeners).toBe(1));
    clock.advance(10_000);
    expect(onLost.mock.calls).toEqual([['frame_crashed']]);
  });

  it('is crashed after 15 silent visible seconds', async () => {
    await openGuest(true);
    connection.loaded();
    visible = false;
    clock.advance(60_000);
    expect(onLost).not.toHaveBeenCalled();
    visible = true;
    clock.advance(15_000);
    expect(onLost).not.toHaveBeenCalled();
    clock.advance(5_000);
    expect(onLost.mock.calls).toEqual([['frame_crashed']]);
  });

  it('stays while the guest answers pings', async () => {
    await openGuest(true);
    connection.loaded();
    for (let beat = 0; beat < 10; beat += 1) {
      clock.advance(5_000);
      // Messages keep their order, so the response to this comes after the pong.
      await connection.channel?.ask({ method: 'back', params: null, result: isFlag });
    }
    expect(onLost).not.toHaveBeenCalled();
  });

  it('leaves no listener, timer or report after its end', async () => {
    await openGuest(true);
    connection.end();
    expect([hostWindow.listeners, clock.pending]).toEqual([0, 0]);
    connection.loaded();
    clock.advance(60_000);
    expect([hostWindow.listeners, clock.pending, onLost.mock.calls]).toEqual([0, 0, []]);
  });

  it('asks a silent guest for a sign of life', async () => {
    await openGuest(true);
    connection.loaded();
    for (let beat = 0; beat < 8; beat += 1) {
      clock.advance(5_000);
      // The pong takes its way through both ends of a true port.
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(onLost).not.toHaveBeenCalled();
  });

  it('begins to count silence again with the next guest', async () => {
    const first = await openGuest(true);
    connection.loaded();
    visible = true;
    // Nothing travels between these: the guest is silent for as long as is allowed.
    clock.advance(15_000);
    first.end('unload');
    await vi.waitFor(() => expect(hostWindow.listeners).toBe(1), { interval: 1 });
    await openGuest(true);
    clock.advance(5_000);
    expect(onLost).not.toHaveBeenCalled();
  });

  it('waits for the next guest after a closed port', async () => {
    const data = { cd: 1, t: 'join', ch: 'ch-1', nonce: 'n', min: 1, max: 1, features: [] };
    hostWindow.deliver({ data, origin: guestOrigin, source: frame });
    const [{ ports: [port] } = { ports: [] }] = frame.posted.splice(0);
    expect(hostWindow.listeners).toBe(0);
    port?.close();
    await vi.waitFor(() => expect(hostWindow.listeners).toBe(1), { interval: 1 });
    clock.advance(10_000);
    expect(onLost.mock.calls).toEqual([['frame_crashed']]);
  });

  it('tells waiting work of a reload without a word', async () => {
    await openGuest(true);
    connection.loaded();
    const asked = connection.channel?.ask({ method: 'back', params: null, result: isFlag, deadline: 0 });
    const lost = expect(asked).rejects.toMatchObject({ code: 'peer_reloaded' });
    connection.loaded();
    await lost;
  });

  it('ends waiting work as closed, with good-bye', async () => {
    const session = await openGuest(true);
    const onBye = vi.fn();
    session.handle({ onBye, onBack: async () => new Promise(() => undefined) });
    const asked = connection.channel?.ask({ method: 'back', params: null, result: isFlag, deadline: 0 });
    const ended = expect(asked).rejects.toMatchObject({ code: 'closed' });
    connection.end();
    await ended;
    await vi.waitFor(() => expect(onBye.mock.calls).toEqual([['closed']]), { interval: 1 });
    expect(connection.channel).toBeUndefined();
  });

  it('tells the guest that this page goes away', async () => {
    const session = await openGuest(true);
    const onBye = vi.fn();
    session.handle({ onBye, onBack: async () => new Promise(() => undefined) });
    const asked = connection.channel?.ask({ method: 'back', params: null, result: isFlag, deadline: 0 });
    const ended = expect(asked).rejects.toMatchObject({ code: 'closed' });
    connection.leave();
    await ended;
    await vi.waitFor(() => expect(onBye.mock.calls).toEqual([['unload']]), { interval: 1 });
  });

  it('greets nobody present and no missing window', async () => {
    await openGuest(true);
    connection.greet();
    expect(frame.posted).toEqual([]);
    connection.end();
    connection.leave();
    expect(frame.posted).toEqual([]);
    const early = createConnection({
      window: hostWindow,
      clock,
      origin: guestOrigin,
      channel: 'ch-2',
      timeout: 10_000,
      methods: {},
      frame: () => null,
      visible: () => true,
      welcome: () => ({ config, first: {} }),
      onEvent,
      onDoubt,
      onLost,
    });
    early.greet();
    early.leave();
    expect(early.channel).toBeUndefined();
    early.end();
  });
});
