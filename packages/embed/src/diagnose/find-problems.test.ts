// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Finding } from '../api/answers.types.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { VERSIONS } from '../protocol.ts';
import type { EmptyFrames } from '../testing/empty-frames.ts';
import { keepFramesEmpty } from '../testing/empty-frames.ts';
import type { TokenGrant } from '../surface.types.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { findProblems } from './find-problems.ts';

let clock: FakeClock;
let server: () => Promise<Response>;
let openerPolicy: string | undefined;
let frames: EmptyFrames;

const status = (change: object = {}): (() => Promise<Response>) => {
  const data = { ...VERSIONS, registered: true, time: clock.now(), ...change };
  return async () => new Response(JSON.stringify({ code: '200', msg: '', data }));
};

/** Runs the diagnosis while the hidden frame loads, and returns its findings. */
const find = async (whileLoading: () => void = () => undefined): Promise<readonly Finding[]> => {
  const looking = findProblems({
    page: new URL('https://charts.test/embed/v1/?client=demo'),
    clock,
    tokens: { get: async () => token() },
  } as unknown as SurfaceContext);
  const frame = document.querySelector('iframe');
  whileLoading();
  frames.load(frame as HTMLIFrameElement);
  clock.advance(100);
  return looking;
};
/** Likewise, the state of each check by its name. */
const look = async (whileLoading?: () => void): Promise<Record<string, string>> =>
  Object.fromEntries((await find(whileLoading)).map(({ check, state }) => [check, state]));
const textOf = (findings: readonly Finding[], check: Finding['check']): string =>
  findings.find((one) => one.check === check)?.text ?? '';

const violate = (directive: string): void => {
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: directive }),
  );
};

