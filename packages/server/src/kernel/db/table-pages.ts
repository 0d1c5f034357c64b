import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Schema, TableKeys } from './schema.ts';

const ROWS = 2_000;
// One definition may be megabytes, and a page is one value of at most 1 GB.
const ROWS_OF_BODIES = 40;
const BODIES: ReadonlySet<keyof Schema> = new Set([
  'node_body',
  'node_op',
  'node_revision',
  'node_words',
] as const);

/** Holds one page of a table in key order. */
export interface TablePage {
  /** The rows as the text of a JSON array: text, because parsing it would round large integers. */
  readonly rows: string;
  readonly count: number;
  /** MD5 over the hash before it and the text of each row. */
  readonly hash: string;
}

/** Walks over a table page by page; `hashBefore` returns the hash of the page before. */
export type TableReader = (hashBefore: () => string) => AsyncIterable<TablePage>;

interface Key {
  readonly name: string;
  readonly type: string;
}

/** Creates a walker over every row of a table, in the order of its key, which is the same on every database. */
export const createTableReader = async (
  db: Kysely<Schema>,
  table: keyof Schema,
  tableKeys: TableKeys,
): Promise<TableReader> => {
  const keys = await readKeys(db, table, tableKeys[table] ?? []);
  return (hashBefore) => walk(hashBefore, (hash, after) => readPage(db, { table, keys, hash, after }));
};

async function* walk(
  hashBefore: () => string,
  read: (hash: string, after: string[] | null) => Promise<PageRow | undefined>,
): AsyncGenerator<TablePage> {
  let after: string[] | null = null;
  for (;;) {
    const page: PageRow | undefined = await read(hashBefore(), after);
    if (page === undefined) return;
    yield page;
    after = page.last;
  }
}

interface PageRow extends TablePage {
  readonly last: string[];
}

type Summary = Omit<PageRow, 'rows'> & { readonly rows: string | null };

interface PageRequest {
  readonly table: keyof Schema;
  readonly keys: readonly Key[];
  readonly hash: string;
  readonly after: readonly string[] | null;
}

const readPage = async (db: Kysely<Schema>, request: PageRequest): Promise<PageRow | undefined> => {
  const { table, keys, hash, after } = request;
  const names = keys.map(({ name }) => sql.ref(name));
  const order = sql.join(names);
  const backwards = sql.join(names.map((name) => sql`${name} desc`));
  const texts = sql.join(names.map((name) => sql`${name}::text`));
  const limit = BODIES.has(table) ? ROWS_OF_BODIES : ROWS;
  const answer = await sql<Summary>`
    with page as materialized (
      select * from ${sql.table(table)} ${after === null ? sql`` : beyond(keys, after)}
      order by ${order} limit ${limit}
    )
    select
      jsonb_agg(to_jsonb(page) order by ${order})::text as rows,
      count(*)::int as count,
      md5(${hash} || string_agg(md5(page::text), '' order by ${order})) as hash,
      (array_agg(array[${texts}] order by ${backwards}))[1:1] as last
    from page`.execute(db);
  const summary = answer.rows[0];
  if (summary === undefined || summary.rows === null) return undefined;
  return { ...summary, rows: summary.rows, last: summary.last.flat() };
};

const beyond = (keys: readonly Key[], after: readonly string[]): RawBuilder<unknown> => {
  const names = sql.join(keys.map(({ name }) => sql.ref(name)));
  const values = sql.join(keys.map(({ type }, index) => sql`${after[index]}::${sql.raw(type)}`));
  return sql`where (${names}) > (${values})`;
};

const readKeys = async (
  db: Kysely<Schema>,
  table: keyof Schema,
  names: readonly string[],
): Promise<Key[]> => {
  const columns = await sql<Key>`
    select attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0`.execute(db);
  return names.flatMap((name) => columns.rows.filter((column) => column.name === name));
};
