import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Life } from '../api/life.ts';
import { createLife } from '../api/life.ts';
import type { OpenSurface } from '../surface/opening.types.ts';
import type { SurfaceContext } from '../surface/context.ts';
import type { SurfaceView } from '../surface/surface.types.ts';
import { createTokenSource } from '../surface/tokens.ts';
import type { Task } from '../tasks/task.types.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { beginElsewhere } from './begin-elsewhere.ts';

const fetchMock = vi.fn<typeof fetch>();
const assign = vi.fn<(address: string) => void>();
const openSurface = vi.fn<OpenSurface>();
const popup = { closed: false, location: { href: '' }, focus: vi.fn(), close: vi.fn() };
let clock: FakeClock;
let life: Life;

const begin = async (options: object, window?: typeof popup | null): Promise<void> => {
  const context = {
    page: new URL('https://charts.test/embed/v1/?client=demo'),
    clock,
    timeout: 10_000,
    theme: 'auto',
    locale: 'en',
    tokens: createTokenSource(async () => 'token-1', clock),
  } as unknown as SurfaceContext;
  const task = { config: { task: 'file-area' }, options, isValue: () => true } as unknown as Task;
  const extras = undefined;
  await beginElsewhere({ context, life, task, extras, openSurface, popup: window as unknown as Window });
};
const says = (data: unknown): void =>
  void fetchMock.mockImplementationOnce(async () => Response.json({ code: '200', msg: '', data }));

beforeEach(() => {
  clock = createFakeClock();
  life = createLife(undefined);
  for (const mock of [fetchMock, assign, openSurface]) mock.mockReset();
  popup.closed = false;
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('location', {
    href: 'https://partner.test/page',
    origin: 'https://partner.test',
    hostname: 'partner.test',
    pathname: '/page',
    search: '',
    assign,
  });
});

describe('a surface outside the page', () => {
  it.each([
    ['present', { present: 'modall' }],
    ['present', { present: 'modall', returnUrl: '/back', host: { show: vi.fn() } }],
    ['returnUrl', { present: 'page' }],
    ['host', { present: 'host' }],
    ['host', { present: 'host', host: {} }],
  ])('rejects with bad_option that names %s for %j', async (name, options) => {
    const mistake = { code: 'bad_option', message: `bad option ${name}` };
    await expect(begin(options)).rejects.toMatchObject(mistake);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('goes to this tab or app as asked', async () => {
    says({ code: 'c-1' });
    await begin({ present: 'page', returnUrl: '/back' });
    expect(assign.mock.calls).toEqual([
      ['https://charts.test/embed/v1/?client=demo&theme=auto&locale=en#s=page&code=c-1'],
    ]);
    const show = vi.fn(async () => undefined);
    says({ code: 'c-2' });
    says({ status: 'done', value: 1 });
    await begin({ present: 'host', host: { show } });
    expect(show).toHaveBeenCalledWith({
      url: 'https://charts.test/embed/v1/?client=demo&theme=auto&locale=en#s=host&code=c-2',
      ticket: life.ticket,
    });
  });

  it('fails where no window was opened for it', async () => {
    await begin({ present: 'popup' }, null);
    expect(await life.handle).toMatchObject({
      status: 'failed',
      error: { code: 'popup_blocked', message: expect.stringContaining('Allow windows') },
    });
    expect(openSurface).not.toHaveBeenCalled();
  });
});

describe('a surface in the window that was opened for it', () => {
  const view = { address: 'https://charts.test/embed/v1/?client=demo#ch=1&s=popup' } as SurfaceView;
  /** Opens the place that the surface is shown in, and watches it. */
  const watch = async (): Promise<() => void> => {
    await begin({ present: 'popup' }, popup);
    const { placement } = openSurface.mock.calls[0]?.[0] ?? {};
    expect(placement).toMatchObject({ kind: 'popup', mayFallBack: false });
    const stop = placement?.open(view).watch(vi.fn(), vi.fn(), vi.fn());
    return stop as () => void;
  };

  it('is shown there', async () => {
    const stop = await watch();
    expect(popup.location.href).toBe(
      'https://charts.test/embed/v1/?client=demo&theme=auto&locale=en#ch=1&s=popup',
    );
    stop();
  });

  it('leaves its task with the server when cut off', async () => {
    const stop = await watch();
    says({ code: 'c-3' });
    popup.closed = true;
    clock.advance(300);
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled(), { interval: 1 });
    expect(JSON.parse(fetchMock.mock.calls[0]?.[1]?.body as string)).toMatchObject({
      channel: life.id,
      config: { surface: 'popup', ticket: life.ticket },
    });
    stop();
  });

  it('leaves nothing when it was in use', async () => {
    const stop = await watch();
    life.turn('ready');
    popup.closed = true;
    clock.advance(300);
    await Promise.resolve();
    expect(fetchMock).not.toHaveBeenCalled();
    stop();
  });

  it('asks nothing about a slow guest', async () => {
    await begin({ present: 'popup' }, popup);
    clock.advance(9_999);
    expect(fetchMock).not.toHaveBeenCalled();
    life.handle.close();
  });

  it('asks nothing once it has ended', async () => {
    await begin({ present: 'popup' }, popup);
    life.handle.close();
    expect(clock.pending).toBe(0);
  });
});
