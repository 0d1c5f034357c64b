import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../kernel/work/logger.ts';
import type { Database } from '../kernel/db/database.ts';
import type { DatabaseUnderTest } from '../kernel/db/testing/describe-on-both-databases.ts';
import { TEST_PASSWORD, startTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

const [WRONG, TOO_MANY, OK] = ['70007', '429', '200'];
const ATTACKER = { 'x-forwarded-for': '203.0.113.7' };
const PERSON = { 'x-forwarded-for': '198.51.100.4' };

/** Proves that people behind one proxy do not share one limit. */
export const proxiesSuite = (under: DatabaseUnderTest): void => {
  let database: Database;
  let started: TestServer[] = [];

  beforeAll(async () => {
    database = await under.open();
  });
  afterEach(async () => {
    for (const server of started) await server.stop();
    started = [];
  });

  const start = async (environment: Readonly<Record<string, string>>, lines: string[] = []) => {
    const logger = createLogger('warn', { write: (line) => void lines.push(line) });
    const server = await startTestServer(database, environment, { logger });
    started.push(server);
    // Tries that the test before it counted are over.
    await database.db.deleteFrom('rate_limit').execute();
    return server;
  };
  const codeOf = async (answer: Promise<Response>): Promise<string> => {
    const { code } = (await (await answer).json()) as { code: string };
    return code;
  };
  const signIn = (server: TestServer, headers: Record<string, string>, body: Record<string, string>) =>
    codeOf(
      server.send('/api/personal/login/v2/account', {
        method: 'POST',
        headers,
        body: new URLSearchParams(body),
      }),
    );
  /**
   * Guesses eleven passwords where an address may guess ten, and returns the responses to the last guess and to a person after
   * it.
   */
  const attack = async (
    server: TestServer,
    attacker: Record<string, string>,
    other: Record<string, string>,
  ) => {
    let last = '';
    for (let guess = 0; guess < 11; guess += 1)
      last = await signIn(server, attacker, { account: `nobody${guess}@example.test`, password: 'wrong' });
    const { email } = await server.person();
    return [last, await signIn(server, other, { account: email, password: TEST_PASSWORD })];
  };

  describe('wrong passwords of one', () => {
    it('lock nobody out behind trusted proxies', async () => {
      const server = await start({ CHARTDOCK_SIGN_IN_FAILURES: '1', CHARTDOCK_TRUST_PROXY: 'loopback' });
      expect(await attack(server, ATTACKER, PERSON)).toEqual([TOO_MANY, OK]);
    });

    it('lock nobody out behind unknown proxies', async () => {
      const server = await start({ CHARTDOCK_SIGN_IN_FAILURES: '1' });
      expect(await attack(server, ATTACKER, PERSON)).toEqual([WRONG, OK]);
      const again = { account: 'nobody1@example.test', password: 'wrong' };
      expect(await signIn(server, ATTACKER, again)).toBe(TOO_MANY);
    });

    it('count for the address where nothing is forwarded (control)', async () => {
      const server = await start({ CHARTDOCK_SIGN_IN_FAILURES: '1' });
      expect(await attack(server, {}, {})).toEqual([TOO_MANY, TOO_MANY]);
    });
  });

  it('calls count by account, else by address', async () => {
    const server = await start({ CHARTDOCK_CALLS_PER_MINUTE: '5' });
    const [ann, bob] = [await server.person(), await server.person()];
    const verify = (token: string) =>
      codeOf(server.send('/api/personal/login/verify', { method: 'POST', headers: { token } }));
    const first: string[] = [];
    for (let call = 0; call < 6; call += 1) first.push(await verify(ann.token));
    expect([first[4] === TOO_MANY, first[5]]).toEqual([false, TOO_MANY]);
    expect(await verify(bob.token)).not.toBe(TOO_MANY);
    const madeUp: string[] = [];
    for (let call = 0; call < 6; call += 1) madeUp.push(await verify(`${call}`.repeat(43)));
    expect([madeUp[4] === TOO_MANY, madeUp[5]]).toEqual([false, TOO_MANY]);
  });

  it('logs untrusted forwarded headers once', async () => {
    const lines: string[] = [];
    const server = await start({}, lines);
    for (let time = 0; time < 3; time += 1)
      await (await server.send('/openapi.json', { headers: ATTACKER })).text();
    expect(lines.filter((line) => line.includes('CHARTDOCK_TRUST_PROXY'))).toHaveLength(1);
    const quiet: string[] = [];
    const trusting = await start({ CHARTDOCK_TRUST_PROXY: 'loopback' }, quiet);
    await (await trusting.send('/openapi.json', { headers: ATTACKER })).text();
    await (await server.send('/openapi.json')).text();
    expect(quiet).toEqual([]);
  });
};
