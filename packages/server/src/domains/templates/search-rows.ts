import { createHash } from 'node:crypto';
import { TEMPLATE_LENGTHS } from '@chartdock/contract';
import type { TemplateLength } from '@chartdock/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { App, Handle } from '../../kernel/calls/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';

/** Salt of the grams of the library. */
export const LIBRARY_SCOPE = 'template library';

/** Price of a template by buyer, as lists are narrowed by it: members pay nothing for templates of the house. */
export type TemplatePrice = 'free' | 'paid' | 'member';

/** Conditions that narrow a place of the library. */
export interface Narrowing {
  /** `flow/`, `flow/er`, `all/` or a place of a partner. */
  readonly place: string;
  readonly locale: 'zh' | 'en';
  readonly price?: TemplatePrice | undefined;
  readonly length?: TemplateLength | undefined;
}

/** Works out the price of a template `t` by buyer. */
const PRICE = sql`case when t.price_fen = 0 then 'free' when t.is_house then 'member' else 'paid' end`;

/** Works out how long a template `t` is; null until it is measured. */
const LENGTH = sql`case ${sql.join(
  Object.entries(TEMPLATE_LENGTHS).map(
    ([length, { from, to }]) =>
      sql`when t.parts between ${sql.lit(from)} and ${sql.lit(to ?? 2_147_483_647)} then ${sql.lit(length)}`,
  ),
  sql` `,
)} end`;

// Both sides work out the same number of a text: the database of stored texts, this file of requested ones.
const hashInDatabase = (text: RawBuilder<unknown>): RawBuilder<number> =>
  sql`('x' || substr(md5(${text}), 1, 8))::bit(32)::int`;

const hash = (text: string): number => createHash('md5').update(text).digest().readInt32BE(0);

/** Lists the numbers of a template that stands at a place and fits the narrowing conditions. */
export const narrowingGrams = ({ place, locale, price, length }: Narrowing): readonly number[] => [
  hash(`place ${locale} ${place}`),
  ...(price === undefined ? [] : [hash(`price ${price}`)]),
  ...(length === undefined ? [] : [hash(`length ${length}`)]),
];

/** Lists the numbers that a template has whose title contains a folded keyword: one for each pair of signs. */
export const titleGrams = (folded: string): readonly number[] => {
  const signs = [...folded];
  const pairs = signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
  return [...new Set(pairs.length === 0 ? signs : pairs)].map((part) => hash(`title ${part}`));
};

/** How many bits of a rank tell ranks of one stretch apart. */
export const STRETCH_BITS = 8;

/** Enters templates at their places, with the columns that narrow lists of places. */
export const insertPlaces = async (
  db: Handle,
  rows: readonly {
    readonly place: string;
    readonly locale: 'zh' | 'en';
    readonly rank: number;
    readonly template_id: string;
  }[],
): Promise<void> => {
  await sql`
    insert into template_place (place, locale, rank, template_id, price, length)
    select p.place, p.locale, p.rank, p.template_id, ${PRICE}, ${LENGTH}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p (place text, locale text, rank int, template_id uuid)
      join template t on t.id = p.template_id`.execute(db);
};

/** Lists the templates themselves with those that say the same in another language. */
const withTwins = (ids: readonly string[]): RawBuilder<unknown> => sql`(
  select t.id from template t where t.id = any(${[...ids]}::uuid[])
  union
  select twin.id from template t
    join template twin on twin.slug = t.slug and twin.client_id is not distinct from t.client_id
    where t.id = any(${[...ids]}::uuid[]))`;

/** Columns of `template_search` that change. */
const WRITTEN = [
  'rank',
  'state',
  'is_house',
  'owner_id',
  'author_id',
  'source_id',
  'client_id',
  'price',
  'length',
  'places',
  'titles',
  'folded',
  'spelled',
  'initials',
  'grams',
] as const;

/**
 * Brings the search rows of templates up to date, in the transaction that changed their data: their own rows, and those of the
 * same templates in other languages. Returns how many rows were not up to date.
 */
