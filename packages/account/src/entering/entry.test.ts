import { createClient, createInProcessTransport } from '@chartdock/client';
import { createFakeClock } from '@chartdock/platform/testing';
import { createMemoryStorage } from '@chartdock/platform';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../account.ts';
import { freePrivilege, info } from '../testing/fake-backend.ts';
import { createEntry, wayAfter } from './entry.ts';
import type { RegistrationFacts } from '../account.types.ts';
import type { EntryField } from './entry.types.ts';

const facts: RegistrationFacts = {
  userSource: 'user_invite',
  terminalType: 'h5',
  channelType: 'tct_meet',
  device: {
    os: 'iOS',
    browser: 'Safari 18',
    screen: '375x812',
    language: 'en-GB',
    timezone: 'Europe/London',
  },
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/login/send/code': { target: 'a***@b.cn', nextTime: 1, expireTime: 2 },
  '/login/register': { token: 't', expireTime: 1, userId: 'u1' },
  '/login/reset/password': { token: 't', expireTime: 1, userId: 'u1' },
  '/user/register/track': {},
  '/user/privilege': { privilege: freePrivilege },
  '/user/info': { user: info },
};

const setUp = (purpose: 'register' | 'reset' = 'register') => {
  const asked: (readonly [string, string])[] = [];
  const codes: Record<string, string> = {};
  const toasts: string[] = [];
  const transport = createInProcessTransport(async (request) => {
    const [end = ''] = Object.keys(ANSWERS).filter((path) => new URL(request.url).pathname.endsWith(path));
    asked.push([end, request.method === 'GET' ? '' : decodeURIComponent(await request.text())]);
    const code = codes[end] ?? '200';
    return Response.json({ code, msg: `says ${code}`, data: code === '200' ? ANSWERS[end] : null });
  });
  const client = createClient({ transport, baseUrl: 'https://charts.test' });
  client.on('effect', ({ text }) => void toasts.push(text));
  const account = createAccount({ client, sessionStorage: createMemoryStorage() });
  const clock = createFakeClock();
  const entry = createEntry({ client, account, clock, purpose, facts });
  const type = (fields: Partial<Record<EntryField | 'code', string>>): void => {
    for (const [field, value] of Object.entries(fields)) entry.set(field as EntryField | 'code', value);
  };
  const sent = (end: string) => asked.filter(([path]) => path === end).map(([, body]) => body);
  return { account, asked, clock, codes, entry, sent, toasts, type };
};

const entries = { account: 'Ada@Example.test', code: '12 34 56', password: 'Chartdock1', fullName: ' Ada ' };

describe('signing up', () => {
  it('sends a code, begins an account and signs in', async () => {
    const { account, entry, sent, type } = setUp();
    type(entries);
    await entry.sendCode();
    expect(entry.getState()).toMatchObject({ sentTo: 'a***@b.cn', waitSeconds: 60, status: 'editing' });
    expect(await entry.submit()).toBe(true);
    expect(sent('/login/send/code')).toEqual(['account=ada@example.test&purpose=register']);
    expect(sent('/login/register')).toEqual([
      'account=ada@example.test&code=123456&fullName=Ada&password=Chartdock1',
    ]);
    expect([entry.getState().status, account.getState().status]).toEqual(['done', 'signedIn']);
  });

  it('tells business and way of signing up', async () => {
    const told = [];
    for (const typed of ['ada@example.test', '+86 139 0000 1111']) {
      const { entry, sent, type } = setUp();
      type({ ...entries, account: typed });
      await entry.submit();
      told.push(...sent('/user/register/track').map((body) => JSON.parse(body) as unknown));
    }
    expect(told).toMatchObject([
      { businessType: 'personal', registerType: 'email' },
      { businessType: 'personal', registerType: 'phone' },
    ]);
  });

  it('tells where and how the person came', async () => {
    const { entry, sent, type } = setUp();
    type(entries);
    await entry.submit();
    expect(JSON.parse(sent('/user/register/track')[0] ?? '')).toMatchObject(facts);
  });

  it('is done although nobody can be told', async () => {
    const { codes, entry, toasts, type } = setUp();
    codes['/user/register/track'] = '70500';
    type(entries);
    expect(await entry.submit()).toBe(true);
    expect(toasts).toEqual([]);
  });

  it('leaves the name out when none is given', async () => {
    const { entry, sent, type } = setUp();
    type({ ...entries, fullName: '  ' });
    await entry.submit();
    expect(sent('/login/register')[0]).not.toContain('fullName');
  });
});

