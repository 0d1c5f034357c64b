import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chartdock, Parts } from './chartdock.ts';
import { createInstance } from './chartdock.ts';
import type { OpenRequest } from './instance.types.ts';
import type { ChartdockOptions } from './options.types.ts';

const options: ChartdockOptions = {
  clientId: 'demo',
  baseUrl: 'https://charts.test',
  getToken: async () => null,
};
const openWindow = vi.fn<(...all: readonly unknown[]) => unknown>();
const open = vi.fn<(request: OpenRequest) => Promise<void>>();
const other = {
  connect: vi.fn(),
  can: vi.fn(),
  resume: vi.fn(),
  diagnose: vi.fn(),
  preload: vi.fn(),
};
const client = vi.fn<Parts['client']>();
const more = vi.fn<Parts['more']>();
let dock: Chartdock;

const create = (given: Partial<ChartdockOptions> = {}): Chartdock =>
  (dock = createInstance({ ...options, ...given }, { client, more }));
/** Waits until the part that opens surfaces was asked, and returns its request. */
const opened = async (): Promise<OpenRequest> => {
  await vi.waitFor(() => expect(open).toHaveBeenCalled(), { interval: 1 });
  return open.mock.lastCall?.[0] as OpenRequest;
};

beforeEach(() => {
  for (const mock of [openWindow, open, client, more, ...Object.values(other)]) mock.mockReset();
  client.mockImplementation(async () => ({ open }));
  open.mockResolvedValue(undefined);
  more.mockImplementation(async () => other);
  vi.stubGlobal('window', { open: openWindow });
  create();
});

describe('an instance', () => {
  it('loads nothing until something is asked of it', () => {
    expect([client.mock.calls, more.mock.calls]).toEqual([[], []]);
  });

  it.each<[string, (of: Chartdock) => unknown, readonly unknown[], object]>([
    ['pickFiles', (of) => of.pickFiles({ multiple: true }), ['pick-files'], { multiple: true }],
    ['pickFiles', (of) => of.pickFiles(), ['pick-files'], {}],
    ['pickLocation', (of) => of.pickLocation({ name: 'Plan' }), ['pick-location'], { name: 'Plan' }],
    ['chooseTemplate', (of) => of.chooseTemplate({ scene: 'er' }), ['choose-template'], { scene: 'er' }],
    ['openFileArea', (of) => of.openFileArea({ route: 'trash' }), ['file-area'], { route: 'trash' }],
    ['openFile', (of) => of.openFile('f1', { title: 'A' }), ['open-file', 'f1'], { title: 'A' }],
    [
      'checkout',
      (of) => of.checkout({ kind: 'membership', id: 'year', price: 1 }, { title: 'A' }),
      ['checkout', { kind: 'membership', id: 'year', price: 1 }],
      { title: 'A' },
    ],
    [
      'openDialog',
      (of) => of.openDialog('share', { id: 1 }, { title: 'A' }),
      ['dialog', 'share', { id: 1 }],
      { title: 'A' },
    ],
  ])('opens a surface for %s', async (...row) => {
    const [, ask, wish, wishes] = row;
    const handle = ask(dock) as { readonly id: string };
    const request = await opened();
    expect(request).toMatchObject({ wish, wishes, popup: undefined });
    expect(request.wish).toEqual(wish);
    expect(request.life.handle.id).toBe(handle.id);
    expect(request.instance).toMatchObject({
      page: new URL('https://charts.test/embed/v1/?client=demo'),
      options,
      look: {},
    });
    expect(openWindow).not.toHaveBeenCalled();
  });

  it.each(['can', 'resume', 'diagnose', 'preload'] as const)(
    'passes %s on, with the instance',
    async (name) => {
      const answer = { of: name };
      other[name].mockResolvedValueOnce(answer);
      const calls = {
        can: () => dock.can('create'),
        resume: () => dock.resume('t-1'),
        diagnose: () => dock.diagnose(),
      };
      const result = await (name === 'preload' ? dock.preload() : calls[name]());
      expect(result).toBe(answer);
      const [instance, argument] = other[name].mock.calls[0] ?? [];
      expect(instance).toMatchObject({ options });
      if (name === 'can') expect(argument).toBe('create');
      if (name === 'resume') expect(argument).toBe('t-1');
      // The first surface needs its own opener alone.
      expect(client.mock.calls.length).toBe(name === 'preload' ? 1 : 0);
    },
  );

  it('reports a missing part and tries it again later', async () => {
    more.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(dock.can('create')).rejects.toMatchObject({ code: 'no_answer', message: 'No answer.' });
    other.can.mockResolvedValueOnce({ allowed: true });
    expect(await dock.can('create')).toEqual({ allowed: true });

    client.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await dock.pickFiles()).toMatchObject({
      status: 'failed',
      error: { code: 'no_answer', message: 'No answer.', retryable: true },
    });
  });

  it('fails a surface that could not be opened', async () => {
    open.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    expect(await dock.pickFiles()).toMatchObject({ status: 'failed', error: { code: 'no_answer' } });
  });

  it('is cancelled by a signal', async () => {
    const abort = new AbortController();
    const picking = dock.pickFiles({ signal: abort.signal });
    abort.abort();
    expect(await picking).toEqual({ status: 'cancelled', by: 'signal' });
  });
});

