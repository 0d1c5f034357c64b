import { beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isDatabaseError, sqlStateOf } from '../errors/database-error.ts';
import { migrateDatabase, pendingMigrations } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { prepared } from './pool.ts';
import { tableKeys } from '../../domains/table-keys.ts';
import type { DatabaseUnderTest } from './testing/describe-on-both-databases.ts';
import { transaction } from './transaction.ts';

const ID = '01890000-0000-7000-8000-000000000001';
const OTHER = '01890000-0000-7000-8000-000000000002';

/** Proves the behaviour of every database behind the port. */
export const databaseSuite = ({ open, openEmpty }: DatabaseUnderTest): void => {
  let database: Database;

  beforeEach(async () => {
    database = await open();
  });

  const count = async (): Promise<number> =>
    (await database.db.selectFrom('app_meta').select('key').execute()).length;
  const row = (key: string) => ({ key, value: 'v', updated_at: 1 });
  const now = 1_795_000_000_123;

  migrationTests(openEmpty);

  it('reads safe int8 as numbers only', async () => {
    const answer = await database.pool.query<{ a: number; b: (number | null)[] }>(
      `select 9007199254740991::int8 as a, array[1, null, -2]::int8[] as b`,
    );
    expect(answer.rows).toEqual([{ a: 9007199254740991, b: [1, null, -2] }]);
    const tooLarge = database.pool.query('select 9007199254740992::int8 as a');
    await expect(tooLarge).rejects.toMatchObject({ code: 'integer_out_of_range' });
  });

  it('bounds new entries of word indexes', async () => {
    const { rows } = await database.pool.query<{ name: string; options: string[] | null }>(
      `select c.relname as name, c.reloptions as options from pg_class c join pg_am a on a.oid = c.relam
        where a.amname = 'gin' and c.relnamespace = current_schema()::regnamespace order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'node_search_grams',
      'node_words_grams',
      'template_search_grams',
    ]);
    for (const { options } of rows)
      expect(options ?? []).toContainEqual(
        expect.stringMatching(/^(?:fastupdate=off|gin_pending_list_limit=512)$/),
      );
  });

  it('keeps instants, uuids, bytes, arrays and json', async () => {
    const profile = { company: '图形 "公司"', list: [1, { a: null }] };
    const person = {
      id: ID,
      user_name: 'a',
      full_name: '张三',
      created_at: now,
      profile: JSON.stringify(profile),
    };
    await database.db.insertInto('app_user').values(person).execute();
    await database.db
      .insertInto('node_search')
      .values({ owner_id: ID, node_id: OTHER, grams: [1, -2, 2147483647] })
      .execute();
    const origins = ['http://localhost:*', 'a"b\\c', ''];
    await database.db
      .insertInto('partner_client')
      .values({ id: 'p', name: 'n', allowed_origins: origins, created_at: now })
      .execute();
    const token = Buffer.from([0, 1, 255]);
    const session = {
      token_hash: token,
      user_id: ID,
      device_id: OTHER,
      created_at: now,
      last_seen: now,
      expires_at: now,
    };
    await database.db.insertInto('session').values(session).execute();

    const user = await database.db.selectFrom('app_user').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      id: ID,
      full_name: '张三',
      created_at: now,
      profile,
      version: 1,
      locale: 'zh',
    });
    const search = await database.db.selectFrom('node_search').select('grams').executeTakeFirstOrThrow();
    expect(search.grams).toEqual([1, -2, 2147483647]);
    const partner = await database.db.selectFrom('partner_client').selectAll().executeTakeFirstOrThrow();
    expect(partner.allowed_origins).toEqual(origins);
    const found = await database.db
      .selectFrom('session')
      .selectAll()
      .where('token_hash', '=', token)
      .executeTakeFirstOrThrow();
    expect(Buffer.compare(found.token_hash, token)).toBe(0);
  });

  it('sorts title keys by code point', async () => {
    const keys = ['b', 'A', 'a', 'Z', '中', 'ä', '_', '10', '2', '😀', '￥'];
    const values = keys.map((key) => row(key));
    await database.db.insertInto('app_meta').values(values).execute();
    const sorted = await database.db.selectFrom('app_meta').select('key').orderBy('key').execute();
    const byCodePoint = keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(sorted.map(({ key }) => key)).toEqual(byCodePoint);
  });

  it('keeps nothing of a transaction that throws', async () => {
    const failed = transaction(database.db, async (tx) => {
      await tx.insertInto('app_meta').values(row('a')).execute();
      throw new Error('stop');
    });
    await expect(failed).rejects.toThrow('stop');
    expect(await count()).toBe(0);
  });

  it('keeps nothing of a failed transaction', async () => {
    const failed = transaction(database.db, async (tx) => {
      await tx.insertInto('app_meta').values(row('a')).execute();
      await tx.insertInto('app_meta').values(row('a')).execute();
    });
    const error: unknown = await failed.catch((reason: unknown) => reason);
    expect(sqlStateOf(error)).toBe('23505');
    expect(await count()).toBe(0);
  });

  it('refuses the outer handle within a transaction', async () => {
    const misuse = transaction(database.db, () => count());
    await expect(misuse).rejects.toMatchObject({ code: 'outer_handle_in_transaction' });
    const poolMisuse = transaction(database.db, () => database.pool.query('select 1'));
    await expect(poolMisuse).rejects.toMatchObject({ code: 'outer_handle_in_transaction' });
    expect(await count()).toBe(0);
  });

  it('retries serialization failures with one result', async () => {
    for (const state of ['40001', '40P01']) {
      const pauses: number[] = [];
      let runs = 0;
      const result = await transaction(
        database.db,
        async (tx) => {
          runs += 1;
          await tx.insertInto('app_meta').values(row(state)).execute();
          if (runs < 3)
            await sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`).execute(tx);
          return runs;
        },
        { pause: async (attempt) => void pauses.push(attempt) },
      );
      expect(result).toBe(3);
      expect(pauses).toEqual([1, 2]);
    }
    expect(await count()).toBe(2);
  });

  it('gives up with a typed error', async () => {
    const pause = async (): Promise<void> => undefined;
    let runs = 0;
    const raise = (state: string) => () =>
      transaction(
        database.db,
        async (tx) => {
          runs += 1;
          await sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`).execute(tx);
        },
        { pause, attempts: 3 },
      );
    await expect(raise('40001')()).rejects.toMatchObject({ code: 'transaction_conflict' });
    expect(runs).toBe(3);
    await expect(raise('22012')()).rejects.toMatchObject({ code: '22012' });
    expect(runs).toBe(4);
  });

  it('loses no update under concurrency', async () => {
    await database.db.insertInto('user_counter').values({ user_id: ID }).execute();
    const bump = () =>
      transaction(database.db, async (tx) => {
        const { files } = await tx
          .selectFrom('user_counter')
          .select('files')
          .where('user_id', '=', ID)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('user_counter')
          .set({ files: files + 1 })
          .where('user_id', '=', ID)
          .execute();
      });
    await Promise.all(Array.from({ length: 40 }, bump));
    const counter = await database.db.selectFrom('user_counter').select('files').executeTakeFirstOrThrow();
    expect(counter.files).toBe(40);
  });

  it('hides rows of open transactions', async () => {
    let seen = -1;
    const other = { start: (): void => undefined };
    const started = new Promise<void>((resolve) => (other.start = resolve));
    const reader = started.then(async () => {
      seen = await count();
    });
    await transaction(database.db, async (tx) => {
      await tx.insertInto('app_meta').values(row('a')).execute();
      await tx.deleteFrom('app_meta').execute();
      other.start();
      await sql`select 1`.execute(tx);
    });
    await reader;
    expect(seen).toBe(0);
  });

  it('repeats marked statements like others', async () => {
    await database.db.insertInto('app_meta').values(['a', 'b', 'c'].map(row)).execute();
    for (const key of ['a', 'b', 'c', 'a', 'b', 'c', 'a']) {
      const found = await database.db
        .selectFrom('app_meta')
        .select('key')
        .modifyFront(prepared)
        .where('key', '=', key)
        .execute();
      expect(found).toEqual([{ key }]);
    }
  });

  it('starts a session anew after a loss', async () => {
    const client = await database.pool.connect();
    await client.query(`prepare left_over as select 1`);
    await client.query('begin');
    await client.query(`insert into app_meta values ('lost', 'v', 1)`);
    client.release(new Error('thrown away'));
    expect(await count()).toBe(0);
    const names = await database.pool.query('select name from pg_prepared_statements');
    expect(names.rows).toEqual([]);
  });

  it('refuses rows that the rules of the tables forbid', async () => {
    const node = {
      owner_id: ID,
      id: OTHER,
      parent_id: ID,
      kind: 1 as const,
      category: 'flow',
      title: 't',
      title_key: 't',
      pos: 'a',
      creator_id: ID,
      created_at: now,
      last_modify: now,
    };
    const insert = (change: object) => () =>
      database.db
        .insertInto('node')
        .values({ ...node, ...change })
        .execute();
    await expect(insert({ parent_id: OTHER })()).rejects.toMatchObject({ code: '23514' });
    await expect(insert({ state: 1, deleted_at: now, trash_root: ID })()).rejects.toMatchObject({
      code: '23514',
    });
    await expect(insert({ state: 2, deleted_at: now, trash_root: OTHER })()).rejects.toMatchObject({
      code: '23514',
    });
    await expect(insert({ deleted_at: now })()).rejects.toMatchObject({ code: '23514' });
    await insert({})();
    const counter = { user_id: ID, files: -1 };
    await expect(database.db.insertInto('user_counter').values(counter).execute()).rejects.toMatchObject({
      code: '23514',
    });
  });
};

const migrationTests = (openEmpty: DatabaseUnderTest['openEmpty']): void => {
  it('migrates once to exactly the schema', async () => {
    const empty = await openEmpty();
    try {
      expect(await pendingMigrations(empty.db)).toEqual(Object.keys(migrations));
      expect(await migrateDatabase(empty.db)).toEqual(Object.keys(migrations));
      expect(await pendingMigrations(empty.db)).toEqual([]);
      expect(await migrateDatabase(empty.db)).toEqual([]);
      const tables = await empty.pool.query<{ name: string }>(
        `select table_name as name from information_schema.tables
         where table_schema = 'public' and table_name not like 'kysely%' order by 1`,
      );
      expect(tables.rows.map(({ name }) => name)).toEqual(Object.keys(tableKeys).toSorted());
    } finally {
      await empty.close();
    }
  });

  it('refuses newer databases and closes twice', async () => {
    const empty = await openEmpty();
    try {
      await migrateDatabase(empty.db);
      await empty.pool.query(`insert into kysely_migration values ('9999-from-the-future', 'now')`);
      const error: unknown = await migrateDatabase(empty.db).catch((reason: unknown) => reason);
      expect(isDatabaseError(error, 'migration_unknown')).toBe(true);
    } finally {
      await empty.close();
      await empty.close();
    }
    await expect(empty.pool.query('select 1')).rejects.toThrow();
  });
};
