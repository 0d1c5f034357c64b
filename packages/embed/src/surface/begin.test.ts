// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkOptions } from '../api/check-options.ts';
import { createEmitter } from '../api/emitter.ts';
import type { Instance, Wish } from '../api/instance.types.ts';
import type { Life } from '../api/life.ts';
import { createLife } from '../api/life.ts';
import type { ChartdockOptions, PickOptions } from '../api/options.types.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import type { EmptyFrames } from '../testing/empty-frames.ts';
import { keepFramesEmpty } from '../testing/empty-frames.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { open } from './begin.ts';
import { openModal } from './modal.ts';

vi.mock('./modal.ts', async (original) => {
  const real = await original<{ openModal: typeof openModal }>();
  return { ...real, openModal: vi.fn(real.openModal) };
});

let clock: FakeClock;
let life: Life;
let container: HTMLElement;
let warned: string[];
let frames: EmptyFrames;

const instanceOf = (more: Partial<ChartdockOptions> = {}): Instance => {
  const options: ChartdockOptions = {
    clientId: 'demo',
    baseUrl: 'https://charts.test',
    getToken: async () => 'token-1',
    locale: 'en',
    clock,
    ...more,
  };
  return { page: checkOptions(options), options, look: {}, all: createEmitter() };
};
/** Opens a surface; later requests for it run into the end of the test. */
const begin = async (
  wish: Wish,
  wishes: PickOptions = {},
  { instance = instanceOf(), popup }: { instance?: Instance; popup?: Window | null } = {},
): Promise<void> => {
  void open({ instance, life, wish, wishes, popup });
  await vi.waitFor(
    () => {
      const isThere = document.querySelector('iframe') ?? vi.mocked(openModal).mock.calls[0];
      expect(isThere ?? (life.state === 'settled' || popup?.location.href !== undefined)).toBeTruthy();
    },
    { interval: 1 },
  );
};
const frame = (): HTMLIFrameElement | null => container.querySelector('iframe');

beforeEach(() => {
  frames = keepFramesEmpty();
  vi.stubGlobal('origin', 'https://partner.test');
  clock = createFakeClock();
  life = createLife(undefined);
  container = document.createElement('div');
  document.body.append(container);
  warned = [];
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warned.push(text));
  vi.mocked(openModal).mockClear();
});
afterEach(() => {
  life.handle.close();
  document.body.replaceChildren();
});

