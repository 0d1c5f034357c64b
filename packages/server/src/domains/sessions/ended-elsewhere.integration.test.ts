import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../kernel/db/database.ts';
import type { Database } from '../../kernel/db/database.ts';
import { migrateDatabase } from '../../kernel/db/migrate.ts';
import { startPostgres } from '../../kernel/db/testing/start-postgres.ts';
import type { RunningPostgres } from '../../kernel/db/testing/start-postgres.ts';
import { readConfig } from '../../kernel/config/config.ts';
import { createAppServices } from '../open-app.ts';
import { registerPartner } from '../../testing/partner.ts';
import { TEST_PASSWORD, refusalOf, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { endSessionsOf, resetUser, setOperator } from '../../cli/managing/manage-users.ts';
import { authenticate } from './sessions.ts';

const TOKEN_INVALID = '407';

// The clocks of the servers stand still, so that no remembered session grows old: only news can end it.
describe('two servers on one database', () => {
  let postgres: RunningPostgres;
  let databases: Database[];
  let here: TestServer;
  let there: TestServer;

  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
    databases = [await openDatabase({ url: postgres.url }), await openDatabase({ url: postgres.url })];
    const [first, second] = databases;
    if (first === undefined || second === undefined) throw new Error('two databases are needed');
    await migrateDatabase(first.db);
    here = await startTestServer(first);
    there = await startTestServer(second);
  });
  afterAll(async () => {
    await here.stop();
    await there.stop();
    for (const database of databases) await database.close();
    await postgres.stop();
  });

  const list = (server: TestServer, token: string) => server.client(token).lists.loadFiles({});

  /** Signs in on one server and is remembered by both. */
  const signIn = async (person: Person): Promise<string> => {
    const { token } = await here
      .client(undefined)
      .session.signIn({ account: person.email, password: TEST_PASSWORD });
    await list(here, token);
    await list(there, token);
    return token;
  };

  /** Waits until a server refuses a token; the news is on its way. */
  const isRefused = (server: TestServer, token: string) =>
    expect
      .poll(() =>
        list(server, token).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused');

  it('ends an operator’s rights here and there', async () => {
    const person = await here.person();
    expect(await setOperator(here.app, person.email, true)).toBe(true);
    const token = await signIn(person);
    const review = (server: TestServer) =>
      server
        .client(token)
        .reviews.list()
        .then(
          () => 'answered',
          () => 'refused',
        );
    expect([await review(here), await review(there)]).toEqual(['answered', 'answered']);
    expect(await setOperator(here.app, person.email, false)).toBe(true);
    expect(await review(here)).toBe('refused');
    await expect.poll(() => review(there)).toBe('refused');
  });

  it('ends other sessions when the password changes', async () => {
    const person = await here.person();
    const [changing, other] = [await signIn(person), await signIn(person)];
    const partner = await registerPartner(here, 'shop');
    const partnerToken = await partner.tokenOf(changing);
    await list(there, partnerToken);
    await here
      .client(changing)
      .account.updatePassword({ oldPassword: TEST_PASSWORD, password: 'New-word12' });
    expect(await refusalOf(list(here, other))).toBe(TOKEN_INVALID);
    expect(await refusalOf(list(here, partnerToken))).toBe(TOKEN_INVALID);
    await isRefused(there, other);
    await isRefused(there, partnerToken);
    await list(there, changing);
  });

  it('ends the sessions of a device that signs out', async () => {
    const person = await here.person();
    const [leaving, staying] = [await signIn(person), await signIn(person)];
    await here.client(leaving).session.signOut({});
    expect(await refusalOf(list(here, leaving))).toBe(TOKEN_INVALID);
    await isRefused(there, leaving);
    await list(there, staying);
  });

  it('ends everything by any server', async () => {
    const person = await here.person();
    for (const end of [resetUser, endSessionsOf]) {
      const token = await signIn(person).catch(() => '');
      if (token === '') continue;
      await end(here.app, person.email);
      expect(await refusalOf(list(here, token))).toBe(TOKEN_INVALID);
      await isRefused(there, token);
    }
  });

  it('hears again after the database was gone', async () => {
    const person = await here.person();
    await postgres.crash();
    await expect.poll(() => there.send('/readyz').then(({ status }) => status)).toBe(200);
    await expect.poll(() => signIn(person).catch(() => '')).not.toBe('');
    const token = await signIn(person);
    await here.client(token).session.signOut({});
    await isRefused(there, token);
  });

  it('would admit an ended session unheard', async () => {
    const [, second] = databases;
    if (second === undefined) throw new Error('two databases are needed');
    const deaf = await createAppServices({
      database: second,
      config: readConfig({}),
      now: there.clock.now,
    });
    const token = await signIn(await here.person());
    await authenticate(deaf, token);
    await here.client(token).session.signOut({});
    await isRefused(there, token);
    expect((await authenticate(deaf, token)).tokenHash).not.toBe('');
  });
});
