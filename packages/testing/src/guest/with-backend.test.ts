import type { Chartdock } from '@chartdock/embed';
import { createChartdock } from '@chartdock/embed';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBackend } from '../backend/fake-backend.ts';
import { createFakeBackend } from '../backend/fake-backend.ts';
import type { FakeGuest } from './fake-guest.ts';
import { createFakeGuest } from './fake-guest.ts';

const item = { id: 'f1', title: 'Plan', category: 'mind' };

let backend: FakeBackend;
let guest: FakeGuest;
let dock: Chartdock;

beforeEach(() => {
  backend = createFakeBackend();
  guest = createFakeGuest({ clock: backend.clock, fetch: backend.fetch });
  vi.stubGlobal('fetch', backend.fetch);
  dock = createChartdock({
    clientId: 'partner-demo',
    baseUrl: 'https://charts.example.com',
    getToken: backend.getToken,
    clock: backend.clock,
    locale: 'en',
  });
});
afterEach(() => {
  dock.destroy();
  guest.remove();
  vi.unstubAllGlobals();
});

describe('a fake guest in front of a fake backend', () => {
  const openInApp = () =>
    dock.pickFiles({ present: 'host', host: guest.host, returnUrl: 'https://partner.test/back' });

  it('is launched and read by ticket', async () => {
    const picking = openInApp();
    const surface = await guest.next();
    expect(surface.config).toMatchObject({ task: 'pick-files', surface: 'host', ticket: picking.ticket });
    await surface.pick(item);
    expect(await picking).toEqual({ status: 'done', value: item });
    expect(backend.requests.map(({ call }) => call)).toEqual([
      'embed.launch',
      'embed.exchange',
      'embed.results',
      'embed.resume',
    ]);
  });

  it.each([
    ['61672', { status: 'failed', error: { code: 'no_answer' } }],
    ['408', { status: 'refused', code: 'signed_out' }],
  ])('hears of a launch that is refused with %s', async (code, outcome) => {
    backend.answerWith(code, { call: 'embed.launch' });
    expect(await openInApp()).toMatchObject(outcome);
  });

  it('learns the person’s abilities', async () => {
    expect(await dock.can('create')).toEqual({ allowed: true });
    backend.refuseAbility('create', { code: 'quota', next: 'upgrade' });
    expect(await dock.can('create')).toEqual({ allowed: false, code: 'quota', next: 'upgrade' });
    backend.tokenExpiresIn(0);
    backend.answerWith('408', { call: 'embed.can' });
    expect(await dock.can('create')).toMatchObject({ allowed: false, code: 'signed_out' });
    backend.offline();
    await expect(dock.can('create')).rejects.toMatchObject({ code: 'no_answer' });
  });

  it('renews a token that ends in five seconds', async () => {
    const picking = dock.pickFiles();
    const { session, ...surface } = await guest.next();
    await session.getToken('initial');
    backend.tokenExpiresIn(5_000);
    backend.clock.advance(5_000);
    const renewed = await session.getToken('rejected');
    const answer = await backend.fetch('/api/personal/user/info', { headers: { token: renewed.value } });
    expect(((await answer.json()) as { code: string }).code).toBe('200');
    await surface.cancel();
    expect(await picking).toMatchObject({ status: 'cancelled' });
  });
});
