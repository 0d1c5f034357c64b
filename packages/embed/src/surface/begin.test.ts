// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkOptions } from '../api/check-options.ts';
import { createEmitter } from '../api/emitter.ts';
import type { Instance, Wish } from '../api/instance.types.ts';
import type { Life } from '../api/life.ts';
import { createLife } from '../api/life.ts';
import type { ChartdockOptions, PickOptions } from '../api/options.types.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import { keepFramesEmpty } from '../testing/empty-frames.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { open } from './begin.ts';
import { openModal } from './modal.ts';

vi.mock('./modal.ts', async (original) => {
  const real = await original<{ openModal: typeof openModal }>();
  return { openModal: vi.fn(real.openModal) };
});

let clock: FakeClock;
let life: Life;
let container: HTMLElement;
let warned: string[];

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
/** Opens a surface; whatever of it is asked for later runs into the end of the test. */
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
  keepFramesEmpty();
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
  it('shows what was asked for in the element it was given', async () => {
    await begin(['pick-files'], { container });
    expect(frame()?.src).toBe(`https://charts.test/embed/v1/?client=demo#ch=${life.id}&s=container`);
    expect(frame()?.title).toBe('Choose files');
  });

  it('takes options of the surface before those of the instance', async () => {
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

  it('opens nothing once the surface has ended, which was asked for meanwhile', async () => {
    const opening = open({
      instance: instanceOf(),
      life,
      wish: ['pick-files'],
      wishes: { container },
      popup: undefined,
    });
    life.handle.close();
    await opening;
    expect(frame()).toBeNull();
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
      href: `https://charts.test/embed/v1/?client=demo#ch=${life.id}&s=popup`,
    });
  });

  it('passes on what is no mistake of the caller, such as a part that could not be loaded', async () => {
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

  it('knows a mistake of the caller that another copy of this script found', async () => {
    vi.mocked(openModal).mockImplementationOnce(() => {
      throw Object.assign(new Error('bad option frame'), { name: 'EmbedError', code: 'bad_option' });
    });
    const rejected = expect(life.handle).rejects.toMatchObject({ code: 'bad_option' });
    await open({ instance: instanceOf(), life, wish: ['pick-files'], wishes: {}, popup: undefined });
    await rejected;
  });
});

describe('a mistake in the names of options', () => {
  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['localhost.example', false],
    ['not127.example', false],
    ['notes.example', false],
  ])('is told to who works on a page at %s: %s', async (hostname, isTold) => {
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
      // What tells it is loaded by now, if it ever is.
      await import('../parts/more.ts');
      await Promise.resolve();
      expect(said()).toBeUndefined();
    }
  });
});
