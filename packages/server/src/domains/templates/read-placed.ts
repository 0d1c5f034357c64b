import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Actor } from '../../kernel/calls/actor.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { CAPPED } from '../search/index.ts';
import { SEEMS_OPEN } from './open-template.ts';
import { narrowingGrams } from './search-rows.ts';
import type { Narrowing } from './search-rows.ts';
import { isShownTo } from './shown-to.ts';

/** Most rows of a place or of the index's result that are read at a time. */
export interface Limits {
  /** Rows of a place that are looked through first. */
  readonly walked: number;
  /** Most rows that the index may name to be read and sorted, all of them. */
  readonly named: number;
  /** The most that is counted. */
  readonly counted: number;
}

/** The limits of the library: a place is looked through as far as totals go. */
export const LIMITS: Limits = { walked: CAPPED, named: 1_500, counted: CAPPED };

/** Whether a template has the words in its title, 0, or elsewhere, 1: those with 0 come first. */
export type Section = 0 | 1;

/** Place of a template among the matches. */
export interface Placing {
  readonly section: Section;
  readonly rank: number;
  readonly id: string;
}

/** Conditions on the templates of a search; every condition is about `template_search as w`. */
export interface Wish {
  readonly has: RawBuilder<boolean>;
  /** Has it in its title. */
  readonly isTitled: RawBuilder<boolean>;
  /** May have it, as the index of grams says. */
  readonly named: RawBuilder<boolean>;
  /** May have it in its title, as the index of grams says. */
  readonly namedByTitle: RawBuilder<boolean>;
  /** All grams that those two look for. */
  readonly grams: readonly number[];
}

/** Templates of a place, as one person may see them. */
export interface Placed extends Narrowing {
  readonly context: Pick<CallContext, 'db'> & { readonly actor: Pick<Actor, 'partner'> };
  readonly limits: Limits;
  /** Undefined for all there are. */
  readonly wish: Wish | undefined;
  /** Nothing up to this one is on the page. */
  readonly after: Placing | undefined;
}

/** Matches of one section: how many there are, how many of them come after `after`, and some of these in their order. */
export interface Found {
  readonly total: number;
  readonly beyond: number;
  readonly placings: readonly Placing[];
}

/** Which of those found to return: from the one at this place to the one before that place, from 0. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

type Ranges = Readonly<Record<Section, Range>>;

/** Matches of both sections. */
export type FoundSections = Readonly<Record<Section, Found>>;

/** Result of walking the rows of a stretch of a place. */
export interface Walk {
  readonly found: FoundSections;
  readonly walked: number;
  /** The last row that was looked at; undefined at the end of the place. */
  readonly last: Pick<Placing, 'rank' | 'id'> | undefined;
}

/** Matches that the index names; `found` is undefined where that was too much to read, and `total` ends where counting does. */
export type Named = { readonly found: FoundSections } | { readonly found: undefined; readonly total: number };

const hereOf = ({ place, locale, price, length }: Narrowing): RawBuilder<boolean> =>
  sql.join<boolean>(
    [
      sql`p.place = ${place} and p.locale = ${locale}`,
      ...(price === undefined ? [] : [sql`p.price = ${price}`]),
      ...(length === undefined ? [] : [sql`p.length = ${length}`]),
    ],
    sql` and `,
  );

/** Columns that decide who may see a row of `template_search`. */
const SEEN_BY = ['state', 'is_house', 'owner_id', 'author_id', 'source_id', 'client_id'] as const;

const seenBy = (of: string): RawBuilder<unknown> => sql.join(SEEN_BY.map((name) => sql.ref(`${of}.${name}`)));

// Without the offset the planner may read all files there are instead of looking up those of `s`.
const isOpenTo = ({ context: { actor } }: Placed): RawBuilder<unknown> => sql`
  cross join lateral (select 1 from (select s.template_id, ${seenBy('s')}) t
    where ${SEEMS_OPEN} and ${isShownTo(actor)} offset 0) as open`;

const standsAt = ({ place, locale, price, length }: Narrowing): RawBuilder<boolean> =>
  sql.join<boolean>(
    [
      sql`${`${locale} ${place}`} = any(w.places)`,
      ...(price === undefined ? [] : [sql`w.price = ${price}`]),
      ...(length === undefined ? [] : [sql`w.length = ${length}`]),
    ],
    sql` and `,
  );

interface SummaryRow {
  readonly total_0: number;
  readonly total_1: number;
  readonly beyond_0: number;
  readonly beyond_1: number;
  readonly ids_0: readonly string[] | null;
  readonly ids_1: readonly string[] | null;
  readonly ranks_0: readonly number[] | null;
  readonly ranks_1: readonly number[] | null;
}

const isBeyond = (after: Placing | undefined, section: Section): RawBuilder<unknown> => {
  if (after === undefined || section > after.section) return sql`true`;
  if (section < after.section) return sql`false`;
  return sql`(h.rank, h.template_id) > (${after.rank}::int, ${after.id}::uuid)`;
};

/** Counts the rows of `hits as h` and lists a range of them, for each section. */
const summaryOf = ({ after }: Placed, ranges: Ranges): RawBuilder<unknown> =>
  sql.join(
    ([0, 1] as const).flatMap((section) => {
      const number = sql.lit(section);
      const beyond = sql`filter (where h.section = ${number} and ${isBeyond(after, section)})`;
      const { from, to } = ranges[section];
      const name = (what: string): RawBuilder<unknown> => sql.id(`${what}_${section}`);
      const cut = sql`[${sql.lit(from + 1)}:${sql.lit(to)}]`;
      return [
        sql`count(*) filter (where h.section = ${number}) as ${name('total')}`,
        sql`count(*) ${beyond} as ${name('beyond')}`,
        sql`(array_agg(h.template_id order by h.rank, h.template_id) ${beyond})${cut} as ${name('ids')}`,
        sql`(array_agg(h.rank order by h.rank, h.template_id) ${beyond})${cut} as ${name('ranks')}`,
      ];
    }),
  );

