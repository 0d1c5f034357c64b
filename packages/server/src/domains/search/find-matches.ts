import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Handle } from '../../kernel/calls/context.ts';
import { CAPPED } from './capped-count.ts';

/** Rows that a search first walks in the order of its list: a common word ends there. */
const WALKED = 2_000;
/** As many where each row has to be looked up in another table: the index names rarer keywords in less time. */
const WALKED_DEEP = 250;
/** How much further each later walk goes, for a word that is neither common at the start of the list nor rare. */
const STRIDE = 8;
/** Most rows that the gram index may name for a search to read and sort them all. */
const NAMED = 2_000;

const COLUMNS = sql`n.owner_id, n.id, n.kind, n.category, n.title_key, n.state, n.parent_id, n.last_modify, n.created_at, n.pos`;

/** Rows and conditions of a search; every condition is about `node as n`. */
export interface Ground {
  readonly db: Handle;
  readonly ownerId: string;
  /** Rows to look through, which the index of the order must hold. */
  readonly here: RawBuilder<boolean>;
  /** Rows that match. */
  readonly fits: RawBuilder<boolean>;
  /** Whether `fits` reads another table for each row. */
  readonly isDeep?: boolean;
  /** Reads `owner_id` and `node_id` of possible matches, from an index. */
  readonly named: RawBuilder<unknown>;
}

/** Which matches to find. */
export interface Stretch {
  readonly beyond: RawBuilder<boolean>;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
  /** Order of an index to walk instead, when that of the matches has none. */
  readonly walk?: RawBuilder<unknown>;
  /** Whether `findFirst` has looked through the first rows already, and they do not tell. */
  readonly isWalked?: boolean;
}

/** Matches in their order. */
export interface Matches {
  readonly ids: readonly string[];
  /** All matches of the stretch, without limit and offset; undefined when they were not all read. */
  readonly total: number | undefined;
}

interface Walked extends Matches {
  readonly ended: boolean;
}

/** First matches of a condition. */
export interface FirstMatches {
  /** Undefined where the first rows of the list do not tell. */
  readonly matches: Matches | undefined;
  /** Whether they were looked through for it. */
  readonly isWalked: boolean;
}

/**
 * Finds the first matches of several conditions, of which each row counts for the first that it fulfils, with one walk over the
 * first rows. Conditions behind the first are only looked at where the walk ends before its rows do: nothing is left to find then.
 */
export const findFirst = async (
  ground: Pick<Ground, 'db' | 'here'>,
  conditions: readonly RawBuilder<boolean>[],
  stretch: Pick<Stretch, 'beyond' | 'order' | 'limit'>,
): Promise<readonly FirstMatches[]> => {
  const { parts, ended } = await walkFor(ground, conditions, { ...stretch, rows: WALKED, offset: 0 });
  return parts.map(({ ids, total }, part) => {
    const isWalked = ended || part === 0;
    const isTold = ended || (isWalked && ids.length === stretch.limit);
    const isCounted = ended || (isWalked && total >= CAPPED);
    return { isWalked, matches: isTold ? { ids, total: isCounted ? total : undefined } : undefined };
  });
};

/**
 * Finds a stretch of matches: among the first rows of the list, else among the rows that the gram index names, else by
 * walking on. Each way returns the same rows; only a word that is frequent and all at the far end is slow.
 */
export const findMatches = async (ground: Ground, stretch: Stretch): Promise<Matches> => {
  const rows = ground.isDeep === true ? WALKED_DEEP : WALKED;
  const first = stretch.isWalked === true ? undefined : await walk(ground, stretch, rows);
  if (first !== undefined && isEnough(first, stretch)) return first;
  const named = await readNamed(ground, stretch);
  if (named !== undefined) return named;
  for (let further = WALKED * STRIDE; ; further *= STRIDE) {
    const walked = await (stretch.walk === undefined ? walkUntilFound : walk)(ground, stretch, further);
    if (isEnough(walked, stretch)) return walked;
  }
};

const isEnough = (walked: Walked, { walk: otherOrder, limit }: Stretch): boolean =>
  walked.ended || (otherOrder === undefined && walked.ids.length === limit);

const walk = async ({ fits, ...ground }: Ground, stretch: Stretch, rows: number): Promise<Walked> => {
  const { parts, ended } = await walkFor(ground, [fits], { ...stretch, rows });
  const { ids, total } = parts[0] ?? { ids: [], total: 0 };
  return { ids, ended, total: ended ? total : undefined };
};

interface WalkedParts {
  readonly parts: readonly { readonly ids: readonly string[]; readonly total: number }[];
  readonly ended: boolean;
}

