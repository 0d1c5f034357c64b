import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TokenRequest } from '../api/options.types.ts';
import type { GuestSession } from '../guest/session.ts';
import type { PickedItem } from '../surface.types.ts';
import type { JoinedOptions, JoinedSurface } from '../testing/joined-surface.ts';
import { openJoinedSurface } from '../testing/joined-surface.ts';
import type { FakeWindow } from '../testing/fake-window.ts';
import { createFakeWindow } from '../testing/fake-window.ts';
import { otherTask } from '../tasks/other-tasks.ts';
import { pickTask } from '../tasks/pick-task.ts';
import { extrasOf } from './extras.ts';

const file: PickedItem = { id: 'f1', title: 'Plan', category: 'mind' };
const other: PickedItem = { id: 'f2', title: 'Notes', category: 'mind' };

const openWindow = vi.fn<(address: string) => { opener: unknown } | null>();
let page: FakeWindow;
let surface: JoinedSurface;
const sessions: GuestSession[] = [];

const start = (options: Partial<JoinedOptions> = {}): JoinedSurface => {
  surface = openJoinedSurface(page, { task: pickTask({}), ...options });
  return surface;
};
const join = async (): Promise<GuestSession> => {
  const session = await surface.join();
  sessions.push(session);
  return session;
};
const soon = async (check: () => void): Promise<void> => vi.waitFor(check, { interval: 1 });
/** Messages keep their order, so everything sent before this has arrived after it. */
const roundTrip = async (session: GuestSession): Promise<unknown> => session.store.get('nothing');

beforeEach(() => {
  page = Object.assign(createFakeWindow(), { open: openWindow });
  openWindow.mockReset();
  vi.stubGlobal('window', page);
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: 'zh' } }),
  );
  vi.stubGlobal('origin', 'https://partner.test');
  vi.stubGlobal('location', { hostname: 'partner.test', origin: 'https://partner.test' });
  vi.stubGlobal('navigator', { language: 'zh-CN', onLine: true });
});
afterEach(() => {
  surface.life.handle.close();
  for (const session of sessions.splice(0)) session.end('closed');
  vi.unstubAllGlobals();
});

describe('what a surface is opened with', () => {
  it('has channel and kind, and a translated name', () => {
    const { view, life } = start({ placement: { kind: 'container' }, context: { theme: 'dark' } });
    expect(view).toMatchObject({
      address: `https://charts.test/embed/v1/?client=demo#ch=${life.id}&s=container`,
      title: 'Choose a file',
      theme: 'dark',
    });
  });

  it('tells the server of a page that is isolated', () => {
    vi.stubGlobal('crossOriginIsolated', true);
    const { view, life } = start({ placement: { kind: 'modal' } });
    expect(view.address).toBe(`https://charts.test/embed/v1/?client=demo&isolated=1#ch=${life.id}&s=modal`);
  });

  it('takes name and frame attributes of the host', () => {
    const frame = { allow: 'clipboard-write' };
    const { view } = start({ task: pickTask({ title: 'Attach', frame }) });
    expect([view.title, view.attributes]).toEqual(['Attach', frame]);
  });

  it('reaches the guest with wishes and the ready token', async () => {
    const wishes = {
      title: 'Attach',
      confirmLabel: 'Insert',
      labels: { 'picker.mine': 'Ours' },
      hide: ['tray'],
      policy: { download: 'deny' },
      telemetry: true,
    } as const;
    const variables = { accent: '#336699' };
    start({ task: pickTask(wishes), context: { theme: 'dark', variables } });
    // The clock of the connection, and that of the ground.
    await soon(() => expect(surface.clock.pending).toBe(2));
    const session = await join();
    expect(session.config).toEqual({
      task: 'pick-files',
      multiple: false,
      max: 1,
      types: [],
      start: 'last',
      surface: 'modal',
      ticket: surface.life.ticket,
      ...wishes,
    });
    expect(session.first).toEqual({ theme: 'dark', locale: 'en', variables, token: { value: 'token-1' } });
  });

  it('is greeted on load and while its window exists', () => {
    const { view, frame, life, place } = start();
    expect(frame.posted).toEqual([]);
    view.onLoad();
    expect(frame.posted).toMatchObject([
      { message: { t: 'hello', ch: life.id }, targetOrigin: 'https://charts.test' },
    ]);
    place.tick();
    expect(frame.posted).toHaveLength(2);
  });
});

