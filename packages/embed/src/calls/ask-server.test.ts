import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTicket, resumeTicket } from '../launch/read-ticket.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { createTokenSource } from '../surface/tokens.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { askAbility } from './ask-ability.ts';
import { askServer } from './ask-server.ts';

let clock: FakeClock;
let getToken: () => Promise<string | null>;
let context: SurfaceContext;
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  clock = createFakeClock();
  getToken = async () => 'token-1';
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', { hostname: 'partner.test', origin: 'https://partner.test' });
  context = {
    page: new URL('https://charts.test/embed/v1/?client=demo'),
    locale: 'en',
    clock,
    tokens: createTokenSource(async () => getToken(), clock),
  } as unknown as SurfaceContext;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (data: unknown, code: string | number = '200'): void =>
  void fetchMock.mockResolvedValueOnce(new Response(JSON.stringify({ code, msg: '', data })));

describe('what is asked of the server', () => {
  it('sends no token without personal data', async () => {
    answer({ min: 1 });
    expect(await askServer(context, 'status')).toEqual({ code: '200', data: { min: 1 } });
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe('https://charts.test/embed/v1/api/status?client=demo');
    expect(init).toMatchObject({ credentials: 'omit' });
    expect(init?.headers).toBeUndefined();
  });

  it('sends the token as a header for signed-in people', async () => {
    answer(null);
    await askServer(context, 'can', { ability: 'create' });
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { token: 'token-1', 'Content-Type': 'application/json' },
      credentials: 'omit',
    });
    context.tokens.stop();
    getToken = async () => null;
    const asked = vi.fn(async () => null);
    const tokens = createTokenSource(asked, clock);
    await expect(askServer({ ...context, tokens }, 'can', {})).rejects.toMatchObject({
      code: 'declined',
      message: 'Nobody is signed in.',
    });
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ reason: 'initial', scopes: [] }));
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page in place of JSON', async () => new Response('<!doctype html>')],
    ['something that is no envelope', async () => new Response('[1]')],
  ])('rejects with no_answer for %s', async (_, say) => {
    fetchMock.mockImplementationOnce(say);
    await expect(askServer(context, 'status')).rejects.toMatchObject({ code: 'no_answer' });
    expect(clock.pending).toBe(0);
  });

  it('rejects with origin_not_allowed where the answer is hidden', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer({ registered: false });
    await expect(askServer(context, 'can', { ability: 'create' })).rejects.toMatchObject({
      code: 'origin_not_allowed',
      retryable: false,
      message: expect.stringContaining('not allowed'),
    });
  });

  it('tells developers once which command registers the page', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const askAt = async (hostname: string, page: string): Promise<void> => {
      vi.stubGlobal('location', { hostname, origin: `https://${hostname}` });
      fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      answer({ registered: false });
      await askServer({ ...context, page: new URL(page) }, 'can', {}).catch(() => undefined);
    };
    await askAt('partner.test', 'https://charts.test/embed/v1/?client=demo');
    expect(warn).not.toHaveBeenCalled();
    for (const _ of [1, 2]) await askAt('calls.localhost', 'https://charts.test/embed/v1/?client=demo');
    expect(warn).toHaveBeenCalledOnce();
    const [said] = warn.mock.calls[0] ?? [];
    expect(said).toContain('client id "demo" at https://charts.test.');
    expect(said).toContain('npx chartdock clients add --id demo --origins https://calls.localhost\n');
    expect(fetchMock.mock.calls[1]?.[0]).toBe('https://charts.test/embed/v1/api/status?client=demo');
  });

  it.each([{ data: null }, { data: [] }, { data: {} }, { data: { registered: true } }, undefined])(
    'blames no origin where the server does not: %j',
    async (said) => {
      fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      if (said === undefined) fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      else answer(said.data);
      await expect(askServer(context, 'can', {})).rejects.toMatchObject({ code: 'no_answer' });
    },
  );

  it('is given up after ten seconds', async () => {
    fetchMock.mockImplementationOnce(
      async (_, init) =>
        new Promise((__, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const asked = askServer(context, 'status');
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled());
    clock.advance(10_000);
    await expect(asked).rejects.toMatchObject({ code: 'no_answer' });
  });
});

describe('can', () => {
  it.each([
    ['200', { allowed: true }, { allowed: true }],
    [
      '200',
      { allowed: false, code: 'quota', next: 'upgrade' },
      { allowed: false, code: 'quota', next: 'upgrade' },
    ],
    ['408', null, { allowed: false, code: 'signed_out', next: 'sign_in' }],
    [403, null, { allowed: false, code: 'signed_out', next: 'sign_in' }],
  ])('reads %s', async (code, data, verdict) => {
    answer(data, code);
    expect(await askAbility(context, 'create')).toEqual(verdict);
  });

  it('refuses signed-out people without asking the server', async () => {
    getToken = async () => null;
    expect(await askAbility(context, 'create')).toEqual({
      allowed: false,
      code: 'signed_out',
      next: 'sign_in',
    });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('names the right that the token lacks', async () => {
    const verdict = { allowed: false, code: 'not_allowed', next: 'contact_support', scope: 'files:write' };
    answer(verdict);
    expect(await askAbility(context, 'create')).toEqual(verdict);
  });

  it('rejects with bad_option and names the unknown word', async () => {
    answer(null, '70001');
    await expect(askAbility(context, 'fly' as 'create')).rejects.toMatchObject({
      code: 'bad_option',
      message: expect.stringContaining('"fly"'),
    });
  });

  it.each([
    ['500', null],
    ['200', { allowed: 'yes' }],
    ['200', { allowed: true, more: 1 }],
    ['200', { allowed: true, code: 'quota' }],
    ['200', { allowed: false }],
    ['200', { allowed: false, code: '' }],
    ['200', { allowed: false, code: 'quota', more: 1 }],
    ['500', { allowed: true }],
  ])('rejects with no_answer for %s %j', async (code, data) => {
    answer(data, code);
    await expect(askAbility(context, 'create')).rejects.toMatchObject({
      code: 'no_answer',
      message: 'The server cannot be reached. Please try again later.',
    });
  });
});

describe('an outcome under a ticket', () => {
  it.each([
    [
      { status: 'done', value: 1 },
      { status: 'done', value: 1 },
    ],
    [
      { status: 'cancelled', by: 'signal' },
      { status: 'cancelled', by: 'user' },
    ],
    [
      { status: 'refused', code: 'quota' },
      { status: 'refused', code: 'quota', next: 'upgrade' },
    ],
    ['nonsense', { status: 'failed', error: { code: 'no_ticket' } }],
    [null, null],
  ])('%j is read as %j', async (kept, outcome) => {
    answer(kept);
    const read = await readTicket(context, 'ticket-1');
    if (outcome === null) expect(read).toBeNull();
    else expect(read).toMatchObject(outcome);
  });

  it.each([
    [{ status: 'done', value: [{ id: 'f1' }], single: true }, { id: 'f1' }],
    [{ status: 'done', value: [{ id: 'f1' }] }, [{ id: 'f1' }]],
    [{ status: 'done', value: null, single: true }, null],
  ])('resumes %j in the form asked for', async (kept, value) => {
    answer(kept);
    expect(await resumeTicket(context, 'ticket-1')).toEqual({ status: 'done', value });
  });

  it('needs a signed-in person and an answer', async () => {
    answer(null, '408');
    await expect(readTicket(context, 'ticket-1')).rejects.toMatchObject({ code: 'declined' });
    answer(null, '70012');
    await expect(readTicket(context, 'ticket-1')).rejects.toMatchObject({ code: 'no_answer' });
  });
});