// The rows are fenced in, so that the index of the order is walked and nothing is sorted but the read rows. They are read once:
// counting them and taking the first ones from a list kept aside takes twice as long.
const walkFor = async (
  { db, here }: Pick<Ground, 'db' | 'here'>,
  conditions: readonly RawBuilder<boolean>[],
  stretch: Stretch & { readonly rows: number },
): Promise<WalkedParts> => {
  const { beyond, order, limit, offset, rows, walk: otherOrder } = stretch;
  const source = sql`from node n where ${here} and ${beyond}`;
  const hasEnded = sql`(select count(*) from (select 1 ${source} limit ${rows}) counted) < ${rows}`;
  const which = conditions.map(
    (fits, part) => sql`when ${part === 0 ? sql`` : sql`${hasEnded} and `}${fits} then ${sql.lit(part)}`,
  );
  // Rows walked in another order are put into their own; else they come in order.
  const inOrder = otherOrder === undefined ? sql`` : sql`order by ${order}`;
  const parts = conditions.map((_, part) => {
    const these = sql`filter (where n.part = ${sql.lit(part)})`;
    return sql`json_build_object('total', count(*) ${these},
      'ids', coalesce((array_agg(n.id ${inOrder}) ${these})[${offset + 1}:${offset + limit}], '{}'))`;
  });
  const answer = await sql<{ walked: number; parts: WalkedParts['parts'] }>`
    select count(*) as walked, json_build_array(${sql.join(parts)}) as parts from (
      select n.*, case ${sql.join(which, sql` `)} end as part from (
        select ${COLUMNS} ${source} order by ${otherOrder ?? order} limit ${rows}
      ) n offset 0
    ) n`.execute(db);
  const [row] = answer.rows;
  return { parts: row?.parts ?? [], ended: (row?.walked ?? 0) < rows };
};

/** Walks no further than to the last match wanted; later rows are not counted. */
const walkUntilFound = async (
  { db, here, fits }: Ground,
  stretch: Stretch,
  rows: number,
): Promise<Walked> => {
  const { beyond, order, limit, offset } = stretch;
  const found = await sql<{ id: string }>`
    select n.id from (
      select ${COLUMNS} from node n where ${here} and ${beyond} order by ${order} limit ${rows}
    ) n where ${fits} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  const ids = found.rows.map(({ id }) => id);
  if (ids.length === limit) return { ids, ended: false, total: undefined };
  const walked = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from node n where ${here} and ${beyond} limit ${rows}
    ) walked`.execute(db);
  return { ids, ended: (walked.rows[0]?.count ?? 0) < rows, total: undefined };
};

/** Finds matches among the rows that the gram index names; undefined when that is too much to read. */
const readNamed = async (ground: Ground, stretch: Stretch): Promise<Matches | undefined> => {
  const { db, ownerId, here, fits } = ground;
  const { beyond, order, limit, offset } = stretch;
  const answer = await sql<{ named: number; total: number; ids: string[] }>`
    with ${namedBy(ground)}, few as materialized (
      select node_id from named where owner_id = ${ownerId} limit ${NAMED + 1}
    ), found as materialized (
      select ${COLUMNS} from few cross join lateral ${nodeOf(ownerId, sql`few.node_id`)} n
        where (select count(*) from few) <= ${NAMED} and ${here} and ${fits} and ${beyond}
    )
    select (select count(*) from few) as named, (select count(*) from found) as total,
      array(select n.id from found n order by ${order} limit ${limit} offset ${offset}) as ids`.execute(db);
  const [{ named, total, ids } = { named: 0, total: 0, ids: [] }] = answer.rows;
  return named > NAMED ? undefined : { ids, total };
};

const NEWEST: Stretch = {
  beyond: sql`true`,
  order: sql`n.last_modify desc, n.id desc`,
  limit: CAPPED,
  offset: 0,
};

/**
 * Counts matches, at most 1,001 of them: among the first rows, unless `findFirst` has looked through them and they do not tell,
 * else among the rows that the gram index names.
 */
export const countMatches = async (
  ground: Ground,
  { isWalked }: Pick<Stretch, 'isWalked'> = {},
): Promise<number> => {
  const { db, ownerId, here, fits } = ground;
  const walks = ground.isDeep === true ? [WALKED_DEEP, WALKED] : [WALKED];
  for (const rows of isWalked === true ? [] : walks) {
    const { ids, ended } = await walk(ground, NEWEST, rows);
    if (ended || ids.length === CAPPED) return ids.length;
    // A keyword in half of the newest rows is likely to be counted up to the end of the count on a longer walk.
    if (ids.length < rows / 2) break;
  }
  const { rows } = await sql<{ count: number }>`
    with ${namedBy(ground)}, found as (
      select 1 from named cross join lateral ${nodeOf(ownerId, sql`named.node_id`)} n
        where named.owner_id = ${ownerId} and ${here} and ${fits} limit ${CAPPED}
    )
    select count(*) as count from found`.execute(db);
  return rows[0]?.count ?? 0;
};

// Without a limit inside: one would make a walk over the whole table look cheaper than the index.
const namedBy = ({ named }: Ground): RawBuilder<unknown> => sql`named as materialized (${named})`;

/** Reads the rows that have every gram of a list in their title, of `keywordGrams`. */
export const titlesNamed = (grams: readonly number[]): RawBuilder<unknown> =>
  sql`select owner_id, node_id from node_search where grams @> ${[...grams]}::int[]`;

// The offset keeps the planner from reading the rows of `here` instead of looking up the named ones.
const nodeOf = (ownerId: string, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select n.* from node n where n.owner_id = ${ownerId} and n.id = ${id} offset 0)`;
