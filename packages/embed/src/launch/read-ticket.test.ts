import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SurfaceContext } from '../surface/context.ts';
import { createTokenSource } from '../surface/tokens.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { parseOutcome } from './outcome-guard.ts';
import { readTicket, resumeTicket } from './read-ticket.ts';

const fetchMock = vi.fn<typeof fetch>();
const replaceState = vi.fn<(state: unknown, unused: string, address: URL) => void>();
let context: SurfaceContext;

const at = (href: string): void => {
  vi.stubGlobal('location', Object.assign(new URL(href), {}));
  vi.stubGlobal('history', { state: { of: 'the page' }, replaceState });
};
const keeps = (data: unknown, code = '200'): void =>
  void fetchMock.mockImplementationOnce(async () => Response.json({ code, msg: '', data }));
const asked = (): unknown => JSON.parse(fetchMock.mock.calls[0]?.[1]?.body as string);

beforeEach(() => {
  for (const mock of [fetchMock, replaceState]) mock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', new EventTarget());
  const clock = createFakeClock();
  context = {
    page: new URL('https://charts.test/embed/v1/?client=demo'),
    locale: 'en',
    clock,
    tokens: createTokenSource(async () => 'token-1', clock),
  } as unknown as SurfaceContext;
  at('https://partner.test/back?a=1#b=2&chartdock=ticket-1');
});

describe('a page that is come back to', () => {
  it('takes the ticket out of its address only', async () => {
    keeps({ status: 'done', value: 'x' });
    expect(await resumeTicket(context)).toEqual({ status: 'done', value: 'x' });
    expect(asked()).toEqual({ ticket: 'ticket-1' });
    const [state, , address] = replaceState.mock.calls[0] ?? [];
    expect([state, address?.href]).toEqual([{ of: 'the page' }, 'https://partner.test/back?a=1#b=2']);
  });

  it('asks for nothing without a ticket', async () => {
    at('https://partner.test/back#section');
    expect(await resumeTicket(context)).toBeNull();
    expect([fetchMock.mock.calls, replaceState.mock.calls]).toEqual([[], []]);
  });

  it('uses the given ticket and keeps its address', async () => {
    keeps(null);
    expect(await resumeTicket(context, 'ticket-2')).toBeNull();
    expect(asked()).toEqual({ ticket: 'ticket-2' });
    expect(replaceState).not.toHaveBeenCalled();
  });

  it.each([
    ['403', 'declined', 'Nobody is signed in.'],
    ['408', 'declined', 'Nobody is signed in.'],
    ['500', 'no_answer', 'The server cannot be reached. Please try again later.'],
  ])('rejects for the code %s with %s', async (code, expected, message) => {
    keeps({ status: 'done', value: 1 }, code);
    await expect(resumeTicket(context, 't')).rejects.toMatchObject({ code: expected, message });
  });

  it.each([
    [{ status: 'done', value: ['f1', 'f2'], single: true }, 'f1'],
    [{ status: 'done', value: ['f1'], single: 'true' }, ['f1']],
    [{ status: 'done', value: { 0: 'f1' }, single: true }, { 0: 'f1' }],
    [{ status: 'done' }, null],
  ])('has of %j the value %j', async (kept, value) => {
    keeps(kept);
    expect(await resumeTicket(context, 't')).toEqual({ status: 'done', value });
  });

  it('returns lists as they were kept', async () => {
    keeps({ status: 'done', value: ['f1'], single: true });
    expect(await readTicket(context, 't')).toEqual({ status: 'done', value: ['f1'] });
  });
});

describe('an outcome that was kept', () => {
  it.each([
    [
      { status: 'cancelled', by: 'user' },
      { status: 'cancelled', by: 'user' },
    ],
    [
      { status: 'cancelled', by: 'host' },
      { status: 'cancelled', by: 'host' },
    ],
    [{ status: 'cancelled' }, { status: 'cancelled', by: 'user' }],
    [
      { status: 'refused', code: 'restricted' },
      { status: 'refused', code: 'restricted', next: 'contact_support' },
    ],
    [
      { status: 'refused', code: 'signed_out' },
      { status: 'refused', code: 'signed_out', next: 'sign_in' },
    ],
    [
      { status: 'refused', code: 'not_allowed' },
      { status: 'refused', code: 'not_allowed', next: 'ask_owner' },
    ],
    [
      { status: 'refused', code: 'rate_limited' },
      { status: 'refused', code: 'rate_limited', next: 'retry_later' },
    ],
    [
      { status: 'refused', code: 'not_member' },
      { status: 'refused', code: 'not_member', next: 'upgrade' },
    ],
    [
      { status: 'refused', code: 'phone_unbound' },
      { status: 'refused', code: 'phone_unbound', next: 'bind_phone' },
    ],
    [
      { status: 'refused', code: 'toString' },
      { status: 'refused', code: 'toString', next: 'contact_support' },
    ],
  ])('%j is %j', (kept, outcome) => {
    expect(parseOutcome({ locale: 'en' }, kept)).toEqual(outcome);
  });

  it.each([
    [{ status: 'failed', code: 'popup_lost' }, 'popup_lost'],
    [{ status: 'else' }, 'no_ticket'],
    [null, 'no_ticket'],
    [['done'], 'no_ticket'],
  ])('%j has failed with %s', (kept, code) => {
    expect(parseOutcome({ locale: 'en' }, kept)).toMatchObject({ status: 'failed', error: { code } });
  });
});
