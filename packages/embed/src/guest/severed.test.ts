import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { connectGuest } from './connect.ts';

const fetchMock = vi.fn<typeof fetch>();
const config = { task: 'file-area', route: 'mine', surface: 'popup', ticket: 't-1' };
const token = { value: 'token-1', expiresAt: 9e12 };
const launched = {
  config,
  first: { theme: 'auto', locale: 'en', token },
  returnUrl: 'https://partner.test/',
};

const pageAt = (hash: string): Window =>
  ({
    location: new URL(`https://charts.test/embed/v1/?client=demo${hash}`),
    opener: null,
    fetch: fetchMock,
  }) as never;
const says = (code: string, data: unknown): void =>
  void fetchMock.mockImplementationOnce(async () => Response.json({ code, msg: '', data }));

beforeEach(() => {
  fetchMock.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('takes over from the cut-off page', async () => {
  const clock = createFakeClock();
  says('70017', null);
  says('200', launched);
  const client = { clientId: 'demo', origins: [] };
  const joining = connectGuest({ client, page: pageAt('#ch=1-22-333&s=popup'), clock });
  await vi.waitFor(() => expect(clock.pending).toBe(1));
  clock.advance(500);
  const session = await joining;
  expect(JSON.parse(fetchMock.mock.calls[0]?.[1]?.body as string)).toEqual({ channel: '1-22-333' });
  expect(session.config).toEqual(config);
  await expect(session.commit(null)).rejects.toMatchObject({ code: 'closed' });
  await expect(session.close({ status: 'cancelled' })).rejects.toMatchObject({ code: 'closed' });
});

it('gives up after ten seconds, as cut off', async () => {
  const clock = createFakeClock();
  fetchMock.mockImplementation(async () => Response.json({ code: '70017', msg: '', data: null }));
  const client = { clientId: 'demo', origins: [] };
  const joining = connectGuest({ client, page: pageAt('#ch=1-22-333&s=popup'), clock });
  const failed = expect(joining).rejects.toMatchObject({ code: 'popup_lost' });
  for (let tries = 0; tries < 20; tries += 1) {
    await vi.waitFor(() => expect(clock.pending).toBe(1));
    clock.advance(500);
  }
  await failed;
});
