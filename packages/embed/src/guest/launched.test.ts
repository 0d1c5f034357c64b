import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openLaunchedSession } from './launched.ts';

const launched = {
  config: { task: 'open-file', surface: 'page', ticket: 'ticket-1', fileId: 'f1' },
  first: { theme: 'auto', locale: 'en', token: { value: 'token-1' } },
  returnUrl: 'https://partner.test/back?a=1#b=2',
};
const location = Object.assign(new URL('https://charts.test/embed/v1/?client=demo'), {
  replace: vi.fn<(to: URL) => void>(),
  assign: vi.fn(),
});
const fetchMock = vi.fn<typeof fetch>();
const openMock = vi.fn();
const page = { location, fetch: fetchMock, open: openMock } as unknown as Window;

const answer = (data: unknown, code = '200'): void =>
  void fetchMock.mockResolvedValueOnce(new Response(JSON.stringify({ code, msg: '', data })));

beforeEach(() => {
  for (const mock of [fetchMock, openMock, location.replace, location.assign]) mock.mockReset();
});

describe('a launched page', () => {
  it('turns its code into what it shall do, once', async () => {
    answer(launched);
    const session = await openLaunchedSession(page, 'code-1');
    expect(session).toMatchObject({ config: launched.config, first: launched.first });
    expect(await session.getToken('initial')).toEqual({ value: 'token-1' });
    await expect(session.getToken('expiring')).rejects.toMatchObject({ code: 'declined' });
    await expect(session.run('x', [])).rejects.toMatchObject({ code: 'unsupported' });
  });

  it.each([
    ['a code that was used', null, '70002', 'no_ticket'],
    ['no data', null, '200', 'no_ticket'],
    ['another task', { ...launched, config: { task: 'none' } }, '200', 'bad_params'],
    ['no token', { ...launched, first: { theme: 'auto', locale: 'en' } }, '200', 'bad_params'],
    ['no way back', { ...launched, returnUrl: '' }, '200', 'bad_params'],
  ])('is refused for %s', async (...row) => {
    const [, data, code, expected] = row;
    answer(data, code);
    await expect(openLaunchedSession(page, 'code-1')).rejects.toMatchObject({ code: expected });
  });

  it('keeps its outcome and goes back with the ticket, leaving what the address held', async () => {
    answer(launched);
    const session = await openLaunchedSession(page, 'code-1');
    answer(null);
    expect(await session.commit(null)).toEqual({ accepted: true });
    expect(String(location.replace.mock.calls[0]?.[0])).toBe(
      'https://partner.test/back?a=1#b=2&chartdock=ticket-1',
    );
  });

  it('stays where it is when the outcome could not be kept', async () => {
    answer(launched);
    const session = await openLaunchedSession(page, 'code-1');
    fetchMock.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(session.close({ status: 'cancelled' })).rejects.toMatchObject({ code: 'no_answer' });
    expect(location.replace).not.toHaveBeenCalled();
  });

  it('opens links here or in a window, and remembers for as long as it lives', async () => {
    answer(launched);
    const session = await openLaunchedSession(page, 'code-1');
    const request = { url: 'https://charts.test/f/1', kind: 'file' } as const;
    openMock.mockReturnValueOnce(null).mockReturnValueOnce({});
    expect(await session.open({ ...request, disposition: 'new' })).toBe(false);
    expect(await session.open({ ...request, disposition: 'new' })).toBe(true);
    expect(await session.open({ ...request, disposition: 'same' })).toBe(true);
    expect(location.assign).toHaveBeenCalledWith(request.url);
    await session.store.set('sort', 'title');
    expect([await session.store.get('sort'), await session.store.get('none')]).toEqual(['title', null]);
  });
});
