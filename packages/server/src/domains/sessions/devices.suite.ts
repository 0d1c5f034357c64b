import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { registerPartner } from '../../testing/partner.ts';
import { TEST_PASSWORD, refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';

const SIGN_IN = '/api/personal/login/v2/account';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const MINUTE_MS = 60_000;

/** Proves that a person sees where they are signed in, and signs out elsewhere. */
export const devicesSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  const signIn = async ({ email }: Person, more: Readonly<Record<string, string>> = {}) => {
    const body = new URLSearchParams({ account: email, password: TEST_PASSWORD, ...more });
    const response = await server.send(SIGN_IN, {
      method: 'POST',
      body,
      headers: { 'user-agent': FIREFOX },
    });
    return ((await response.json()) as { data: { token: string } }).data.token;
  };
  const devicesOf = async (token: string) => (await server.client(token).account.devices()).devices;

  it('[CALL-U-044] GET /api/personal/online/device/user/get/list as query lists devices', async () => {
    const person = await server.person();
    await signIn(person, { deviceName: 'Desk' });
    server.clock.advance(10 * MINUTE_MS);
    const token = await signIn(person);
    const devices = await devicesOf(token);
    expect(devices.slice(0, 2)).toMatchObject([
      { name: 'Firefox 140, Linux', state: 'online', current: true, lastTime: server.clock.now() },
      {
        name: 'Desk',
        state: 'offline',
        current: false,
        createTime: server.clock.now() - 10 * MINUTE_MS,
        lastTime: server.clock.now() - 10 * MINUTE_MS,
      },
    ]);
    expect(devices[0]?.ip).toMatch(/127\.0\.0\.1$/);
    const stranger = await server.person();
    const theirs = await devicesOf(stranger.token);
    expect(theirs.filter(({ id }) => devices.some((one) => one.id === id))).toEqual([]);
  });

  it('leaves out partners and what has ended', async () => {
    const person = await server.person();
    const before = (await devicesOf(person.token)).length;
    const partner = await registerPartner(server, 'devices');
    await partner.tokenOf(person.token);
    const ended = await signIn(person);
    expect(await devicesOf(person.token)).toHaveLength(before + 1);
    await server.client(ended).session.signOut();
    expect(await devicesOf(person.token)).toHaveLength(before);
  });

  it('[CALL-U-045] POST /api/personal/online/device/user/del/by/id as form ends a device', async () => {
    const person = await server.person();
    const [here, there] = [await signIn(person), await signIn(person)];
    const [other] = (await devicesOf(there)).filter(({ current }) => current);
    await server.client(here).account.endDevice({ id: other?.id ?? '' });
    expect(await refusalOf(server.client(there).user.info({}))).toBe('407');
    await server.client(here).user.info({});
    expect((await devicesOf(here)).map(({ id }) => id)).not.toContain(other?.id);
    await server.client(here).account.endDevice({ id: other?.id ?? '' });
  });

  it('ends no foreign device, nor the one at hand', async () => {
    const [person, stranger] = [await server.person(), await server.person()];
    const theirToken = await signIn(stranger);
    const [theirs] = await devicesOf(theirToken);
    await person.client.account.endDevice({ id: theirs?.id ?? '' });
    await server.client(theirToken).user.info({});
    const { account, user } = server.client(await signIn(person));
    const [mine] = (await account.devices()).devices.filter(({ current }) => current);
    expect(await refusalOf(account.endDevice({ id: mine?.id ?? '' }))).toBe('70013');
    await user.info({});
    expect(await refusalOf(account.endDevice({ id: 'none' }))).toBe('70001');
  });
};