describe('a token', () => {
  it('is asked for once, before the guest comes', async () => {
    const getToken = vi.fn(async (_request: TokenRequest) => ({ value: 'token-2' }));
    start({ getToken });
    expect(getToken.mock.calls).toEqual([[expect.objectContaining({ reason: 'initial', scopes: [] })]]);
    const session = await join();
    expect(await session.getToken('initial')).toEqual({ value: 'token-2' });
    expect(getToken).toHaveBeenCalledOnce();
  });

  it('is asked for with the guest’s reason and rights', async () => {
    const getToken = vi.fn(async () => 'token-1');
    start({ getToken });
    const session = await join();
    await session.getToken('stepUp', ['pay']);
    expect(getToken).toHaveBeenLastCalledWith(expect.objectContaining({ reason: 'stepUp', scopes: ['pay'] }));
  });

  it('ends the surface as signed out before the guest', async () => {
    start({ getToken: async () => null });
    expect(await surface.life.handle.result).toEqual({
      status: 'refused',
      code: 'signed_out',
      next: 'sign_in',
    });
    expect(surface.deeds).toContain('removed');
  });

  it('is retried once by the guest, then fails', async () => {
    const getToken = vi.fn<() => Promise<null>>().mockRejectedValue(new Error('the backend is down'));
    start({ getToken });
    const session = await join();
    expect(surface.life.state).toBe('opening');
    await expect(session.getToken('initial')).rejects.toMatchObject({ code: 'no_token', retryable: true });
    expect(await surface.life.handle.result).toMatchObject({
      status: 'failed',
      error: { code: 'no_token', retryable: true, message: expect.stringContaining('could not sign you in') },
    });
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('that never comes fails the surface after ten seconds', async () => {
    start({ getToken: async () => new Promise(() => undefined) });
    const session = await join();
    session.getToken('initial').catch(() => undefined);
    await roundTrip(session);
    surface.clock.advance(10_000);
    expect(await surface.life.handle.result).toMatchObject({ error: { code: 'no_token' } });
  });

  it('leaves the surface open when an early renewal fails', async () => {
    const getToken = vi.fn<() => Promise<string>>().mockResolvedValueOnce('token-1');
    getToken.mockRejectedValue(new Error('the backend is down'));
    start({ getToken });
    const session = await join();
    await expect(session.getToken('expiring')).rejects.toMatchObject({ code: 'no_token' });
    await roundTrip(session);
    expect(surface.life.state).toBe('opening');
  });

  it.each([
    ['initial', async (): Promise<string> => Promise.reject(new Error('the backend is down'))],
    ['rejected', async (): Promise<string> => 'token-1'],
  ] as const)('ends as signed out when refused as %s', async (reason, first) => {
    const getToken = vi.fn<() => Promise<string | null>>(async () => null).mockImplementationOnce(first);
    start({ getToken });
    const session = await join();
    await expect(session.getToken(reason)).rejects.toMatchObject({ code: 'declined' });
    expect(await surface.life.handle.result).toMatchObject({ status: 'refused', code: 'signed_out' });
  });

  it('leaves the surface open when refused early', async () => {
    let token: string | null = 'token-1';
    start({ getToken: async () => token });
    const session = await join();
    token = null;
    await expect(session.getToken('expiring')).rejects.toMatchObject({ code: 'declined' });
    await roundTrip(session);
    expect(surface.life.state).toBe('opening');
  });
});

describe('a commit', () => {
  it('becomes the outcome after the guest hears it', async () => {
    start();
    const session = await join();
    expect(await session.commit([file])).toEqual({ accepted: true });
    expect(await surface.life.handle.result).toEqual({ status: 'done', value: file });
  });

  it('is refused for another kind, keeping the surface', async () => {
    start();
    const session = await join();
    await expect(session.commit([file, other])).rejects.toMatchObject({ code: 'bad_params' });
    expect(await session.commit([file])).toEqual({ accepted: true });
  });

  it('waits for the host, and is busy meanwhile', async () => {
    let decide: (decision: undefined) => void = () => undefined;
    const onCommit = vi.fn(async (_item: unknown) => new Promise<undefined>((resolve) => (decide = resolve)));
    start({ task: pickTask({ onCommit }) });
    const session = await join();
    const committing = session.commit([file]);
    await soon(() => expect(surface.life.state).toBe('busy'));
    await expect(session.commit([other])).rejects.toMatchObject({ code: 'busy' });
    decide(undefined);
    expect(await committing).toEqual({ accepted: true });
    expect(await surface.life.handle.result).toEqual({ status: 'done', value: file });
    expect(onCommit).toHaveBeenCalledOnce();
  });

  it('stays open with the host’s reason, shortened', async () => {
    start({ task: pickTask({ onCommit: () => ({ refuse: 'x'.repeat(600) }) }) });
    const session = await join();
    expect(await session.commit([file])).toEqual({ accepted: false, reason: 'x'.repeat(500) });
    expect(surface.life.state).toBe('ready');
    expect(await session.commit([file])).toMatchObject({ accepted: false });
  });

  it('can be retried when its judge fails', async () => {
    const onCommit = vi
      .fn<() => Promise<undefined>>()
      .mockRejectedValueOnce(new Error('the backend is down'))
      .mockResolvedValueOnce(undefined);
    start({ task: pickTask({ onCommit }) });
    const session = await join();
    await expect(session.commit([file])).rejects.toMatchObject({ code: 'failed' });
    expect(surface.life.state).toBe('ready');
    expect(await session.commit([file])).toEqual({ accepted: true });
  });

  it('lapses with a reload; the successor commits', async () => {
    const signals: AbortSignal[] = [];
    const onCommit = async (_items: unknown, { signal }: { signal: AbortSignal }): Promise<undefined> => {
      signals.push(signal);
      return signals.length === 1 ? new Promise(() => undefined) : undefined;
    };
    start({ task: pickTask({ onCommit }) });
    const first = await join();
    surface.view.onLoad();
    const lost = expect(first.commit([file])).rejects.toMatchObject({ code: 'peer_reloaded' });
    await soon(() => expect(signals).toHaveLength(1));
    first.end('unload');
    await lost;
    await soon(() => expect(signals[0]?.aborted).toBe(true));
    const second = await join();
    expect(await second.commit([other])).toEqual({ accepted: true });
    expect(await surface.life.handle.result).toEqual({ status: 'done', value: other });
  });
});

it('ignores the late verdict about a reloaded guest', async () => {
  const decisions: ((decision: undefined) => void)[] = [];
  const onCommit = async (_items: unknown): Promise<undefined> =>
    new Promise((resolve) => decisions.push(resolve));
  start({ task: pickTask({ onCommit }) });
  const first = await join();
  surface.view.onLoad();
  first.commit([file]).catch(() => undefined);
  await soon(() => expect(decisions).toHaveLength(1));
  first.end('unload');
  await soon(() => expect(page.listeners).toBe(1));
  const second = await join();
  const committing = second.commit([other]);
  await soon(() => expect(decisions).toHaveLength(2));
  decisions[0]?.(undefined);
  await roundTrip(second);
  await expect(second.commit([file])).rejects.toMatchObject({ code: 'busy' });
  decisions[1]?.(undefined);
  expect(await committing).toEqual({ accepted: true });
  expect(await surface.life.handle.result).toEqual({ status: 'done', value: other });
});

describe('a link', () => {
  const request = { url: 'https://charts.test/f/1', kind: 'file', disposition: 'new' } as const;

  it('opens in a window that cannot reach this page', async () => {
    start();
    const session = await join();
    const opened = { opener: page };
    openWindow.mockReturnValueOnce(opened);
    expect(await session.open(request)).toBe(true);
    expect(openWindow.mock.calls).toEqual([[request.url]]);
    expect(opened.opener).toBeNull();
  });

  it('does not open by itself towards a sign-in', async () => {
    start();
    const session = await join();
    const file = { id: 'f-1', title: 'Plan', category: 'mind', folderId: 'root' };
    expect(await session.open({ ...request, signIn: true, file })).toBe(false);
    expect(openWindow).not.toHaveBeenCalled();
    const heard: unknown[] = [];
    surface.life.handle.on('navigate', (data) => heard.push(data));
    expect(await session.open({ ...request, signIn: true, file })).toBe(true);
    expect(heard).toEqual([{ ...request, signIn: true, file }]);
  });

  it('is not opened where the browser opens no window', async () => {
    start();
    const session = await join();
    openWindow.mockReturnValueOnce(null);
    expect(await session.open(request)).toBe(false);
  });

  it.each(['the handle', 'the instance'])('is left to who listens to %s', async (who) => {
    start();
    const heard: unknown[] = [];
    if (who === 'the handle') surface.life.handle.on('navigate', (data) => heard.push(data));
    else surface.all.on('navigate', ({ data }) => heard.push(data));
    const session = await join();
    expect(await session.open(request)).toBe(true);
    expect(heard).toEqual([request]);
    expect(openWindow).not.toHaveBeenCalled();
  });
});

it('keeps preferences where the host says', async () => {
  const kept = new Map<string, string>();
  const storage = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: string) => kept.set(key, value),
  };
  start({ context: { storage } });
  const session = await join();
  await session.store.set('sort', 'title');
  expect([...kept]).toEqual([['sort', 'title']]);
  expect([await session.store.get('sort'), await session.store.get('none')]).toEqual(['title', null]);
});

