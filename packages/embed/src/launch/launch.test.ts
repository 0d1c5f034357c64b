import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Life } from '../api/life.ts';
import { createLife } from '../api/life.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { createTokenSource } from '../surface/tokens.ts';
import type { Task } from '../tasks/task.types.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { launch, leaveForWindow } from './launch.ts';

const fetchMock = vi.fn<typeof fetch>();
const assign = vi.fn<(address: string) => void>();
const show = vi.fn<(request: { readonly url: string; readonly ticket: string }) => Promise<void>>();
let life: Life;
let context: SurfaceContext;
let token: string | null;

const task = (more: object = {}): Task =>
  ({
    config: { task: 'pick-files' },
    options: { returnUrl: '/back?x=1', host: { show }, title: 'Pick one', ...more },
    isValue: (value: unknown) => typeof value === 'object' && value !== null && 'items' in value,
    valueOf: ({ items }: { readonly items: readonly unknown[] }) => items[0],
  }) as unknown as Task;

const answers = (...said: readonly (readonly [code: string, data: unknown])[]): void => {
  for (const [code, data] of said)
    fetchMock.mockResolvedValueOnce(new Response(JSON.stringify({ code, msg: '', data })));
};

const bodyOf = (call: number): unknown => JSON.parse(fetchMock.mock.calls[call]?.[1]?.body as string);

