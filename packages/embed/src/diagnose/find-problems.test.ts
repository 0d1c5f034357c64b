// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SurfaceContext } from '../surface/context.ts';
import { VERSIONS } from '../protocol.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { findProblems } from './find-problems.ts';

let clock: FakeClock;
let server: () => Promise<Response>;
let openerPolicy: string | undefined;

const status = (change: object = {}): (() => Promise<Response>) => {
  const data = { ...VERSIONS, registered: true, time: clock.now(), ...change };
  return async () => new Response(JSON.stringify({ code: '200', msg: '', data }));
};

/** Runs the look for causes while the hidden frame loads, and returns what each check found. */
const look = async (whileLoading: () => void = () => undefined): Promise<Record<string, string>> => {
  const looking = findProblems({
    page: new URL('https://charts.test/embed/v1/?client=demo'),
    clock,
    tokens: undefined,
  } as unknown as SurfaceContext);
  const frame = document.querySelector('iframe');
  whileLoading();
  frame?.onload?.(new Event('load'));
  clock.advance(100);
  const findings = await looking;
  return Object.fromEntries(findings.map(({ check, state }) => [check, state]));
};

const violate = (directive: string): void => {
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: directive }),
  );
};

beforeEach(() => {
  clock = createFakeClock();
  server = status();
  openerPolicy = undefined;
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) =>
    init?.method === 'HEAD'
      ? new Response(null, {
          headers: openerPolicy === undefined ? {} : { 'Cross-Origin-Opener-Policy': openerPolicy },
        })
      : server(),
  );
  vi.stubGlobal('origin', 'https://partner.test');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('finds nothing on a good page, and leaves no frame behind', async () => {
  expect(await look()).toEqual({
    network: 'ok',
    version: 'ok',
    origin: 'ok',
    clock: 'ok',
    csp: 'ok',
    coop: 'ok',
    popup: 'ok',
    storage: 'ok',
    sandbox: 'ok',
  });
  expect(document.querySelector('iframe')).toBeNull();
});

const noServer = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  [
    'network',
    'fail',
    (): void => {
      server = noServer;
    },
  ],
  [
    'version',
    'fail',
    (): void => {
      server = status({ min: VERSIONS.max + 1, max: VERSIONS.max + 2 });
    },
  ],
  [
    'version',
    'fail',
    (): void => {
      server = status({ min: VERSIONS.min - 2, max: VERSIONS.min - 1 });
    },
  ],
  [
    'origin',
    'fail',
    (): void => {
      server = status({ registered: false });
    },
  ],
  [
    'clock',
    'warn',
    (): void => {
      server = status({ time: clock.now() + 61_000 });
    },
  ],
  [
    'coop',
    'warn',
    (): void => {
      openerPolicy = 'same-origin';
    },
  ],
  ['popup', 'warn', (): unknown => vi.stubGlobal('navigator', { userActivation: { isActive: false } })],
  ['sandbox', 'fail', (): unknown => vi.stubGlobal('origin', 'null')],
  [
    'storage',
    'warn',
    (): unknown =>
      vi.stubGlobal('localStorage', {
        setItem: () => {
          throw new DOMException('denied');
        },
      }),
  ],
] as const)('finds %s: %s, and nothing else', async (check, state, breakIt) => {
  breakIt();
  const found = await look();
  expect(found[check]).toBe(state);
  expect(Object.keys(found).filter((name) => found[name] !== 'ok')).toEqual([check]);
});

it('takes a policy that lets popups through, and a clock that is a minute off', async () => {
  openerPolicy = 'same-origin-allow-popups';
  server = status({ time: clock.now() - 59_900 });
  expect(await look()).toMatchObject({ coop: 'ok', clock: 'ok' });
});

it('names the content policy that blocks the frame', async () => {
  expect(await look(() => violate('frame-src'))).toMatchObject({ csp: 'fail' });
  expect(await look()).toMatchObject({ csp: 'ok' });
});
