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
  it('turns its code into its task, once', async () => {
    answer(launched);
    const session = await openLaunchedSession(page, 'code-1');
    expect(session).toMatchObject({ config: launched.config, first: launched.first });
    expect(await session.getToken('initial')).toEqual({ value: 'token-1' });
    await expect(session.getToken('expiring')).rejects.toMatchObject({ code: 'declined' });
    await expect(session.run('x', [])).rejects.toMatchObject({ code: 'unsupported' });
  });

  it('sends only its code as JSON to its server', async () => {
    answer(launched);
    await openLaunchedSession(page, 'code-1');
    expect(fetchMock.mock.calls).toEqual([
      [
        'https://charts.test/embed/v1/api/exchange?client=demo',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ code: 'code-1' }),
        },
      ],
    ]);
  });

  it('may do all that a page without host may', async () => {
    answer(launched);
    const session = await openLaunchedSession(page, 'code-1');
    const file = { id: 'f1', title: 'Plan', category: 'mind' };
    expect(await session.check([file, file])).toEqual([true, true]);
    expect(session.emit('ready', null)).toBe(true);
    expect([session.handle({}), session.end('unload')]).toEqual([undefined, undefined]);
    expect(session.features).toEqual(['tasks', 'replay', 'store', 'sign-in']);
    expect(session.version).toBe(1);
  });

  it.each([
    ['a code that was used', null, '70002', 'no_ticket'],
    ['data beside a refusal', launched, '70002', 'no_ticket'],
    ['no data', null, '200', 'no_ticket'],
    ['another task', { ...launched, config: { task: 'none' } }, '200', 'bad_params'],
    ['no token', { ...launched, first: { theme: 'auto', locale: 'en' } }, '200', 'bad_params'],
    ['no way back', { ...launched, returnUrl: '' }, '200', 'bad_params'],
  ])('is refused for %s', async (...row) => {
    const [, data, code, expected] = row;
    answer(data, code);
    await expect(openLaunchedSession(page, 'code-1')).rejects.toMatchObject({
      code: expected,
      message: expect.stringMatching(
        expected === 'no_ticket' ? /^this address was used before/ : /^the server answered/,
      ),
    });
  });

  it.each([{ json: null }, { json: ['200', launched] }])(
    'is refused for an answer that is none: %j',
    async (one) => {
      fetchMock.mockResolvedValueOnce(Response.json(one.json));
      await expect(openLaunchedSession(page, 'code-1')).rejects.toMatchObject({ code: 'no_ticket' });
    },
  );

  it('accepts a numeric server code', async () => {
    fetchMock.mockResolvedValueOnce(Response.json({ code: 200, msg: '', data: launched }));
    expect((await openLaunchedSession(page, 'code-1')).config).toEqual(launched.config);
  });

  it('keeps its outcome and returns with the ticket', async () => {
    answer(launched);
    const session = await openLaunchedSession(page, 'code-1');
    answer(null);
    expect(await session.commit(null)).toEqual({ accepted: true });
    expect(String(location.replace.mock.calls[0]?.[0])).toBe(
      'https://partner.test/back?a=1#b=2&chartdock=ticket-1',
    );
  });

  it.each([
    [{ status: 'cancelled' }, { status: 'cancelled', by: 'user' }],
    [
      { status: 'refused', code: 'quota' },
      { status: 'refused', code: 'quota' },
    ],
  ] as const)('keeps %j as %j with ticket and token', async (outcome, kept) => {
    answer(launched);
    const session = await openLaunchedSession(page, 'code-1');
    answer(null);
    await session.close(outcome);
    const [address, init] = fetchMock.mock.calls[1] ?? [];
    expect(address).toBe('https://charts.test/embed/v1/api/results?client=demo');
    expect(init?.headers).toMatchObject({ token: 'token-1' });
    expect(JSON.parse(init?.body as string)).toEqual({ ticket: 'ticket-1', outcome: kept });
    expect(location.replace).toHaveBeenCalledOnce();
  });

  it('stays when the outcome could not be kept', async () => {
    answer(launched);
    const session = await openLaunchedSession(page, 'code-1');
    fetchMock.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(session.close({ status: 'cancelled' })).rejects.toMatchObject({ code: 'no_answer' });
    expect(location.replace).not.toHaveBeenCalled();
  });

  it('opens links here or apart, and remembers meanwhile', async () => {
    answer(launched);
    const session = await openLaunchedSession(page, 'code-1');
    const request = { url: 'https://charts.test/f/1', kind: 'file' } as const;
    openMock.mockReturnValueOnce(null).mockReturnValueOnce({});
    expect(await session.open({ ...request, disposition: 'new' })).toBe(false);
    expect(await session.open({ ...request, disposition: 'new' })).toBe(true);
    // The window that is opened cannot reach back.
    expect(openMock).toHaveBeenLastCalledWith(request.url, '_blank', 'noopener');
    expect(location.assign).not.toHaveBeenCalled();
    expect(await session.open({ ...request, disposition: 'same' })).toBe(true);
    expect(location.assign).toHaveBeenCalledWith(request.url);
    await session.store.set('sort', 'title');
    expect([await session.store.get('sort'), await session.store.get('none')]).toEqual(['title', null]);
  });
});