describe('a forgotten password', () => {
  it('is set by a code, and signs in', async () => {
    const { account, entry, sent, type } = setUp('reset');
    type(entries);
    await entry.sendCode();
    expect(await entry.submit()).toBe(true);
    expect(sent('/login/send/code')).toEqual(['account=ada@example.test&purpose=reset']);
    expect(sent('/login/reset/password')).toEqual([
      'account=ada@example.test&code=123456&password=Chartdock1',
    ]);
    expect(sent('/user/register/track')).toEqual([]);
    expect(account.getState().status).toBe('signedIn');
  });
});

describe('a problem', () => {
  it.each([
    ['account', { account: 'nobody' }],
    ['account', { account: '1390000111' }],
    ['code', { code: '12345' }],
    ['fullName', { fullName: 'A<b>' }],
    ['password', { password: 'abcdefgh' }],
    ['password', { password: 'Short1' }],
  ] as const)('stands at %s before anything is sent', async (field, wrong) => {
    const { asked, entry, type } = setUp();
    type({ ...entries, ...wrong });
    expect(await entry.submit()).toBe(false);
    expect(entry.getState().problem).toEqual({ field });
    expect(asked).toEqual([]);
    type({ [field]: entries[field] });
    expect(entry.getState().problem).toBeUndefined();
  });

  it.each([
    ['70017', { field: 'code', text: 'says 70017' }],
    ['70018', { field: 'account', text: 'says 70018' }],
    ['70040', { field: 'account', text: 'says 70040' }],
    ['429', { field: 'account' }],
  ])('shows refusal %s at its field for another try', async (code, problem) => {
    const { codes, entry, toasts, type } = setUp();
    codes['/login/register'] = code;
    type(entries);
    expect(await entry.submit()).toBe(false);
    expect(entry.getState()).toMatchObject({ status: 'editing', problem });
    expect(toasts).toEqual([]);
    codes['/login/register'] = '200';
    expect(await entry.submit()).toBe(true);
  });
});

it.each([
  ['70018', 'signIn'],
  ['70040', 'register'],
  ['70017', undefined],
])('leads after refusal %s to %s', async (code, way) => {
  const { codes, entry, type } = setUp('reset');
  codes['/login/reset/password'] = code;
  type(entries);
  expect(wayAfter(entry.getState().problem)).toBeUndefined();
  await entry.submit();
  expect(wayAfter(entry.getState().problem)).toBe(way);
});

describe('the code', () => {
  it('is asked for with nothing but a receiver', async () => {
    const { entry, sent, type } = setUp();
    await entry.sendCode();
    expect(entry.getState().problem).toEqual({ field: 'account' });
    type({ account: '13900001111' });
    await entry.sendCode();
    expect(sent('/login/send/code')).toHaveLength(1);
  });

  it('comes again after the countdown alone', async () => {
    const { clock, entry, sent, type } = setUp();
    type(entries);
    await entry.sendCode();
    await entry.sendCode();
    expect(sent('/login/send/code')).toHaveLength(1);
    clock.advance(60_000);
    await entry.sendCode();
    expect(sent('/login/send/code')).toHaveLength(2);
  });

  it('waits when one was sent a moment ago', async () => {
    const { codes, entry, type } = setUp();
    codes['/login/send/code'] = '70016';
    type(entries);
    await entry.sendCode();
    expect(entry.getState()).toMatchObject({
      waitSeconds: 60,
      sentTo: undefined,
      problem: { field: 'account' },
    });
  });

  it('proves nothing for another receiver', async () => {
    const { clock, entry, type } = setUp();
    type(entries);
    await entry.sendCode();
    type({ account: ' ADA@example.test' });
    expect(entry.getState().sentTo).toBe('a***@b.cn');
    type({ account: 'bob@example.test' });
    expect(entry.getState().sentTo).toBeUndefined();
    entry.dispose();
    expect(clock.pending()).toBe(0);
  });
});