beforeEach(() => {
  frames = keepFramesEmpty();
  clock = createFakeClock();
  server = status();
  token = async () => ({ value: 'token-1' });
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

it('finds nothing on a good page and cleans up', async () => {
  expect(await look()).toEqual({
    network: 'ok',
    version: 'ok',
    origin: 'ok',
    token: 'ok',
    clock: 'ok',
    csp: 'ok',
    coop: 'ok',
    popup: 'ok',
    storage: 'ok',
    sandbox: 'ok',
  });
  expect(document.querySelector('iframe')).toBeNull();
});

let token: () => Promise<TokenGrant | null>;

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
    'token',
    'fail',
    (): void => {
      token = async () => Promise.reject(new Error('down'));
    },
  ],
  [
    'token',
    'warn',
    (): void => {
      token = async () => null;
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

it('accepts policies with popups and clocks a minute off', async () => {
  openerPolicy = 'same-origin-allow-popups';
  server = status({ time: clock.now() - 59_900 });
  expect(await look()).toMatchObject({ coop: 'ok', clock: 'ok' });
});

it('names the content policy that blocks the frame', async () => {
  expect(await look(() => violate('frame-src'))).toMatchObject({ csp: 'fail' });
  expect(await look()).toMatchObject({ csp: 'ok' });
});

it('lists its checks on a good page', async () => {
  const findings = await find();
  const texts = [
    ['network', 'https://charts.test answers.'],
    ['version', 'Both ends speak version 1.'],
    ['origin', 'https://partner.test is registered.'],
    ['clock', 'The clocks agree.'],
    ['token', 'getToken gives a token.'],
    ['csp', 'No content policy blocks the frame or the calls.'],
    ['coop', 'The opener policy of this page allows popups.'],
    ['popup', 'A popup may be opened now.'],
    ['storage', 'Storage works.'],
    ['sandbox', 'This page has an origin.'],
  ];
  expect(findings.map(({ check, text }) => [check, text])).toEqual(texts);
});

it('names a remedy for each cause', async () => {
  server = noServer;
  expect(textOf(await find(), 'network')).toMatch(/^https:\/\/charts\.test does not answer: .*connect-src/);
  server = status({ min: VERSIONS.max + 1, max: VERSIONS.max + 1 });
  expect(textOf(await find(), 'version')).toMatch(/script is too old .* load the current one/);
  server = status({ min: VERSIONS.min - 1, max: VERSIONS.min - 1 });
  expect(textOf(await find(), 'version')).toMatch(/server is too old .* upgrade the server/);
  server = status({ registered: 'yes', time: clock.now() - 90_000 });
  const strange = await find();
  expect(textOf(strange, 'origin')).toMatch(/^https:\/\/partner\.test is not registered .* ask the operator/);
  expect(textOf(strange, 'clock')).toMatch(/90 seconds off/);
  openerPolicy = 'same-origin';
  vi.stubGlobal('navigator', { userActivation: { isActive: false } });
  vi.stubGlobal('origin', 'null');
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  const blocked = await find();
  expect(textOf(blocked, 'coop')).toMatch(
    /^Cross-Origin-Opener-Policy: same-origin .*same-origin-allow-popups/,
  );
  expect(textOf(blocked, 'popup')).toMatch(/open it in a click/);
  expect(textOf(blocked, 'sandbox')).toMatch(/sandboxed without allow-same-origin/);
  // A storage that cannot be cleaned up again is none.
  expect(textOf(blocked, 'storage')).toMatch(/Give createChartdock a storage/);
});

it('names a server that does not know the call', async () => {
  server = async () => Response.json({ code: '404', msg: '', data: null });
  const findings = await find();
  expect(findings.slice(0, 2)).toMatchObject([
    { check: 'network', state: 'ok' },
    { check: 'version', state: 'fail', text: expect.stringContaining('upgrade it') },
  ]);
  expect(findings.map(({ check }) => check)).not.toContain('origin');
});

it('names each blocked thing once and stops listening', async () => {
  const stop = vi.spyOn(document, 'removeEventListener');
  const findings = await find(() => {
    for (const directive of ['frame-src', 'connect-src', 'frame-src']) violate(directive);
  });
  expect(textOf(findings, 'csp')).toMatch(/add the server to frame-src and connect-src\.$/);
  expect(stop).toHaveBeenCalledWith('securitypolicyviolation', expect.any(Function));
});

it('loads the guest page hidden for three seconds', async () => {
  const looking = findProblems({
    page: new URL('https://charts.test/embed/v1/?client=demo'),
    clock,
    tokens: { get: async () => null },
  } as unknown as SurfaceContext);
  const frame = document.querySelector('iframe');
  expect([frame?.hidden, frame?.src]).toEqual([true, 'https://charts.test/embed/v1/?client=demo']);
  clock.advance(2_999);
  await Promise.resolve();
  expect(frame?.isConnected).toBe(true);
  clock.advance(1);
  await looking;
  expect(frame?.isConnected).toBe(false);
});

it('hears policies until a tenth of a second later', async () => {
  const looking = findProblems({
    page: new URL('https://charts.test/embed/v1/?client=demo'),
    clock,
    tokens: { get: async () => null },
  } as unknown as SurfaceContext);
  frames.load(document.querySelector('iframe') as HTMLIFrameElement);
  clock.advance(99);
  violate('frame-src');
  clock.advance(1);
  expect(textOf(await looking, 'csp')).toContain('frame-src');
});

it('reads the opener policy of its own page', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (init?.method !== 'HEAD') return server();
    asked.push(address);
    throw new TypeError('a file cannot be asked');
  });
  expect(await look()).toMatchObject({ coop: 'ok' });
  expect(asked).toEqual([location.href]);
});

it.each([
  ['unsafe-none', 'ok'],
  ['same-origin-allow-popups; report-to="a"', 'ok'],
  ['noopener-allow-popups', 'warn'],
  ['restrict-properties unsafe-none', 'warn'],
])('judges the opener policy %s: %s', async (policy, state) => {
  openerPolicy = policy;
  expect((await look())['coop']).toBe(state);
});

it('keeps nothing in the storage that it tries', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(await look()).toMatchObject({ storage: 'ok' });
  expect([...kept]).toEqual([]);
});

it('accepts exactly a minute, and browsers without gesture state', async () => {
  server = status({ time: clock.now() + 60_100 });
  vi.stubGlobal('navigator', {});
  expect(await look()).toMatchObject({ clock: 'ok', popup: 'ok' });
});
