// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Life } from '../api/life.ts';
import { createLife } from '../api/life.ts';
import type { SurfaceErrorCode } from '../errors.ts';
import type { NextOffer } from '../launch/offer-next.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { isInDevelopment } from './development.ts';
import { endLost } from './end-lost.ts';
import { endDoubted } from './end-doubted.ts';

const fetchMock = vi.fn<typeof fetch>();
let life: Life;
let box: HTMLElement;

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('location', { hostname: 'notes.example', origin: 'https://notes.example' });
  box = document.createElement('div');
  life = createLife(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const registered = (is: boolean): void =>
  void fetchMock.mockImplementation(async () =>
    Response.json({ code: '200', msg: '', data: { registered: is } }),
  );
const lost = (code: SurfaceErrorCode, mayFallBack: boolean): NextOffer =>
  ({
    life,
    code,
    mayFallBack,
    context: {
      locale: 'en',
      clock: createFakeClock(),
      page: new URL('https://charts.example/embed/v1/?client=notes'),
    },
    task: { options: {} },
    surface: { box, remove: () => undefined },
  }) as unknown as NextOffer;

it.each([true, false])('ends an unregistered page’s surface (may fall back: %s)', async (may) => {
  registered(false);
  await endLost(lost('frame_blocked', may));
  expect(await life.handle.result).toMatchObject({
    status: 'failed',
    error: {
      code: 'origin_not_allowed',
      retryable: false,
      message: expect.stringContaining('not allowed'),
    },
  });
  expect(box.childElementCount).toBe(0);
  expect(fetchMock.mock.calls[0]?.[0]).toBe('https://charts.example/embed/v1/api/status?client=notes');
});

it('offers the next place to registered or unknown pages', async () => {
  registered(true);
  await endLost(lost('frame_blocked', true));
  expect(box.querySelector('[role=alert]')).not.toBeNull();
  fetchMock.mockImplementation(async () => Response.json({ code: '200', msg: '', data: {} }));
  await endLost(lost('frame_blocked', false));
  expect(await life.handle.result).toMatchObject({ error: { code: 'frame_blocked' } });
});

it('asks nobody about a surface that was there', async () => {
  life.turn('ready');
  await endLost(lost('frame_crashed', true));
  expect(fetchMock).not.toHaveBeenCalled();
  expect(await life.handle.result).toMatchObject({ error: { code: 'frame_crashed' } });
});

it('tells local developers the command, once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  registered(false);
  await endDoubted(lost('frame_blocked', false));
  expect(warn).not.toHaveBeenCalled();
  vi.stubGlobal('location', { hostname: 'localhost', origin: 'http://localhost:5173' });
  for (const _ of [1, 2]) {
    life = createLife(undefined);
    await endDoubted(lost('frame_blocked', false));
  }
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain(
    'npx chartdock clients add --id notes --origins http://localhost:5173',
  );
});

it.each([
  ['localhost', true],
  ['app.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['localhost.example', false],
  ['app.localhost.example', false],
  ['my-localhost', false],
  ['notes.example', false],
])('takes a page at %s for local work: %s', (hostname, is) => {
  vi.stubGlobal('location', { hostname });
  expect(isInDevelopment()).toBe(is);
});

it('asks nothing about frames blocked after use', async () => {
  life.turn('ready');
  await endLost(lost('frame_blocked', true));
  expect([fetchMock.mock.calls, box.childElementCount]).toEqual([[], 0]);
  expect(await life.handle.result).toMatchObject({ error: { code: 'frame_blocked' } });
});

it('asks nothing about frames lost for other reasons', async () => {
  await endLost(lost('popup_lost', true));
  expect(fetchMock).not.toHaveBeenCalled();
  expect(await life.handle.result).toMatchObject({ error: { code: 'popup_lost' } });
});

it('asks nothing about frames still on their way', async () => {
  await endLost(lost('frame_unreachable', true));
  expect(fetchMock).not.toHaveBeenCalled();
  expect(box.querySelector('[role=alert]')).not.toBeNull();
});

it('asks nothing about frames the browser calls blocked', async () => {
  await endLost({ ...lost('frame_blocked', false), isCertain: true });
  expect(fetchMock).not.toHaveBeenCalled();
  expect(await life.handle.result).toMatchObject({ error: { code: 'frame_blocked' } });
});

it('asks nothing when the guest denies the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('location', { hostname: 'localhost', origin: 'http://localhost:5174' });
  await endLost(lost('origin_not_allowed', true));
  expect(fetchMock).not.toHaveBeenCalled();
  expect(warn.mock.calls[0]?.[0]).toContain('--origins http://localhost:5174');
  expect(await life.handle.result).toMatchObject({ error: { code: 'origin_not_allowed' } });
});

it('names the unreachable server, not the page’s policy', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await endLost(lost('frame_blocked', true));
  expect(await life.handle.result).toMatchObject({
    status: 'failed',
    error: { code: 'no_answer', retryable: true, message: expect.stringContaining('cannot be reached') },
  });
  expect(box.childElementCount).toBe(0);
});

it('blames nobody where the policy refuses, asking once', async () => {
  fetchMock.mockImplementation(async () => {
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'connect-src',
        blockedURI: 'https://refused.example/embed/v1/api/status?client=notes',
      }),
    );
    throw new TypeError('Failed to fetch');
  });
  const of = lost('frame_blocked', true);
  const page = new URL('https://refused.example/embed/v1/?client=notes');
  for (const _ of [1, 2]) {
    life = createLife(undefined);
    await endLost({ ...of, life, context: { ...of.context, page } });
    expect(life.state).toBe('opening');
  }
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(box.querySelector('[role=alert]')).not.toBeNull();
});

it('offers nothing when ended during the question', async () => {
  registered(true);
  const ending = endLost(lost('frame_blocked', true));
  life.handle.close();
  await ending;
  expect(box.childElementCount).toBe(0);
});

it('leaves used and ended surfaces alone', async () => {
  life.turn('ready');
  await endDoubted(lost('frame_blocked', false));
  expect(fetchMock).not.toHaveBeenCalled();
});
