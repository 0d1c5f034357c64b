import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../kernel/db/database.ts';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import type { AttemptLimiter } from '../../kernel/security/attempts.ts';
import { registerPartner } from '../../testing/partner.ts';
import { TEST_PASSWORD, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const SIGN_IN = '/api/personal/login/v2/account';
const [WRONG, TOO_MANY, OK] = ['70007', '429', '200'];

/** Proves that guesses are counted before they are evaluated: at once, by address, and across servers. */
export const guessingSuite = (under: DatabaseUnderTest): void => {
  let database: Database;
  let server: TestServer;
  let other: TestServer;

  beforeAll(async () => {
    database = await under.open();
    [server, other] = [await startTestServer(database), await startTestServer(database)];
  });
  afterAll(async () => {
    await server.stop();
    await other.stop();
  });

  const signIn = async (at: TestServer, account: string, password = 'wrong') => {
    const body = new URLSearchParams({ account, password });
    const response = await at.send(SIGN_IN, { method: 'POST', body });
    const { code } = (await response.json()) as { code: string };
    return { code, retryAfter: response.headers.get('retry-after') };
  };
  const countCodes = async (answers: readonly Promise<{ code: string }>[]) => {
    const counts: Record<string, number> = {};
    for (const { code } of await Promise.all(answers)) counts[code] = (counts[code] ?? 0) + 1;
    return counts;
  };
  const times = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => make(index));
  /** Lets all windows end. */
  const quiet = (): void => {
    for (const { clock } of [server, other]) clock.advance(3_600_000);
  };

  describe('60 wrong passwords for one account at once', () => {
    it('are evaluated ten times', async () => {
      quiet();
      const { email } = await server.person();
      const counts = await countCodes(times(60, () => signIn(server, email)));
      expect(counts).toEqual({ [WRONG]: 10, [TOO_MANY]: 50 });
      const refused = await signIn(server, email, TEST_PASSWORD);
      expect(refused).toEqual({ code: TOO_MANY, retryAfter: '30' });
    });

    it('are all evaluated if counted late (negative control)', async () => {
      quiet();
      const { email } = await server.person();
      const { attempts } = server.app;
      const counted: (() => Promise<unknown>)[] = [];
      const late: AttemptLimiter = {
        ...attempts,
        take: (limit, now) => {
          counted.push(() => attempts.take(limit, now));
          return attempts.waitOf(limit, now);
        },
      };
      Object.assign(server.app, { attempts: late });
      try {
        const counts = await countCodes(times(20, () => signIn(server, email)));
        expect(counts[WRONG]).toBe(20);
      } finally {
        Object.assign(server.app, { attempts });
        for (const count of counted) await count();
      }
    });
  });

  describe('a lock-out is no weapon', () => {
    const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
    const from = (address: string) => ({ 'x-forwarded-for': address });
    /** Signs in from a page of ours, as a browser that keeps its cookies. */
    const browse = async (at: TestServer, body: Record<string, string>, headers: Record<string, string>) => {
      const response = await at.send(SIGN_IN, {
        method: 'POST',
        headers: { ...OWN_PAGE, ...headers },
        body: new URLSearchParams(body),
      });
      const cookie = response.headers.getSetCookie().find((one) => one.startsWith('chartdock_device='));
      const { code } = (await response.json()) as { code: string };
      return { code, cookie: cookie?.split(';')[0] ?? '', attributes: cookie ?? '' };
    };
    let proxied: TestServer;
    beforeAll(async () => {
      proxied = await startTestServer(database, { CHARTDOCK_TRUST_PROXY: 'loopback' });
    });
    afterAll(() => proxied.stop());
    const attack = (account: string, count: number, addressOf: (index: number) => string) =>
      countCodes(
        times(count, (index) => browse(proxied, { account, password: 'wrong' }, from(addressOf(index)))),
      );
    const enter = (account: string, headers: Record<string, string>) =>
      browse(proxied, { account, password: TEST_PASSWORD }, headers);

    it('a known device gets in during guessing', async () => {
      const { email } = await proxied.person();
      const first = await enter(email, from('198.51.100.1'));
      expect(first.attributes).toMatch(/HttpOnly; SameSite=Lax/);
      await attack(email, 30, () => '198.51.100.1');
      for (let other = 0; other < 10; other += 1)
        await attack(email, 10, (index) => `203.0.113.${other * 10 + index}`);
      expect((await enter(email, from('198.51.100.1'))).code).toBe(TOO_MANY);
      expect((await enter(email, from('192.0.2.1'))).code).toBe(TOO_MANY);
      const known = { ...from('198.51.100.1'), cookie: first.cookie };
      expect((await enter(email, known)).code).toBe(OK);
      // Knowledge of one account opens no other.
      const { email: another } = await proxied.person();
      await attack(another, 30, () => '198.51.100.1');
      expect((await enter(another, known)).code).toBe(TOO_MANY);
    });

    it('an account guessed from one address stays open elsewhere', async () => {
      const { email } = await proxied.person();
      expect(await attack(email, 30, () => '203.0.113.200')).toEqual({ [WRONG]: 10, [TOO_MANY]: 20 });
      expect((await enter(email, from('203.0.113.200'))).code).toBe(TOO_MANY);
      expect((await enter(email, from('198.51.100.2'))).code).toBe(OK);
    });

    it('a guesser waits longer each time', async () => {
      const { email } = await proxied.person();
      const wait = (): void => proxied.clock.advance(30_000);
      await attack(email, 10, () => '203.0.113.201');
      expect((await enter(email, from('203.0.113.201'))).code).toBe(TOO_MANY);
      wait();
      expect(await attack(email, 2, () => '203.0.113.201')).toEqual({ [WRONG]: 1, [TOO_MANY]: 1 });
      wait();
      expect((await enter(email, from('203.0.113.201'))).code).toBe(TOO_MANY);
      wait();
      expect((await enter(email, from('203.0.113.201'))).code).toBe(OK);
    });

    it('a known device guesses no more than others', async () => {
      const { email } = await proxied.person();
      const { cookie } = await enter(email, from('198.51.100.3'));
      const guess = () =>
        browse(proxied, { account: email, password: 'wrong' }, { ...from('198.51.100.3'), cookie });
      expect(await countCodes(times(30, guess))).toEqual({ [WRONG]: 10, [TOO_MANY]: 20 });
    });
  });

  it('300 wrong passwords at once are evaluated a hundredfold', async () => {
    quiet();
    const counts = await countCodes(times(300, (index) => signIn(server, `nobody${index}@example.test`)));
    expect(counts[WRONG]).toBe(100);
    expect(Object.keys(counts).every((code) => [WRONG, TOO_MANY, '70014'].includes(code))).toBe(true);
    expect((await signIn(server, 'nobody@example.test')).code).toBe(TOO_MANY);
    quiet();
  });

  it('right passwords at once are never guesses', async () => {
    quiet();
    const { email } = await server.person();
    const counts = await countCodes(times(40, () => signIn(server, email, TEST_PASSWORD)));
    expect(counts).toEqual({ [OK]: 40 });
  });

  it('60 wrong secrets are evaluated ten times', async () => {
    quiet();
    const partner = await registerPartner(server, 'crowded');
    const person: Person = await server.person();
    const ask = async (secret: string) => {
      const response = await server.send('/embed/v1/api/token?client=crowded', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret, token: person.token }),
      });
      return (await response.json()) as { code: string };
    };
    expect(await countCodes(times(40, () => ask(partner.secret)))).toEqual({ [OK]: 40 });
    expect(await countCodes(times(60, () => ask('x'.repeat(43))))).toEqual({ '70013': 10, [TOO_MANY]: 50 });
    quiet();
  });

  it('own passwords are evaluated five times at once', async () => {
    quiet();
    const person = await server.person();
    const ask = async () => {
      const response = await server.send('/api/personal/user/v3/check_safe', {
        method: 'POST',
        headers: { token: person.token },
        body: new URLSearchParams({ type: 'password', password: 'wrong' }),
      });
      return (await response.json()) as { code: string };
    };
    expect(await countCodes(times(20, ask))).toEqual({ '70026': 5, [TOO_MANY]: 15 });
  });

  if (under.kind === 'postgres')
    it('60 wrong passwords at two servers count together', async () => {
      quiet();
      const { email } = await server.person();
      const answers = times(60, (index) => signIn(index % 2 === 0 ? server : other, email));
      expect(await countCodes(answers)).toEqual({ [WRONG]: 10, [TOO_MANY]: 50 });
    });
};