beforeEach(() => {
  for (const mock of [fetchMock, assign, show]) mock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('location', {
    href: 'https://partner.test/page#part',
    origin: 'https://partner.test',
    hostname: 'partner.test',
    pathname: '/page',
    search: '?a=1',
    hash: '',
    assign,
  });
  token = 'token-1';
  const clock = createFakeClock();
  context = {
    page: new URL('https://charts.test/embed/v1/?client=demo'),
    clock,
    tokens: createTokenSource(async () => token, clock),
    theme: 'dark',
    locale: 'en',
    variables: undefined,
  } as unknown as SurfaceContext;
  life = createLife(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a page in this tab', () => {
  it('leaves everything with the server but code and looks', async () => {
    answers(['200', { code: 'c-1' }]);
    await launch({ context, life, task: task(), kind: 'page' });
    expect(assign.mock.calls).toEqual([
      ['https://charts.test/embed/v1/?client=demo&theme=dark&locale=en#s=page&code=c-1'],
    ]);
    expect(bodyOf(0)).toEqual({
      config: { task: 'pick-files', surface: 'page', ticket: life.ticket, title: 'Pick one' },
      first: { theme: 'dark', locale: 'en' },
      returnUrl: 'https://partner.test/back?x=1',
    });
    expect(life.state).toBe('opening');
  });

  it('names its ancestors and stays if one is unregistered', async () => {
    vi.stubGlobal('location', { ...location, ancestorOrigins: ['https://app.test'] });
    answers(['70011', null]);
    await launch({ context, life, task: task(), kind: 'page' });
    expect(bodyOf(0)).toMatchObject({ ancestors: ['https://app.test'] });
    expect(assign).not.toHaveBeenCalled();
    expect(await life.handle.result).toMatchObject({
      status: 'failed',
      error: { code: 'origin_not_allowed', retryable: false },
    });
  });

  it.each(['http://[', 'javascript:alert(1)', 'mailto:a@b.example'])(
    'takes %j for a mistake in the option returnUrl',
    async (returnUrl) => {
      await launch({ context, life, task: task({ returnUrl }), kind: 'page' });
      await expect(life.handle.result).rejects.toMatchObject({
        code: 'bad_option',
        message: 'bad option returnUrl',
      });
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );

  it('treats an unregistered return address alike', async () => {
    answers(['70011', null]);
    await launch({ context, life, task: task({ returnUrl: 'https://else.test/back' }), kind: 'page' });
    await expect(life.handle.result).rejects.toMatchObject({ message: 'bad option returnUrl' });
  });

  it('refuses an unregistered page that sees only statuses', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answers(['200', { registered: false }]);
    await launch({ context, life, task: task(), kind: 'page' });
    expect(fetchMock.mock.calls[1]?.[0]).toContain('/api/status?');
    expect(await life.handle.result).toMatchObject({
      status: 'failed',
      error: { code: 'origin_not_allowed', retryable: false },
    });
  });

  it('fails with bad_option at misunderstood options', async () => {
    answers(['70001', null]);
    await launch({ context, life, task: task(), kind: 'page' });
    expect(assign).not.toHaveBeenCalled();
    expect(await life.handle.result).toMatchObject({ status: 'refused', code: 'bad_option' });
  });

  it('stays when closed during the question', async () => {
    answers(['200', { code: 'c-1' }]);
    const launching = launch({ context, life, task: task(), kind: 'page' });
    life.settle({ status: 'cancelled', by: 'host' });
    await launching;
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a window that was cut off', () => {
  it('finds its task on the shared channel', async () => {
    answers(['200', { code: 'c-9' }]);
    await leaveForWindow({ context, life, task: task() });
    expect(bodyOf(0)).toMatchObject({
      config: { surface: 'popup', ticket: life.ticket },
      returnUrl: 'https://partner.test/page?a=1',
      channel: life.id,
    });
    answers(['70500', null]);
    await expect(leaveForWindow({ context, life, task: task() })).resolves.toBeUndefined();
  });
});

describe('the app around it', () => {
  it('shows the address and resumes in the asked form', async () => {
    answers(
      ['200', { code: 'c-2' }],
      ['200', { status: 'done', value: { items: [{ id: 'f1', title: 'A', category: 'flow' }] } }],
    );
    await launch({ context, life, task: task(), kind: 'host' });
    const { url } = show.mock.calls[0]?.[0] ?? {};
    expect(url).toBe('https://charts.test/embed/v1/?client=demo&theme=dark&locale=en#s=host&code=c-2');
    expect(await life.handle.result).toEqual({
      status: 'done',
      value: { id: 'f1', title: 'A', category: 'flow' },
    });
  });

  it('counts as cancelled without a kept outcome', async () => {
    answers(['200', { code: 'c-3' }], ['200', null]);
    await launch({ context, life, task: task(), kind: 'host' });
    expect(await life.handle.result).toEqual({ status: 'cancelled', by: 'user' });
  });

  it.each([
    [
      'a value that does not belong to the task',
      [
        ['200', { code: 'c-4' }],
        ['200', { status: 'done', value: 3 }],
      ],
    ],
    ['an answer without a code', [['200', {}]]],
    ['a refusal by another code', [['70500', null]]],
  ] as const)('fails for %s', async (_, said) => {
    answers(...said);
    await launch({ context, life, task: task(), kind: 'host' });
    expect(await life.handle.result).toMatchObject({ status: 'failed', error: { code: 'no_answer' } });
  });
});

describe('what a surface is handed over with', () => {
  it('is all that the host wants of it', async () => {
    answers(['200', { code: 'c-1' }]);
    const wishes = {
      title: 'Attach',
      confirmLabel: 'Insert',
      labels: { 'picker.mine': 'Ours' },
      hide: ['tray'],
      policy: { download: 'deny' },
      telemetry: true,
    };
    context = { ...context, variables: { radius: 4 } };
    await launch({ context, life, task: task(wishes), kind: 'page' });
    expect(bodyOf(0)).toMatchObject({ config: wishes, first: { variables: { radius: 4 } } });
    expect(fetchMock.mock.calls[0]?.[0]).toBe('https://charts.test/embed/v1/api/launch?client=demo');
  });

  it('names no ancestors in apps or without any', async () => {
    vi.stubGlobal('location', { ...location, ancestorOrigins: ['https://app.test'] });
    answers(['200', { code: 'c-1' }], ['200', null]);
    await launch({ context, life, task: task(), kind: 'host' });
    expect(bodyOf(0)).not.toHaveProperty('ancestors');
    vi.stubGlobal('location', { ...location, ancestorOrigins: [] });
    answers(['200', { code: 'c-1' }]);
    await launch({ context, life: createLife(undefined), task: task(), kind: 'page' });
    expect(bodyOf(2)).not.toHaveProperty('ancestors');
  });

  it('returns to this page by default', async () => {
    answers(['200', { code: 'c-1' }], ['200', null]);
    await launch({ context, life, task: task({ returnUrl: undefined }), kind: 'host' });
    expect(bodyOf(0)).toMatchObject({ returnUrl: 'https://partner.test/page' });
  });

  it('may return to localhost without encryption', async () => {
    answers(['200', { code: 'c-1' }]);
    await launch({
      context,
      life,
      task: task({ returnUrl: new URL('http://localhost:3000/a') }),
      kind: 'page',
    });
    expect(bodyOf(0)).toMatchObject({ returnUrl: 'http://localhost:3000/a' });
  });

  it('is not read without a code in the answer', async () => {
    answers(['200', { code: 5 }]);
    await launch({ context, life, task: task(), kind: 'page' });
    expect(assign).not.toHaveBeenCalled();
    expect(await life.handle.result).toMatchObject({ status: 'failed', error: { code: 'no_answer' } });
  });
});

describe('an outcome of the app around', () => {
  it.each([
    [
      { status: 'cancelled', by: 'host' },
      { status: 'cancelled', by: 'host' },
    ],
    [
      { status: 'refused', code: 'quota' },
      { status: 'refused', code: 'quota', next: 'upgrade' },
    ],
  ])('ends with %j as it was kept', async (kept, outcome) => {
    answers(['200', { code: 'c-1' }], ['200', kept]);
    await launch({ context, life, task: task(), kind: 'host' });
    expect(await life.handle.result).toEqual(outcome);
    expect(bodyOf(1)).toEqual({ ticket: life.ticket });
  });

  it('is lost when the app fails to show it', async () => {
    answers(['200', { code: 'c-1' }]);
    show.mockRejectedValueOnce(new Error('the app has no such page'));
    await launch({ context, life, task: task(), kind: 'host' });
    expect(await life.handle.result).toMatchObject({
      status: 'failed',
      error: { code: 'no_answer', message: 'The server cannot be reached. Please try again later.' },
    });
  });
});

it.each(['403', '408'])('is refused as signed out by code %s', async (code) => {
  answers([code, null]);
  await launch({ context, life, task: task(), kind: 'page' });
  expect(await life.handle.result).toMatchObject({ status: 'refused', code: 'signed_out' });
});

it('ends signed out when the partner has no token', async () => {
  token = null;
  await launch({ context, life, task: task(), kind: 'host' });
  expect(await life.handle.result).toMatchObject({ status: 'refused', code: 'signed_out' });
  expect([fetchMock.mock.calls.length, show.mock.calls.length]).toEqual([0, 0]);
});
