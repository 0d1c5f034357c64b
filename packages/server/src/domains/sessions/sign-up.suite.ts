import type { Client } from '@chartdock/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const MINUTE_MS = 60_000;
const PASSWORD = 'Chartdock1';
const NEW_PASSWORD = 'Another-1';
const [CODE_WRONG, TAKEN, UNKNOWN, CLOSED, TOO_SOON, TOO_MANY] = [
  '70017',
  '70018',
  '70040',
  '70013',
  '70016',
  '429',
];
const SEND = '/api/personal/login/send/code';
const REGISTER = '/api/personal/login/register';

/** Proves signing up, setting a forgotten password, and that neither tells who has an account. */
export const signUpSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let second: TestServer;
  let visitor: Client;
  /** The same visitor at the other of two servers. */
  let elsewhere: Client;
  let names = 0;

  beforeAll(async () => {
    const database = await under.open();
    [server, second] = [await startTestServer(database), await startTestServer(database)];
    visitor = server.client(undefined, 'zh');
    elsewhere = second.client(undefined, 'zh');
  });
  afterAll(async () => {
    await server.stop();
    await second.stop();
  });
  // The codes of the tests before are no codes of this hour.
  beforeEach(() => advance(120 * MINUTE_MS));
  const advance = (ms: number): void => {
    for (const { clock } of [server, second]) clock.advance(ms);
  };

  const newEmail = (): string => `newcomer-${(names += 1)}@example.test`;
  const newPhone = (): string => `138${String((names += 1)).padStart(8, '0')}`;
  const messagesTo = (to: string) => server.app.messenger.inbox().filter((one) => one.to === to);
  const lastCode = (to: string): string => /\d{6}/.exec(messagesTo(to)[0]?.text ?? '')?.[0] ?? '';
  const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const codeFor = async (account: string, purpose: 'register' | 'reset'): Promise<string> => {
    await visitor.session.sendEntryCode({ account, purpose });
    return lastCode(account);
  };
  const signUp = async (account: string, more: { readonly fullName?: string } = {}) =>
    visitor.session.register({
      account,
      code: await codeFor(account, 'register'),
      password: PASSWORD,
      ...more,
    });
  const accountsOf = (email: string) =>
    server.app.database.db.selectFrom('app_user').select('id').where('email', '=', email).execute();
  const signsIn = (account: string, password = PASSWORD) => visitor.session.signIn({ account, password });
  const post = async (path: string, fields: Readonly<Record<string, string>>, headers = {}) => {
    const response = await server.send(path, { method: 'POST', body: new URLSearchParams(fields), headers });
    const body = (await response.json()) as { readonly code: string; readonly data: unknown };
    return { ...body, cookies: response.headers.getSetCookie() };
  };

  describe('an account', () => {
    it.each([
      ['an e-mail address', newEmail, /^newcomer-\d+$/],
      ['a phone', newPhone, /^\d{4}$/],
    ])('begins with %s and signs in afterwards', async (_, make, named) => {
      const account = make();
      const grant = await signUp(account);
      const { user } = await server.client(grant.token).user.info({});
      expect(user).toMatchObject({ userId: grant.userId, locale: 'zh' });
      expect(user.fullName).toMatch(named);
      expect((await signsIn(account)).userId).toBe(grant.userId);
      const { privilege } = await server.client(grant.token).user.privilege({});
      expect(privilege).toMatchObject({ member: false, usedFileCount: 0 });
      const created = await server.client(grant.token).charts.create({ category: 'flow', title: 'First' });
      expect(created.chartId).not.toBe('');
    });

    it('takes name and language of the person', async () => {
      const english = server.client(undefined, 'en');
      const account = newEmail();
      await english.session.sendEntryCode({ account, purpose: 'register' });
      expect(messagesTo(account)[0]?.text).toMatch(/^Your code is/);
      const asked = { account, code: lastCode(account), password: PASSWORD, fullName: 'Ada' };
      const { token } = await english.session.register(asked);
      const { user } = await server.client(token).user.info({});
      expect(user).toMatchObject({ fullName: 'Ada', locale: 'en' });
    });

    it('gets a cookie on our own pages alone', async () => {
      const account = newEmail();
      await post(SEND, { account, purpose: 'register' });
      const fields = { account, code: lastCode(account), password: PASSWORD };
      const own = await post(REGISTER, fields, { 'sec-fetch-site': 'same-origin' });
      expect([own.code, own.cookies.length]).toEqual(['200', 2]);
      const second = newEmail();
      await post(SEND, { account: second, purpose: 'register' });
      const foreign = await post(REGISTER, { ...fields, account: second, code: lastCode(second) });
      expect([foreign.code, foreign.cookies]).toEqual(['200', []]);
    });

    it('POST /api/personal/login/register as form begins one of fifty', async () => {
      const account = newEmail();
      const code = await codeFor(account, 'register');
      const tries = Array.from({ length: 50 }, (_, at) =>
        (at % 2 === 0 ? visitor : elsewhere).session.register({ account, code, password: PASSWORD }).then(
          ({ userId }) => userId,
          () => undefined,
        ),
      );
      const begun = (await Promise.all(tries)).filter((userId) => userId !== undefined);
      // Who came late enough was signed in to the one that was there.
      expect(new Set(begun).size).toBe(1);
      expect(await accountsOf(account)).toHaveLength(1);
    });

    it('is signed in to after a lost response', async () => {
      const account = newEmail();
      const asked = { account, code: await codeFor(account, 'register'), password: PASSWORD };
      const first = await visitor.session.register(asked);
      const second = await elsewhere.session.register(asked);
      expect(second.userId).toBe(first.userId);
      await server.client(second.token).user.info({});
      expect(await accountsOf(account)).toHaveLength(1);
    });

    it('is closed to a spent code with another password', async () => {
      const account = newEmail();
      const asked = { account, code: await codeFor(account, 'register') };
      await visitor.session.register({ ...asked, password: PASSWORD });
      for (let tries = 0; tries < 5; tries += 1) {
        const guess = visitor.session.register({ ...asked, password: NEW_PASSWORD });
        expect(await refusalOf(guess)).toBe(CODE_WRONG);
      }
      // The tries are used up, for the right password too.
      expect(await refusalOf(visitor.session.register({ ...asked, password: PASSWORD }))).toBe(CODE_WRONG);
    });

    it('[CALL-N-020] POST /api/personal/user/register/track as json keeps the first', async () => {
      const { token, userId } = await signUp(newEmail());
      const payload = {
        businessType: 'personal',
        userSource: 'register',
        registerType: 'email',
        terminalType: 'web',
        channelType: 'po',
        device: { language: 'en', screen: '1440x900' },
      } as const;
      const { account } = server.client(token);
      await account.trackRegistration(payload);
      await account.trackRegistration({ ...payload, terminalType: 'h5' });
      const kept = await server.app.database.db
        .selectFrom('registration')
        .select('told')
        .where('user_id', '=', userId)
        .execute();
      expect(kept).toEqual([{ told: payload }]);
    });
  });

  describe('a code', () => {
    it('works once, for its purpose and receiver', async () => {
      const [account, other] = [newEmail(), newEmail()];
      const code = await codeFor(account, 'register');
      const asked = { account, code, password: PASSWORD };
      expect(await refusalOf(visitor.session.resetPassword(asked))).toBe(CODE_WRONG);
      expect(await refusalOf(visitor.session.register({ ...asked, account: other }))).toBe(CODE_WRONG);
      expect(await refusalOf(visitor.session.register({ ...asked, code: otherCode(code) }))).toBe(CODE_WRONG);
      await visitor.session.register(asked);
      const again = visitor.session.register({ ...asked, password: NEW_PASSWORD });
      expect(await refusalOf(again)).toBe(CODE_WRONG);
    });

    it('is worth nothing after five wrong tries', async () => {
      const account = newEmail();
      const code = await codeFor(account, 'register');
      const asked = { account, password: PASSWORD };
      for (let tries = 0; tries < 5; tries += 1) {
        const guess = visitor.session.register({ ...asked, code: otherCode(code) });
        expect(await refusalOf(guess)).toBe(CODE_WRONG);
      }
      expect(await refusalOf(visitor.session.register({ ...asked, code }))).toBe(CODE_WRONG);
    });

    it('is worth nothing after five minutes', async () => {
      const account = newEmail();
      const code = await codeFor(account, 'register');
      advance(5 * MINUTE_MS);
      const late = visitor.session.register({ account, code, password: PASSWORD });
      expect(await refusalOf(late)).toBe(CODE_WRONG);
    });

    it('POST /api/personal/login/send/code as form keeps to limits', async () => {
      const account = newEmail();
      for (let sent = 0; sent < 10; sent += 1) {
        await codeFor(account, sent % 2 === 0 ? 'register' : 'reset');
        expect(await refusalOf(codeFor(account, 'register'))).toBe(TOO_SOON);
        advance(10 * MINUTE_MS);
      }
      expect(await refusalOf(codeFor(account, 'reset'))).toBe(TOO_MANY);
      expect(messagesTo(account)).toHaveLength(10);
    });

    it('is sent once of fifty requests to two servers', async () => {
      const fields = { account: newEmail(), purpose: 'reset' };
      const answers = await Promise.all(
        Array.from({ length: 50 }, async (_, at) => {
          const asked = at % 2 === 0 ? server : second;
          const response = await asked.send(SEND, { method: 'POST', body: new URLSearchParams(fields) });
          return ((await response.json()) as { readonly code: string }).code;
        }),
      );
      const count = (code: string): number => answers.filter((one) => one === code).length;
      // The address may ask twenty times an hour; servers on PostgreSQL count together.
      const asks = under.kind === 'postgres' ? 20 : 40;
      expect([count('200'), count(TOO_SOON), count(TOO_MANY)]).toEqual([1, asks - 1, 50 - asks]);
    });

    it('of a stranger uses up none of the person’s', async () => {
      const phone = newPhone();
      const person = await server.person({ phone });
      await codeFor(phone, 'reset');
      await person.client.account.sendPhoneCode({});
      const [newest] = messagesTo(phone);
      const code = /\d{6}/.exec(newest?.text ?? '')?.[0] ?? '';
      expect((await person.client.account.checkSafe({ type: 'phone', code })).token).not.toBe('');
      // And the other way round.
      expect(messagesTo(phone)).toHaveLength(2);
      expect(await refusalOf(codeFor(phone, 'reset'))).toBe(TOO_SOON);
    });

    it('comes twenty times an hour for an address', async () => {
      for (let sent = 0; sent < 20; sent += 1) await codeFor(newEmail(), 'register');
      expect(await refusalOf(codeFor(newEmail(), 'register'))).toBe(TOO_MANY);
      advance(60 * MINUTE_MS);
      await codeFor(newEmail(), 'register');
    });

    it('of a signed-in person signs nobody up', async () => {
      const person = await server.person();
      const phone = newPhone();
      await person.client.account.sendPhoneCode({ phone });
      const asked = { account: phone, code: lastCode(phone), password: PASSWORD };
      expect(await refusalOf(visitor.session.register(asked))).toBe(CODE_WRONG);
      advance(MINUTE_MS);
      const code = await codeFor(phone, 'register');
      expect(await refusalOf(person.client.account.bindPhone({ phone, code }))).toBe(CODE_WRONG);
    });
  });

  describe('a forgotten password', () => {
    it('POST /api/personal/login/reset/password as form ends every session', async () => {
      const account = newEmail();
      const first = await signUp(account);
      advance(MINUTE_MS);
      const code = await codeFor(account, 'reset');
      const grant = await visitor.session.resetPassword({ account, code, password: NEW_PASSWORD });
      expect(grant.userId).toBe(first.userId);
      await server.client(grant.token).user.info({});
      expect(await refusalOf(server.client(first.token).user.info({}))).toBe('407');
      expect(await refusalOf(signsIn(account))).toBe('70007');
      expect((await signsIn(account, NEW_PASSWORD)).userId).toBe(first.userId);
    });

    it('is set once when the first response was lost', async () => {
      const account = newEmail();
      const { userId } = await signUp(account);
      advance(MINUTE_MS);
      const asked = { account, code: await codeFor(account, 'reset'), password: NEW_PASSWORD };
      const first = await visitor.session.resetPassword(asked);
      const second = await elsewhere.session.resetPassword(asked);
      expect(second.userId).toBe(userId);
      // The repeat ends nothing: the first session goes on.
      await server.client(first.token).user.info({});
      const other = visitor.session.resetPassword({ ...asked, password: PASSWORD });
      expect(await refusalOf(other)).toBe(CODE_WRONG);
      expect((await signsIn(account, NEW_PASSWORD)).userId).toBe(userId);
    });

    it('stays for an account that is closed', async () => {
      const account = newEmail();
      const { userId } = await signUp(account);
      await server.app.database.db
        .updateTable('app_user')
        .set({ disabled_at: server.clock.now() })
        .where('id', '=', userId)
        .execute();
      advance(MINUTE_MS);
      const code = await codeFor(account, 'reset');
      const asked = visitor.session.resetPassword({ account, code, password: NEW_PASSWORD });
      expect(await refusalOf(asked)).toBe(CLOSED);
    });
  });

  describe('a stranger', () => {
    it.each(['register', 'reset'] as const)('learns of no account by codes to %s', async (purpose) => {
      const [known, unknown] = [newEmail(), newEmail()];
      await signUp(known);
      advance(MINUTE_MS);
      const blur = (answer: unknown): string => JSON.stringify(answer).replace(/n\*+\d*@/g, '@');
      const answers = [];
      for (const account of [known, unknown]) answers.push(blur(await post(SEND, { account, purpose })));
      expect(answers[0]).toBe(answers[1]);
      expect([messagesTo(known).length, messagesTo(unknown).length]).toEqual([2, 1]);
      const call = purpose === 'register' ? 'register' : 'resetPassword';
      for (const account of [known, unknown]) {
        const code = otherCode(lastCode(account));
        const asked = visitor.session[call]({ account, code, password: NEW_PASSWORD });
        expect(await refusalOf(asked)).toBe(CODE_WRONG);
      }
    });

    it('learns of an account by the right code', async () => {
      const [known, unknown] = [newEmail(), newEmail()];
      await signUp(known);
      advance(MINUTE_MS);
      const taken = { account: known, code: await codeFor(known, 'register'), password: NEW_PASSWORD };
      expect(await refusalOf(visitor.session.register(taken))).toBe(TAKEN);
      const nobody = { account: unknown, code: await codeFor(unknown, 'reset'), password: NEW_PASSWORD };
      expect(await refusalOf(visitor.session.resetPassword(nobody))).toBe(UNKNOWN);
      expect((await signsIn(known)).userId).not.toBe('');
    });
  });
};
