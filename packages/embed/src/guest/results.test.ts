import { describe, expect, it, vi } from 'vitest';
import type { SurfaceConfig } from '../tasks.types.ts';
import { doneWith, guestMethod, keepOutcome } from './results.ts';

const location = new URL('https://charts.test/embed/v1/?client=demo#ch=secret');
const fetchMock = vi.fn<typeof fetch>();
const page = { location, fetch: fetchMock } as unknown as Window;
const request = {
  page,
  token: 'token-1',
  ticket: 'ticket-1',
  outcome: { status: 'cancelled', by: 'user' },
} as const;

describe('an outcome that is kept', () => {
  it('stands beside the guest page for the same client', () => {
    expect(guestMethod(page, 'results')).toBe('https://charts.test/embed/v1/api/results?client=demo');
  });

  it('carries the token as header, outliving the page', async () => {
    fetchMock.mockResolvedValueOnce(Response.json({ code: '200', msg: '', data: null }));
    expect(await keepOutcome(request)).toBe(true);
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect(JSON.stringify(address)).not.toContain('token-1');
    expect(init).toMatchObject({
      method: 'POST',
      keepalive: true,
      headers: { token: 'token-1', 'Content-Type': 'application/json' },
    });
    expect(JSON.parse(init?.body as string)).toEqual({ ticket: 'ticket-1', outcome: request.outcome });
  });

  it('needs a token, network and consent of the server', async () => {
    fetchMock.mockReset();
    expect(await keepOutcome({ ...request, token: undefined })).toBe(false);
    expect(fetchMock).not.toHaveBeenCalled();
    fetchMock.mockRejectedValueOnce(new TypeError('no network'));
    expect(await keepOutcome(request)).toBe(false);
    fetchMock.mockResolvedValueOnce(new Response('', { status: 500 }));
    expect(await keepOutcome(request)).toBe(false);
    // A refusal is a response like any other.
    fetchMock.mockResolvedValueOnce(Response.json({ code: '403', msg: '', data: null }));
    expect(await keepOutcome(request)).toBe(false);
  });

  it.each([
    [{ task: 'pick-files', multiple: false }, { single: true }],
    [{ task: 'pick-files', multiple: true }, {}],
    [{ task: 'pick-location' }, {}],
  ])('says of %j whether one file was asked for', (config, more) => {
    expect(doneWith(config as SurfaceConfig, ['f1'])).toEqual({ status: 'done', value: ['f1'], ...more });
  });
});