describe('opening a surface', () => {
  it('opens in the given element', async () => {
    await begin(['pick-files'], { container });
    expect(frame()?.src).toBe(`https://charts.test/embed/v1/?client=demo#ch=${life.id}&s=container`);
    expect(frame()?.title).toBe('Choose a file');
  });

  it('opens once for a double click', async () => {
    const instance = instanceOf();
    await begin(['pick-files'], {}, { instance });
    const second = createLife(undefined);
    clock.advance(300);
    await open({ instance, life: second, wish: ['pick-files'], wishes: {}, popup: undefined });
    expect(await second.handle).toEqual({ status: 'cancelled', by: 'user' });
    expect(vi.mocked(openModal)).toHaveBeenCalledOnce();
    expect(life.state).toBe('opening');
  });

  it.each<[string, Wish, () => Promise<unknown>]>([
    ['after the time of a double click', ['pick-files'], async () => clock.advance(500)],
    ['for another task', ['file-area'], async () => undefined],
    ['when the first has ended', ['pick-files'], async () => life.handle.close()],
  ])('opens again %s', async (_, wish, pass) => {
    const instance = instanceOf();
    await begin(['pick-files'], {}, { instance });
    await pass();
    const second = createLife(undefined);
    void open({ instance, life: second, wish, wishes: {}, popup: undefined });
    await expect.poll(() => vi.mocked(openModal).mock.calls.length).toBe(2);
    second.handle.close();
  });

  it('prefers options of the surface to the instance', async () => {
    const instance = instanceOf({ container: document.createElement('p'), present: 'modal' });
    await begin(['pick-files'], { container, present: 'container', title: 'Attach' }, { instance });
    expect(frame()?.title).toBe('Attach');
  });

  it('shows a modal where there is no element', async () => {
    await begin(['pick-files']);
    expect(openModal).toHaveBeenCalledWith(
      expect.objectContaining({ address: expect.stringContaining('s=modal') }),
    );
  });

  it.each<[string, Wish]>([
    ['Choose a folder', ['pick-location']],
    ['Choose a template', ['choose-template']],
    ['Files', ['file-area']],
    ['Files', ['open-file', 'f1']],
    ['Files', ['dialog', 'share', null]],
    ['Payment', ['checkout', { kind: 'template', id: 't1', price: 9.9 }]],
  ])('shows %s for %j', async (title, wish) => {
    await begin(wish, { container });
    expect(frame()?.title).toBe(title);
  });

  it('opens nothing once the surface has ended', async () => {
    const getToken = vi.fn(async () => 'token-1');
    const opening = open({
      instance: instanceOf({ getToken }),
      life,
      wish: ['pick-files'],
      wishes: { container },
      popup: undefined,
    });
    life.handle.close();
    await opening;
    expect([frame(), getToken.mock.calls]).toEqual([null, []]);
  });

  it.each<[string, Wish, object]>([
    ['title', ['pick-files'], { title: '' }],
    ['confirmLabel', ['pick-files'], { confirmLabel: 'x'.repeat(121) }],
    ['max', ['pick-files'], { multiple: true, max: 0 }],
    ['link', ['pick-files'], { link: { password: 'maybe' } }],
    ['container', ['pick-files'], { container: document.createElement('div') }],
    ['open-file', ['open-file', ''], {}],
    ['order', ['checkout', null], {}],
    ['returnUrl', ['pick-files'], { present: 'page' }],
    ['present', ['pick-files'], { present: 'sidebar' }],
  ])('rejects with bad_option that names %s', async (name, wish, wishes) => {
    const expected = { code: 'bad_option', message: `bad option ${name}` };
    const rejected = expect(life.handle).rejects.toMatchObject(expected);
    await open({ instance: instanceOf(), life, wish, wishes, popup: undefined });
    await rejected;
  });

  it('fails where the browser opened no window', async () => {
    await begin(['pick-files'], { present: 'popup' }, { popup: null });
    expect(await life.handle).toMatchObject({ status: 'failed', error: { code: 'popup_blocked' } });
  });

  it('goes to the window that was opened for it', async () => {
    const popup = { closed: false, location: {}, close: vi.fn(), focus: vi.fn() };
    await begin(['pick-files'], { present: 'popup' }, { popup: popup as unknown as Window });
    expect(popup.location).toEqual({
      href: `https://charts.test/embed/v1/?client=demo&theme=auto&locale=en#ch=${life.id}&s=popup`,
    });
  });

  it('passes on failures of loaded parts', async () => {
    vi.mocked(openModal).mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const opening = open({
      instance: instanceOf(),
      life,
      wish: ['pick-files'],
      wishes: {},
      popup: undefined,
    });
    await expect(opening).rejects.toThrow('dynamically imported');
    expect(life.state).toBe('opening');
  });

  it('knows a mistake found by another copy', async () => {
    vi.mocked(openModal).mockImplementationOnce(() => {
      throw Object.assign(new Error('bad option frame'), { name: 'EmbedError', code: 'bad_option' });
    });
    const rejected = expect(life.handle).rejects.toMatchObject({ code: 'bad_option' });
    await open({ instance: instanceOf(), life, wish: ['pick-files'], wishes: {}, popup: undefined });
    await rejected;
  });
});