const placingsOf = (
  section: Section,
  ids: readonly string[] | null,
  ranks: readonly number[] | null,
): readonly Placing[] => (ids ?? []).map((id, at) => ({ section, id, rank: ranks?.[at] ?? 0 }));

const readSummary = (row: SummaryRow): FoundSections => ({
  0: { total: row.total_0, beyond: row.beyond_0, placings: placingsOf(0, row.ids_0, row.ranks_0) },
  1: { total: row.total_1, beyond: row.beyond_1, placings: placingsOf(1, row.ids_1, row.ranks_1) },
});

const NOTHING: Found = { total: 0, beyond: 0, placings: [] };

/** Looks through some rows of a place in their order, behind `behind`, for matches of the words. */
export const walkPlace = async (
  placed: Placed,
  stretch: { readonly behind?: Walk['last']; readonly rows: number; readonly ranges: Ranges },
): Promise<Walk> => {
  const { behind, rows, ranges } = stretch;
  const further =
    behind === undefined
      ? sql`true`
      : sql`(p.rank, p.template_id) > (${behind.rank}::int, ${behind.id}::uuid)`;
  const answer = await sql<SummaryRow & { walked: number; last_rank: number; last_id: string }>`
    with walked as materialized (
      select p.rank, p.template_id from template_place p where ${hereOf(placed)} and ${further}
        order by p.rank, p.template_id limit ${sql.lit(rows)}
    ), hits as materialized (
      select s.rank, s.template_id, s.section from (
        select p.rank, w.* from walked p cross join lateral (${wishedOf(placed)}) as w
      ) s ${isOpenTo(placed)}
    ), ending as (
      select rank, template_id from walked order by rank desc, template_id desc limit 1
    )
    select (select count(*) from walked) as walked, (select rank from ending) as last_rank,
      (select template_id from ending) as last_id, ${summaryOf(placed, ranges)} from hits h`.execute(
    placed.context.db,
  );
  const [row] = answer.rows;
  if (row === undefined) return { found: { 0: NOTHING, 1: NOTHING }, walked: 0, last: undefined };
  const { walked, last_rank: rank, last_id: id } = row;
  return { found: readSummary(row), walked, last: walked < rows ? undefined : { rank, id } };
};

const wishedOf = ({ wish }: Placed): RawBuilder<unknown> => sql`
  select w.template_id, ${sectionOf(wish)} as section, ${seenBy('w')} from template_search w
    where w.template_id = p.template_id and ${wish?.has ?? EVERY} offset 0`;

const EVERY = sql<boolean>`true`;

const sectionOf = (wish: Wish | undefined): RawBuilder<unknown> =>
  sql`case when ${wish?.isTitled ?? EVERY} then 0 else 1 end`;

/** Reads the rows that the index of grams names, and sorts them; by titles alone, only rows that have the words there. */
export const readNamed = async (
  placed: Placed,
  { to, byTitle = false }: { readonly to: number; readonly byTitle?: boolean },
): Promise<Named> => {
  const range = { from: 0, to };
  const isFew = sql`(select count(*) from few) <= ${sql.lit(placed.limits.named)}`;
  const checked = sql`from few s ${isOpenTo(placed)}`;
  const wanted = byTitle ? sql`s.has and s.section = 0` : sql`s.has`;
  // Without a limit in `named`, which would make a walk over the whole table look cheaper than the index.
  const answer = await sql<SummaryRow & { named: number; counted: number }>`
    with named as materialized (${candidates(placed, byTitle)}),
    few as materialized (select * from named limit ${sql.lit(placed.limits.named + 1)}),
    hits as materialized (select s.rank, s.template_id, s.section ${checked} where ${isFew} and ${wanted})
    select (select count(*) from few) as named, (select count(*) from (
      select 1 ${checked} where not ${isFew} and ${wanted} limit ${sql.lit(placed.limits.counted)}) many) as counted,
      ${summaryOf(placed, { 0: range, 1: range })} from hits h`.execute(placed.context.db);
  const [row] = answer.rows;
  if (row === undefined) return { found: { 0: NOTHING, 1: NOTHING } };
  if (row.named <= placed.limits.named) return { found: readSummary(row) };
  return { found: undefined, total: row.counted };
};

/** Counts all that the index of grams names and that has the words, as far as counting goes. */
export const countNamed = async (placed: Placed): Promise<number> => {
  const { rows } = await sql<{ counted: number }>`
    with named as materialized (${candidates(placed, false)})
    select count(*) as counted from (select 1 from named s ${isOpenTo(placed)}
      where s.has limit ${sql.lit(placed.limits.counted)}) many`.execute(placed.context.db);
  return rows[0]?.counted ?? 0;
};

const candidates = ({ wish, ...placed }: Placed, byTitle: boolean): RawBuilder<unknown> => {
  const named = byTitle ? wish?.namedByTitle : wish?.named;
  return sql`
    select w.template_id, w.rank, ${standsAt(placed)} and ${wish?.has ?? EVERY} as has, ${sectionOf(wish)} as section, ${seenBy('w')}
      from template_search w where ${named ?? sql`w.grams @> ${[...narrowingGrams(placed)]}::int[]`}`;
};
