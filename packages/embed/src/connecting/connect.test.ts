// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Instance } from '../api/instance.types.ts';
import type { SurfaceContext } from '../surface/context.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { connectWith } from './connect.ts';
import { createProof } from './pkce.ts';
import { takeReturned } from './returned.ts';

const SERVER = 'https://charts.test';
const fetchMock = vi.fn<typeof fetch>();
let clock: FakeClock;
let instance: Pick<Instance, 'connected'>;
let popup: { closed: boolean; location: { href: string }; close: () => void };
let context: SurfaceContext;

beforeEach(() => {
  clock = createFakeClock();
  instance = {};
  popup = {
    closed: false,
    location: { href: 'about:blank' },
    close: () => {
      popup.closed = true;
    },
  };
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () =>
    Response.json({ code: '200', msg: '', data: { token: 'token-1', expireTime: 9_000_000, userId: 'u' } }),
  );
  vi.stubGlobal('fetch', fetchMock);
  context = {
    page: new URL(`${SERVER}/embed/v1/?client=notes`),
    clock,
    theme: 'dark',
    locale: 'en',
  } as unknown as SurfaceContext;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const begin = (options: object = {}) =>
  connectWith(context, instance, { popup: popup as unknown as Window, ...options });
const asked = async (): Promise<URLSearchParams> => {
  await vi.waitFor(() => expect(popup.location.href).toContain('/connect?'), { interval: 1 });
  return new URL(popup.location.href).searchParams;
};
const say = (data: object, from: { origin?: string; source?: unknown; isTrusted?: boolean } = {}): void => {
  const event = new Event('message');
  const fields = { data, origin: SERVER, source: popup, isTrusted: true, ...from };
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
  window.dispatchEvent(event);
};

describe('connect in a window', () => {
  it('asks by challenge and trades the code once', async () => {
    const connecting = begin({ scopes: ['files:read', 'export'] });
    const fields = await asked();
    expect(Object.fromEntries(fields)).toMatchObject({
      client: 'notes',
      mode: 'message',
      redirect: location.origin,
      scopes: 'files:read export',
      theme: 'dark',
      locale: 'en',
    });
    say({ cd: 1, t: 'connected', state: fields.get('state'), code: 'code-1' });
    expect(await connecting).toEqual({ status: 'done', value: { value: 'token-1', expiresAt: 9_000_000 } });
    expect(instance.connected?.value).toBe('token-1');
    expect([popup.closed, clock.pending]).toEqual([true, 0]);
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect(address).toEqual(new URL('/api/activity/partner/login', SERVER));
    const body = init?.body as URLSearchParams;
    const { challenge } = await createProof(String(body.get('verifier')));
    expect([body.get('code'), fields.get('challenge')]).toEqual(['code-1', challenge]);
    expect(popup.location.href).not.toContain(String(body.get('verifier')));
  });

  it.each([
    ['another window', { source: {} }, {}],
    ['another origin', { origin: 'https://evil.test' }, {}],
    ['a script of the page', { isTrusted: false }, {}],
    ['another question', {}, { state: 'other' }],
    ['another protocol', {}, { t: 'welcome' }],
  ])('listens to no code of %s', async (_, from, change) => {
    const connecting = begin();
    const state = (await asked()).get('state');
    say({ cd: 1, t: 'connected', state, code: 'evil', ...change }, from);
    say({ cd: 1, t: 'connected', state, code: 'code-1' });
    await connecting;
    expect((fetchMock.mock.calls[0]?.[1]?.body as URLSearchParams).get('code')).toBe('code-1');
  });

  it('is cancelled by refusal and by a closed window', async () => {
    const refused = begin();
    say({ cd: 1, t: 'connected', state: (await asked()).get('state'), error: 'access_denied' });
    expect(await refused).toEqual({ status: 'cancelled', by: 'user' });
    popup.closed = false;
    popup.location.href = '';
    const closed = begin();
    await asked();
    popup.closed = true;
    clock.advance(300);
    expect(await closed).toEqual({ status: 'cancelled', by: 'user' });
    expect([fetchMock.mock.calls.length, clock.pending]).toEqual([0, 0]);
  });

  it('hands the code to a backend that trades it', async () => {
    const exchange = vi.fn(async () => 'token-of-backend');
    const connecting = begin({ exchange });
    say({ cd: 1, t: 'connected', state: (await asked()).get('state'), code: 'code-1' });
    expect(await connecting).toEqual({ status: 'done', value: { value: 'token-of-backend' } });
    expect(exchange).toHaveBeenCalledWith({ code: 'code-1', verifier: expect.stringMatching(/^[\w-]{43}$/) });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each([
    ['a refusal', async () => Response.json({ code: '70017', msg: '', data: null })],
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is failed with no_token by %s', async (_, answer) => {
    fetchMock.mockImplementation(answer);
    const connecting = begin();
    say({ cd: 1, t: 'connected', state: (await asked()).get('state'), code: 'code-1' });
    expect(await connecting).toMatchObject({ status: 'failed', error: { code: 'no_token' } });
    expect(instance.connected).toBeUndefined();
  });

  it('fails with popup_blocked without a window', async () => {
    vi.stubGlobal('open', () => null);
    expect(await connectWith(context, instance)).toMatchObject({ error: { code: 'popup_blocked' } });
  });
});

describe('coming back to this tab', () => {
  const arrive = (search: string): void => history.replaceState(null, '', `/back${search}#here`);

  it('takes the code of its question once', () => {
    sessionStorage.setItem('chartdock:connect:state-1', 'verifier-1');
    arrive(`?page=2&code=code-1&state=state-1&iss=${encodeURIComponent(SERVER)}`);
    expect(takeReturned(SERVER)).toEqual({ code: 'code-1', verifier: 'verifier-1' });
    expect(location.pathname + location.search + location.hash).toBe('/back?page=2#here');
    arrive(`?code=code-1&state=state-1&iss=${encodeURIComponent(SERVER)}`);
    expect(takeReturned(SERVER)).toBeUndefined();
  });

  it.each([
    ['a question of somebody else', `?code=c&state=foreign&iss=${encodeURIComponent(SERVER)}`],
    ['another server', `?code=c&state=state-2&iss=https://evil.test`],
    ['nobody in particular', '?code=c&state=state-2'],
    ['no question', '?code=c'],
  ])('leaves a code alone that comes of %s', (_, search) => {
    sessionStorage.setItem('chartdock:connect:state-2', 'verifier-2');
    arrive(search);
    expect(takeReturned(SERVER)).toBeUndefined();
    expect(location.search).toContain('code=c');
  });

  it('hears a no', () => {
    sessionStorage.setItem('chartdock:connect:state-3', 'verifier-3');
    arrive(`?error=access_denied&state=state-3&iss=${encodeURIComponent(SERVER)}`);
    expect(takeReturned(SERVER)).toBe('denied');
    expect(location.search).toBe('');
  });
});

it('makes the challenge of RFC 7636', async () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  expect((await createProof(verifier)).challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
});

it('says that it needs a secure context', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await expect(createProof()).rejects.toMatchObject({
    code: 'bad_option',
    message: expect.stringContaining('https'),
  });
});