describe('what a guest closes', () => {
  it('is cancelled by the person', async () => {
    start();
    const session = await join();
    await session.close({ status: 'cancelled' });
    expect(await surface.life.handle.result).toEqual({ status: 'cancelled', by: 'user' });
  });

  it('is refused with a remedy', async () => {
    start();
    const session = await join();
    await session.close({ status: 'refused', code: 'quota' });
    expect(await surface.life.handle.result).toEqual({ status: 'refused', code: 'quota', next: 'upgrade' });
  });
});

describe('an event', () => {
  it('reaches the handle, and the instance with id', async () => {
    start();
    const heard: unknown[] = [];
    surface.life.handle.on('selection', (data) => heard.push(['handle', data]));
    surface.all.on('selection', (data) => heard.push(['instance', data]));
    const session = await join();
    session.emit('selection', { items: [file] });
    await roundTrip(session);
    expect(heard).toEqual([
      ['handle', { items: [file] }],
      ['instance', { surface: surface.life.id, data: { items: [file] } }],
    ]);
  });

  it('that is malformed, or unknown, is told to nobody', async () => {
    start();
    const heard = vi.fn();
    surface.life.handle.on('selection', heard);
    surface.life.handle.on('progress', heard);
    const session = await join();
    session.emit('selection', { items: 'all' } as never);
    session.emit('progress', { name: 'import', done: 1, total: 2 });
    await roundTrip(session);
    expect(heard).not.toHaveBeenCalled();
  });

  it('are heard only where the host asked', async () => {
    surface = start();
    const { life } = surface;
    start({ extras: extrasOf({ telemetry: true }, life) });
    const heard: unknown[] = [];
    surface.life.handle.on('progress', (data) => heard.push(data));
    const session = await join();
    session.emit('progress', { name: 'import', done: 1, total: 2 });
    await roundTrip(session);
    expect(heard).toEqual([{ name: 'import', done: 1, total: 2 }]);
    life.handle.close();
  });

  it('that it is ready makes it usable', async () => {
    start();
    const session = await join();
    expect(surface.life.state).toBe('opening');
    session.emit('ready', null);
    await surface.life.handle.ready;
    expect([surface.life.state, surface.deeds]).toEqual(['ready', ['ready']]);
  });

  it.each([
    [true, ['height 720']],
    [false, []],
  ])('of its height resizes the frame if wanted: %s', async (autoHeight, deeds) => {
    start({ task: pickTask({ autoHeight }) });
    const session = await join();
    session.emit('resize', { height: 720 });
    session.emit('focusLeave', { direction: 'forward' });
    await roundTrip(session);
    expect(surface.deeds).toEqual(deeds);
  });

  it('returns position and choice after a reload', async () => {
    start();
    const first = await join();
    surface.view.onLoad();
    first.emit('navigated', { view: 'recent', folderId: 'f9', scroll: 120 });
    first.emit('selection', { items: [file] });
    await roundTrip(first);
    first.end('unload');
    await soon(() => expect(page.listeners).toBe(1));
    const second = await join();
    expect(second.first.replay).toEqual({ view: 'recent', folderId: 'f9', scroll: 120, selection: [file] });
    surface.view.onLoad();
    second.emit('navigated', { view: 'mine', folderId: 'root', scroll: 0 });
    second.emit('ready', null);
    await roundTrip(second);
    second.end('unload');
    await soon(() => expect(page.listeners).toBe(1));
    expect((await join()).first.replay).toMatchObject({ view: 'mine', selection: [file] });
  });

  it('replays a choice at the start of a picker', async () => {
    start();
    const first = await join();
    surface.view.onLoad();
    first.emit('selection', { items: [file] });
    await roundTrip(first);
    first.end('unload');
    await soon(() => expect(page.listeners).toBe(1));
    expect((await join()).first.replay).toEqual({
      view: 'mine',
      folderId: 'root',
      scroll: 0,
      selection: [file],
    });
  });

  it('of a place alone is replayed with nothing chosen', async () => {
    start();
    const first = await join();
    surface.view.onLoad();
    first.emit('navigated', { view: 'recent', folderId: 'f9', scroll: 1 });
    await roundTrip(first);
    first.end('unload');
    await soon(() => expect(page.listeners).toBe(1));
    expect((await join()).first.replay?.selection).toEqual([]);
  });

  it('ignores its height in a window', async () => {
    start({ task: pickTask({ autoHeight: true }), placement: { kind: 'popup' } });
    const heard = vi.fn();
    surface.life.handle.on('resize', heard);
    const session = await join();
    session.emit('resize', { height: 720 });
    await roundTrip(session);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('has nothing to replay before there was one', async () => {
    start();
    const first = await join();
    expect(first.first.replay).toBeUndefined();
    surface.view.onLoad();
    first.emit('ready', null);
    await roundTrip(first);
    first.end('unload');
    await soon(() => expect(page.listeners).toBe(1));
    expect((await join()).first.replay).toBeUndefined();
  });
});

describe('the controls of a handle', () => {
  it('reach the guest, true for true alone', async () => {
    start();
    const session = await join();
    const acts: unknown[] = [];
    session.handle({ onBack: () => true, onAct: (act) => acts.push(act) > 1 });
    const { handle } = surface.life;
    expect(await handle.back()).toBe(true);
    expect(await handle.act({ act: 'clear' })).toBe(false);
    expect(await handle.act({ act: 'search', keyword: 'plan' })).toBe(true);
    expect(acts).toEqual([{ act: 'clear' }, { act: 'search', keyword: 'plan' }]);
    handle.focus();
    expect(surface.deeds).toEqual(['focus']);
  });

  it('are false without a guest or after failures', async () => {
    start();
    const { handle } = surface.life;
    expect(await handle.back()).toBe(false);
    const session = await join();
    session.handle({
      onBack: () => {
        throw new Error('a fault of ours');
      },
      onAct: async () => new Promise(() => undefined),
    });
    expect(await handle.back()).toBe(false);
    const acting = handle.act({ act: 'refresh' });
    session.end('unload');
    expect(await acting).toBe(false);
  });

  it('change looks now and for the next guest', async () => {
    start({ context: { theme: 'light', variables: { radius: 4 } } });
    const session = await join();
    surface.view.onLoad();
    const changes: unknown[] = [];
    session.handle({ onUpdate: (change) => changes.push(change) });
    const { handle } = surface.life;
    handle.update({ theme: 'dark' });
    handle.update({ locale: 'zh-TW' });
    handle.update({ variables: { radius: 8 } });
    await soon(() => expect(changes).toHaveLength(3));
    expect(changes).toEqual([
      { theme: 'dark', locale: 'en', variables: { radius: 4 } },
      { theme: 'dark', locale: 'zh', variables: { radius: 4 } },
      { theme: 'dark', locale: 'zh', variables: { radius: 8 } },
    ]);
    session.end('unload');
    await soon(() => expect(page.listeners).toBe(1));
    expect((await join()).first).toMatchObject(changes[2] as object);
  });
});

describe('the end of a surface', () => {
  it('leaves nothing behind and tells the guest', async () => {
    start();
    const session = await join();
    const onBye = vi.fn();
    session.handle({ onBye });
    surface.life.handle.close();
    await soon(() => expect(onBye).toHaveBeenCalledWith('closed'));
    expect(surface.deeds).toEqual(['unwatched', 'removed']);
    expect([page.listeners, surface.clock.pending]).toEqual([0, 0]);
  });

  it('comes when closed from outside the guest', async () => {
    start();
    surface.view.onDismiss();
    expect(await surface.life.handle.result).toEqual({ status: 'cancelled', by: 'user' });
  });

  it('comes with a reason when its frame goes', async () => {
    start();
    await join();
    surface.place.gone('frame_removed');
    expect(await surface.life.handle.result).toMatchObject({
      status: 'failed',
      error: { code: 'frame_removed', message: 'The page has taken it away.' },
    });
  });

  it('is a loss before use, a decision afterwards', async () => {
    start();
    surface.place.gone('popup_lost');
    expect(await surface.life.handle.result).toMatchObject({
      status: 'failed',
      error: { code: 'popup_lost' },
    });
    start();
    const session = await join();
    session.emit('ready', null);
    await surface.life.handle.ready;
    surface.place.gone('popup_lost');
    expect(await surface.life.handle.result).toEqual({ status: 'cancelled', by: 'user' });
    start();
    const second = await join();
    second.emit('ready', null);
    await surface.life.handle.ready;
    surface.place.gone('frame_removed');
    expect(await surface.life.handle.result).toMatchObject({ error: { code: 'frame_removed' } });
  });

  it('comes when nobody answers in time', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: '200', msg: '', data: { registered: true } }));
    start();
    surface.view.onLoad();
    surface.clock.advance(10_000);
    expect(surface.deeds).toEqual(['held', 'unwatched']);
    expect(await surface.life.handle.result).toMatchObject({ error: { code: 'frame_blocked' } });
  });

  it('comes at once on a page without an origin', async () => {
    vi.stubGlobal('origin', 'null');
    start();
    expect(await surface.life.handle.result).toMatchObject({ error: { code: 'null_origin' } });
  });

  it('comes for unregistered pages at the first doubt', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: '200', msg: '', data: { registered: false } }));
    start();
    surface.view.onLoad();
    surface.clock.advance(1_000);
    expect(await surface.life.handle.result).toMatchObject({ error: { code: 'origin_not_allowed' } });
  });

  it('comes within ten seconds of a hanging server', async () => {
    const fetchMock = vi.fn<typeof fetch>(
      async (_, init) =>
        new Promise((__, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    vi.stubGlobal('fetch', fetchMock);
    start();
    surface.view.onLoad();
    surface.clock.advance(1_000);
    await soon(() => expect(fetchMock).toHaveBeenCalledOnce());
    surface.clock.advance(9_000);
    expect(await surface.life.handle.result).toMatchObject({ error: { code: 'no_answer', retryable: true } });
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('draws beyond the ground for slow guests only', async () => {
    start();
    surface.clock.advance(149);
    expect(surface.deeds).toEqual([]);
    surface.clock.advance(1);
    expect(surface.deeds).toEqual(['held']);
    start();
    const session = await join();
    session.emit('ready', null);
    await soon(() => expect(surface.life.state).toBe('ready'));
    surface.clock.advance(1_000);
    expect(surface.deeds).not.toContain('held');
  });

  it('ignores hidden pages, whose timers prove nothing', async () => {
    start();
    const session = await join();
    vi.stubGlobal('document', { hidden: true });
    surface.clock.advance(60_000);
    await roundTrip(session);
    vi.stubGlobal('document', { hidden: false });
    surface.clock.advance(15_000);
    expect(surface.life.state).toBe('opening');
    surface.clock.advance(5_000);
    expect(await surface.life.handle.result).toMatchObject({ error: { code: 'frame_crashed' } });
  });

  it('tells the guest’s window that this page goes', async () => {
    start({ placement: { kind: 'popup' } });
    const session = await join();
    const onBye = vi.fn();
    session.handle({ onBye });
    surface.place.leave();
    await soon(() => expect(onBye).toHaveBeenCalledWith('unload'));
  });
});

it('shows other tasks by their own names', () => {
  start({ task: otherTask(['pick-location'], {}), context: { locale: 'zh' } });
  expect(surface.view.title).toBe('选择位置');
});