export const writeSearchRows = async (db: Handle, ids: readonly string[]): Promise<number> => {
  if (ids.length === 0) return 0;
  // Concurrent changes of one of them wait, and read the rows written here.
  const { rows: locked } = await sql<{ id: string }>`
    select id from template where id in ${withTwins(ids)} order by id for no key update`.execute(db);
  const these = sql`any(${locked.map(({ id }) => id)}::uuid[])`;
  const places = await sql`
    update template_place p set price = ${PRICE}, length = ${LENGTH}
    from template t where t.id = p.template_id and t.id = ${these}
      and (p.price, p.length) is distinct from (${PRICE}, ${LENGTH})`.execute(db);
  const searches = await sql`
    insert into template_search as s (template_id, rank, state, is_house, owner_id, author_id, source_id, client_id,
      price, length, places, titles, folded, spelled, initials, grams)
    select t.id, places.rank, t.state, t.is_house, t.owner_id, t.author_id, t.source_id, t.client_id,
      ${PRICE}, ${LENGTH}, places.names, texts.titles, texts.folded, texts.spelled, texts.initials, grams.list
    from template t
    cross join lateral (
      select min(p.rank) as rank, array_agg(p.locale || ' ' || p.place order by (p.locale || ' ' || p.place) collate "C") as names
        from template_place p where p.template_id = t.id having count(*) > 0
    ) places
    cross join lateral (
      select t.id || array(select x.id from template x
        where x.slug = t.slug and x.client_id is not distinct from t.client_id and x.id <> t.id order by x.id) as ids
    ) same
    cross join lateral (
      select string_agg(w.title, E'\n' order by i.at) as titles, string_agg(w.folded, E'\n' order by i.at) as folded,
        string_agg(w.spelled, ' ' order by i.at) as spelled, string_agg(w.initials, ' ' order by i.at) as initials
      from unnest(same.ids) with ordinality i (id, at) join template_words w on w.template_id = i.id
      having count(*) > 0
    ) texts
    cross join lateral (
      select array_agg(distinct g) as list from (
        select unnest(w.grams) as g from template_words w where w.template_id = any(same.ids)
        union all
        select ${hashInDatabase(sql`'title ' || substr(w.title, at, size)`)}
          from template_words w, generate_series(1, 2) size, generate_series(1, length(w.title) - size + 1) at
          where w.template_id = any(same.ids)
        union all
        select unnest(array[${hashInDatabase(sql`'place ' || p.locale || ' ' || p.place`)},
          ${hashInDatabase(sql`'price ' || p.price`)}, ${hashInDatabase(sql`'length ' || coalesce(p.length, '')`)}])
          from template_place p where p.template_id = t.id
      ) all_grams
    ) grams
    where t.id = ${these}
    on conflict (template_id) do update set ${sql.join(WRITTEN.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
    where (${sql.join(WRITTEN.map((name) => sql.ref(`s.${name}`)))}) is distinct from
      (${sql.join(WRITTEN.map((name) => sql.ref(`excluded.${name}`)))})`.execute(db);
  // In order, so that concurrent writes of the same ones wait.
  const stretches = await sql`
    insert into template_stretch (gram, stretch)
    select distinct gram, s.rank >> ${sql.lit(STRETCH_BITS)} as stretch
      from template_search s cross join lateral unnest(s.grams) gram where s.template_id = ${these} order by gram, stretch
    on conflict do nothing`.execute(db);
  return [places, searches, stretches].reduce(
    (sum, { numAffectedRows }) => sum + Number(numAffectedRows ?? 0),
    0,
  );
};

/** Most templates that are compared at a time. */
const BATCH = 500;

/** Compares the search rows of templates with their data, mends differences, and returns how many rows that were. */
export const mendSearchRows = async ({ database: { db } }: Pick<App, 'database'>): Promise<number> => {
  let mended = 0;
  for (let after: string | undefined; ;) {
    let page = db.selectFrom('template').select('id').orderBy('id').limit(BATCH);
    if (after !== undefined) page = page.where('id', '>', after);
    const ids = (await page.execute()).map(({ id }) => id);
    if (ids.length === 0) return mended;
    mended += await transaction(db, (tx) => writeSearchRows(tx, ids));
    after = ids.at(-1);
  }
};
