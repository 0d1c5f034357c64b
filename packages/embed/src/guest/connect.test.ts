import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FEATURES } from '../protocol.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import type { FakeWindow } from '../testing/fake-window.ts';
import { createFakeWindow } from '../testing/fake-window.ts';
import { connectGuest } from './connect.ts';

const client = { clientId: 'demo', origins: ['https://partner.test'] };
const welcome = {
  cd: 1,
  t: 'welcome',
  ch: 'ch-1',
  v: 1,
  features: [],
  config: { task: 'file-area', route: 'mine', surface: 'container', ticket: 't-1' },
  first: { theme: 'auto', locale: 'en' },
};

let clock: FakeClock;
let partner: FakeWindow;
let guest: FakeWindow;
let leave: (() => void) | undefined;
const fetchMock = vi.fn<typeof fetch>();

const pageAt = (hash: string, more: object = {}): Window =>
  Object.assign(guest, {
    location: Object.assign(new URL(`https://charts.test/embed/v1/?client=demo${hash}`), {
      ancestorOrigins: ['https://partner.test'],
    }),
    document: { referrer: '' },
    parent: partner,
    opener: null,
    fetch: fetchMock,
    addEventListener: (type: string, task: (event: MessageEvent) => void, options?: { once?: boolean }) => {
      if (type === 'pagehide') {
        expect(options).toEqual({ once: true });
        leave = task as () => void;
      } else listen(type as 'message', task);
    },
    ...more,
  }) as unknown as Window;
let listen: FakeWindow['addEventListener'];

beforeEach(() => {
  clock = createFakeClock();
  partner = createFakeWindow();
  guest = createFakeWindow();
  listen = guest.addEventListener;
  leave = undefined;
  fetchMock.mockReset();
});

describe('a guest page', () => {
  it('joins the page around on its own channel', async () => {
    const joining = connectGuest({ client, page: pageAt('#ch=ch-1&s=container'), clock });
    const [{ message, targetOrigin } = { message: {}, targetOrigin: '' }] = partner.posted;
    expect(targetOrigin).toBe('https://partner.test');
    expect(message).toMatchObject({
      cd: 1,
      t: 'join',
      ch: 'ch-1',
      min: 1,
      max: 1,
      features: FEATURES,
    });
    const { nonce } = message as { nonce: string };
    const { port1, port2 } = new MessageChannel();
    const said: unknown[] = [];
    port1.onmessage = ({ data }) => said.push(data);
    guest.deliver({
      data: { ...welcome, nonce },
      origin: 'https://partner.test',
      source: partner,
      ports: [port2],
    });
    const session = await joining;
    expect(session.config).toEqual(welcome.config);
    expect([guest.listeners, clock.pending]).toEqual([0, 0]);
    // It says so when the page goes away, so that a reload finds the host waiting.
    leave?.();
    await vi.waitFor(() => expect(said).toEqual([{ t: 'bye', reason: 'unload' }]), { interval: 1 });
    port1.close();
  });

  it('never uses a nonce twice', () => {
    for (const _ of [1, 2, 3]) {
      guest = createFakeWindow();
      listen = guest.addEventListener;
      void connectGuest({ client, page: pageAt('#ch=ch-1'), clock }).catch(() => undefined);
    }
    const nonces = partner.posted.map(({ message }) => (message as { nonce: string }).nonce);
    expect(new Set(nonces).size).toBe(3);
    for (const nonce of nonces) expect(nonce).toMatch(/^\d+-\d+-\d+-\d+$/);
  });

  it.each<[string, Parameters<typeof connectGuest>[0]['client'], string, object]>([
    ['origin_not_allowed', undefined, '#ch=ch-1', {}],
    ['origin_not_allowed', { ...client, origins: [] }, '#ch=ch-1', {}],
    ['not_framed', client, '', {}],
    ['not_framed', client, '#s=modal', {}],
  ])('is let in by nobody: %s', async (...row) => {
    const [code, known, hash, more] = row;
    const connecting = connectGuest({ client: known, page: pageAt(hash, more), clock });
    await expect(connecting).rejects.toMatchObject({ code });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('opens the launched task of an address with code', async () => {
    const launched = { config: welcome.config, first: { ...welcome.first, token: { value: 'token-1' } } };
    fetchMock.mockResolvedValueOnce(
      Response.json({ code: '200', msg: '', data: { ...launched, returnUrl: 'https://partner.test/' } }),
    );
    const session = await connectGuest({ client, page: pageAt('#code=c-1&s=page'), clock });
    expect(JSON.parse(fetchMock.mock.calls[0]?.[1]?.body as string)).toEqual({ code: 'c-1' });
    expect(session.config).toEqual(welcome.config);
    expect(partner.posted).toEqual([]);
  });

  it('uses the opener of its window, else the server', () => {
    const page = pageAt('#ch=ch-1&s=popup', {
      opener: partner,
      document: { referrer: 'https://partner.test/' },
    });
    Object.assign(page, { parent: page });
    void connectGuest({ client, page, clock }).catch(() => undefined);
    expect(partner.posted).toMatchObject([{ message: { t: 'join' }, targetOrigin: 'https://partner.test' }]);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('asks only the page around its frame', () => {
    void connectGuest({ client, page: pageAt('#ch=ch-1&s=modal'), clock }).catch(() => undefined);
    expect(partner.posted).toHaveLength(1);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