describe('what few surfaces need', () => {
  type Said = Readonly<Record<string, unknown>>;
  interface RawGuest {
    readonly said: Said[];
    readonly port: MessagePort;
    readonly config: unknown;
  }
  const guests: RawGuest[] = [];
  afterEach(() => {
    for (const { port } of guests.splice(0)) port.close();
  });

  /** Opens a surface and lets a guest in that speaks the bare protocol. */
  const join = async (wishes: PickOptions, instance = instanceOf()): Promise<RawGuest> => {
    const listen = vi.spyOn(window, 'addEventListener');
    await begin(['pick-files'], { container, ...wishes }, { instance });
    const receive = listen.mock.calls.find(([type]) => type === 'message')?.[1] as (event: object) => void;
    const source = frames.windows.at(-1);
    const data = { cd: 1, t: 'join', ch: life.id, nonce: 'n', min: 1, max: 1, features: [] };
    receive({ data, origin: 'https://charts.test', source, isTrusted: true, ports: [] });
    const welcome = source?.posted.at(-1);
    const port = welcome?.ports[0] as MessagePort;
    const said: Said[] = [];
    port.onmessage = ({ data: value }) => said.push(value as Said);
    const guest = { said, port, config: (welcome?.message as { config: unknown }).config };
    guests.push(guest);
    return guest;
  };
  const answerOf = async ({ said, port }: RawGuest, m: string, p: unknown): Promise<unknown> => {
    port.postMessage({ t: 'req', id: 1, m, p, d: 0 });
    await vi.waitFor(() => expect(said.some(({ t }) => t === 'res')).toBe(true), { interval: 1 });
    return said.find(({ t }) => t === 'res');
  };
  const progress = { t: 'evt', seq: 1, n: 'progress', d: { name: 'import', done: 1, total: 2 } };
  const unsupported = (of: RawGuest): readonly unknown[] =>
    of.said.filter(({ n }) => n === 'unsupported').map(({ d }) => d);

  it('is missing where the surface did not ask', async () => {
    const guest = await join({});
    guest.port.postMessage(progress);
    guest.port.postMessage({ t: 'evt', seq: 2, n: 'ready', d: null });
    expect(await answerOf(guest, 'item.check', { items: [] })).toMatchObject({
      err: { code: 'unsupported' },
    });
    expect(unsupported(guest)).toEqual([{ event: 'progress' }]);
    expect(life.state).toBe('ready');
  });

  it('is the host’s verdict on a file, if any', async () => {
    const guest = await join({ canPick: () => 'not this one' });
    const items = [{ id: 'f1', title: 'Plan', category: 'mind' }];
    expect(await answerOf(guest, 'item.check', { items })).toMatchObject({ ok: ['not this one'] });
  });

  it('is a button of the host, if any', async () => {
    const guest = await join({ onCommand: () => ({ message: 'done' }) });
    const params = { id: 'copy', items: [] };
    expect(await answerOf(guest, 'command.run', params)).toMatchObject({ ok: { message: 'done' } });
  });

  it.each([{ upload: true }, { telemetry: true }])('reports progress for %j', async (wishes) => {
    const guest = await join(wishes);
    guest.port.postMessage(progress);
    await answerOf(guest, 'store.get', { key: 'a' });
    expect(unsupported(guest)).toEqual([]);
  });

  it('is a log if the instance keeps one', async () => {
    const lines: unknown[] = [];
    const guest = await join({}, instanceOf({ log: (line) => lines.push(line) }));
    guest.port.postMessage({ t: 'evt', seq: 1, n: 'ready', d: null });
    await answerOf(guest, 'store.get', { key: 'a' });
    expect(lines).toEqual([{ surface: life.id, event: 'ready' }]);
  });

  it('is a link per file, if any', async () => {
    expect((await join({ link: { password: 'optional' } })).config).toMatchObject({ link: 'optional' });
  });
});

describe('a mistake in the names of options', () => {
  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['localhost.example', false],
    ['not127.example', false],
    ['notes.example', false],
  ])('is told to local developers at %s: %s', async (hostname, isTold) => {
    const wishes = { container, [`wrong-${hostname}`]: 1 } as PickOptions;
    vi.stubGlobal('location', { hostname, origin: 'https://x.test', href: 'https://x.test/' });
    const opening = open({ instance: instanceOf(), life, wish: ['pick-files'], wishes, popup: undefined });
    await vi.waitFor(() => expect(frame()).not.toBeNull(), { interval: 1 });
    expect(warned).toEqual([]);
    life.turn('ready');
    await opening;
    life.handle.close();
    const said = (): string | undefined => warned.find((text) => text.includes(`"wrong-${hostname}"`));
    if (isTold) await vi.waitFor(() => expect(said()).toContain('pickFiles has no option'), { interval: 1 });
    else {
      // The message is loaded by now, if it ever is.
      await import('../parts/more.ts');
      await Promise.resolve();
      expect(said()).toBeUndefined();
    }
  });
});
