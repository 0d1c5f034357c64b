import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import {
  addUser,
  endSessionsOf,
  listUserDevices,
  listUsers,
  resetUser,
  setOperator,
  setUserDisabled,
} from './manage-users.ts';

const ANN = 'ann@example.test';

/** Proves the commands of an operator about accounts. */
export const manageUsersSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  const add = async (account: string): Promise<string> => {
    const password = await addUser(server.app, { account, fullName: 'Someone' });
    if (password === undefined) throw new Error(`${account} is taken`);
    return password;
  };
  const signIn = (account: string, password: string) =>
    server.client(undefined).session.signIn({ account, password });
  const summaryOf = async (account: string) =>
    (await listUsers(server.app)).find((one) => one.account === account);

  it('makes an account once under any spelling', async () => {
    const password = await add(' Ann@Example.test ');
    expect(await addUser(server.app, { account: ANN, fullName: 'Other' })).toBeUndefined();
    expect((await signIn(ANN, password)).token).not.toBe('');
    expect(await refusalOf(signIn(ANN, `${password}x`))).toBe('70007');
    const phone = await add('138 0000 1234');
    expect((await signIn('+86 13800001234', phone)).token).not.toBe('');
    expect(await summaryOf(ANN)).toMatchObject({ fullName: 'Someone', disabled: false, files: 0 });
  });

  it('makes passwords that differ and are stored nowhere', async () => {
    const passwords = await Promise.all(['a@example.test', 'b@example.test'].map(add));
    expect(new Set(passwords).size).toBe(2);
    const { rows } = await server.app.database.pool.query('select * from app_user');
    for (const password of passwords) expect(JSON.stringify(rows)).not.toContain(password);
  });

  it('makes one account for many requests at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        addUser(server.app, { account: 'twenty@example.test', fullName: 'Someone' }),
      ),
    );
    const [password, ...others] = made.filter((one) => one !== undefined);
    expect([others, typeof password]).toEqual([[], 'string']);
    expect((await signIn('twenty@example.test', password ?? '')).token).not.toBe('');
    expect((await listUsers(server.app)).filter((one) => one.account === 'twenty@example.test')).toHaveLength(
      1,
    );
  });

  it('opens nothing by sessions made while closing', async () => {
    const account = 'racing@example.test';
    const password = await add(account);
    const { token } = await signIn(account, password);
    // Closed without ending its sessions, as a sign-in that overlaps leaves it.
    await server.app.database.pool.query('update app_user set disabled_at = 1 where email = $1', [account]);
    expect(await refusalOf(server.client(token).user.info())).toBe('407');
  });

  it('resets a password and signs the account out everywhere', async () => {
    const account = 'reset@example.test';
    const first = await add(account);
    const { token } = await signIn(account, first);
    expect(await listUserDevices(server.app, account)).toMatchObject([
      { ip: '127.0.0.1', partner: undefined },
    ]);
    const second = await resetUser(server.app, account);
    if (second === undefined) throw new Error('nothing was reset');
    expect(await listUserDevices(server.app, account)).toEqual([]);
    expect(await refusalOf(server.client(token).user.info())).toBe('407');
    expect(await refusalOf(signIn(account, first))).toBe('70007');
    expect((await signIn(account, second)).token).not.toBe('');
    expect(await resetUser(server.app, 'nobody@example.test')).toBeUndefined();
  });

  it('closes an account quietly and opens it again', async () => {
    const account = 'closed@example.test';
    const password = await add(account);
    const { token } = await signIn(account, password);
    expect(await setUserDisabled(server.app, account, true)).toBe(true);
    expect(await summaryOf(account)).toMatchObject({ disabled: true });
    expect(await refusalOf(server.client(token).user.info())).toBe('407');
    expect(await refusalOf(signIn(account, password))).toBe('70013');
    expect(await refusalOf(signIn(account, 'not the password'))).toBe('70007');
    expect(await setUserDisabled(server.app, account, false)).toBe(true);
    expect((await signIn(account, password)).token).not.toBe('');
    expect(await setUserDisabled(server.app, 'nobody@example.test', true)).toBe(false);
  });

  it('makes and unmakes an operator in open sessions', async () => {
    const account = 'operator@example.test';
    const password = await add(account);
    const { token } = await signIn(account, password);
    const ask = () => server.client(token).reviews.list();
    expect(await refusalOf(ask())).toBe('70013');
    expect(await setOperator(server.app, account, true)).toBe(true);
    expect((await ask()).rows).toEqual([]);
    expect(await summaryOf(account)).toMatchObject({ operator: true });
    expect(await setOperator(server.app, account, false)).toBe(true);
    expect(await refusalOf(ask())).toBe('70013');
    expect(await setOperator(server.app, 'nobody@example.test', true)).toBe(false);
  });

  it('ends the sessions of one account only', async () => {
    const other = await server.person();
    const account = 'many@example.test';
    const password = await add(account);
    await signIn(account, password);
    await signIn(account, password);
    expect(await listUserDevices(server.app, account)).toHaveLength(2);
    expect(await endSessionsOf(server.app, account)).toBe(true);
    expect(await listUserDevices(server.app, account)).toEqual([]);
    expect((await other.client.user.info()).user.userId).toBe(other.id);
    expect(await endSessionsOf(server.app, 'nobody@example.test')).toBe(false);
  });
};