describe('a surface in a window', () => {
  const popup = { close: vi.fn() };
  beforeEach(() => {
    popup.close.mockReset();
    openWindow.mockReturnValue(popup);
  });

  it('opens within the gesture and closes at the end', async () => {
    const picking = dock.pickFiles({ present: 'popup' });
    expect(openWindow.mock.calls).toEqual([['', '', 'popup,width=1080,height=680']]);
    expect((await opened()).popup).toBe(popup);
    picking.close();
    expect(popup.close).toHaveBeenCalledOnce();
  });

  it('uses the given one and opens none', async () => {
    const given = { close: vi.fn() };
    void dock.pickFiles({ present: 'popup', popup: given as unknown as Window });
    expect((await opened()).popup).toBe(given);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('reports a blocked one and ends all the same', async () => {
    openWindow.mockReturnValue(null);
    const picking = dock.pickFiles({ present: 'popup' });
    expect((await opened()).popup).toBeNull();
    picking.close();
    expect(await picking).toMatchObject({ status: 'cancelled' });
  });

  it('comes from the instance, unless the surface differs', async () => {
    create({ present: 'popup' });
    void dock.pickFiles();
    expect((await opened()).popup).toBe(popup);
    open.mockClear();
    void dock.pickFiles({ present: 'modal' });
    expect((await opened()).popup).toBeUndefined();
  });
});

describe('what an instance changes', () => {
  it('reaches open and later surfaces and no others', async () => {
    const changes: unknown[] = [];
    const picking = dock.pickFiles();
    const ended = dock.pickFiles();
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2), { interval: 1 });
    for (const [{ life }] of open.mock.calls)
      life.controls = {
        update: (change) => void changes.push([life.id, change]),
        focus: vi.fn(),
        back: vi.fn(),
        act: vi.fn(),
      };
    ended.close();
    dock.update({ theme: 'dark' });
    dock.update({ locale: 'en' });
    expect(changes).toEqual([
      [picking.id, { theme: 'dark' }],
      [picking.id, { locale: 'en' }],
    ]);
    void dock.pickFiles();
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(3), { interval: 1 });
    expect(open.mock.lastCall?.[0].instance.look).toEqual({ theme: 'dark', locale: 'en' });
  });

  it('tells who listens to all surfaces', async () => {
    const heard: unknown[] = [];
    const stop = dock.on('ready', (data) => heard.push(data));
    void dock.pickFiles();
    const { instance, life } = await opened();
    expect(instance.all.emit('ready', { surface: life.id, data: null })).toBe(true);
    await Promise.resolve();
    stop();
    expect(instance.all.emit('ready', { surface: life.id, data: null })).toBe(false);
    await Promise.resolve();
    expect(heard).toEqual([{ surface: life.id, data: null }]);
  });

  it('ends everything when destroyed and can be reused', async () => {
    const stop = vi.fn();
    const picking = [dock.pickFiles(), dock.openFileArea()];
    Object.assign((await opened()).instance, { tokens: { stop } });
    dock.destroy();
    for (const outcome of await Promise.all(picking))
      expect(outcome).toMatchObject({
        status: 'failed',
        error: { code: 'destroyed', message: 'It was destroyed.', retryable: false },
      });
    expect(stop).toHaveBeenCalledOnce();
    const again = dock.pickFiles();
    expect(again.state).toBe('opening');
    again.close();
  });
});
