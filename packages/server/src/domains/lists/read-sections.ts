import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CallContext } from '../../kernel/calls/context.ts';
import { prepared } from '../../kernel/db/pool.ts';
import { LIVE, readRecords, selectRecords, viewerOf } from '../nodes/index.ts';
import type { RecordRow } from '../nodes/index.ts';
import { CAPPED, countMatches, findFirst, findMatches } from '../search/index.ts';
import type { FirstMatches, Matches, Stretch } from '../search/index.ts';
import type { Cursor } from './cursor.ts';
import { countCapped } from './keyed-page.ts';
import { NEAR_START } from './search-sections.ts';
import type { Section } from './search-sections.ts';
import { hold, readShared, sharedSource, sharedThings } from './shared-things.ts';
import type { Held, SharedThings } from './shared-things.ts';

interface FoundRow {
  readonly section: number;
  readonly row: RecordRow;
}

interface Found {
  readonly rows: readonly FoundRow[];
  /** All rows of each section; undefined where they were not all seen. */
  readonly totals: readonly (number | undefined)[];
  /** Whether the first rows of each section were looked through, and do not tell how many there are. */
  readonly isWalked: readonly boolean[];
}

interface Asked {
  readonly cursor: Cursor | undefined;
  readonly offset: number;
  readonly limit: number;
}

const ORDER = sql`n.last_modify desc, n.id desc`;

/** Rows after a cursor in the section that it stands in; all of every later one. */
const beyondOf = (cursor: Cursor | undefined, section: number): RawBuilder<boolean> =>
  cursor?.section === section
    ? sql<boolean>`(n.last_modify, n.id) < (${cursor.value}, ${cursor.id})`
    : sql<boolean>`true`;

/** Reads a page that may begin in one section and end in the next. */
export const readSections = async (
  sections: readonly Section[],
  { cursor, offset, limit }: Asked,
): Promise<Found> => {
  const rows: FoundRow[] = [];
  const isWhole = cursor === undefined || cursor === NEAR_START;
  const first = cursor?.section ?? 0;
  let skip = offset;
  const ahead = cursor === undefined && offset === 0 ? await lookAhead(sections, limit) : [];
  const totals: (number | undefined)[] = sections.map(() => undefined);
  for (const [at, section] of sections.slice(first).entries()) {
    const missing = limit - rows.length;
    if (missing === 0) break;
    const number = first + at;
    const beyond = beyondOf(cursor, number);
    const stretch: Part = { beyond, order: ORDER, limit: missing, offset: skip };
    const found = await fetchMatches(section, stretch, ahead[number]);
    rows.push(...found.rows.map((row) => ({ section: number, row })));
    if (isWhole) totals[number] = found.total;
    // The rows that a page number skips may end within this section.
    skip = found.rows.length > 0 ? 0 : await restOf(skip, section, found.total);
  }
  // A section that nothing was read of is known as well, when there is nothing but one's own.
  const known = sections.map(({ held: { shared } }, number) =>
    shared.ids.length === 0 ? ahead[number]?.matches?.total : undefined,
  );
  return {
    rows,
    totals: totals.map((total, number) => total ?? known[number]),
    isWalked: sections.map((_, number) => ahead[number]?.isWalked ?? false),
  };
};

/** Returns how many rows are still to be left behind after a section that shows none. */
const restOf = async (skip: number, section: Section, total: number | undefined): Promise<number> =>
  skip === 0 ? 0 : skip - Math.min(skip, total ?? (await countOne(section)));

type Part = Omit<Stretch, 'isWalked'>;

interface SectionRows {
  readonly rows: readonly RecordRow[];
  readonly total: number | undefined;
}

/** Looks for the first own rows of all sections at once: most people have no more than one look sees. */
const lookAhead = async (sections: readonly Section[], limit: number): Promise<readonly FirstMatches[]> => {
  const own = sections[0]?.own;
  if (own === undefined) return [];
  const conditions = sections.map(({ fitsOfFew }) => fitsOfFew);
  return findFirst(own, conditions, { beyond: sql<boolean>`true`, order: ORDER, limit });
};

const fetchMatches = async (
  section: Section,
  stretch: Part,
  first: FirstMatches | undefined,
): Promise<SectionRows> => {
  const { held, context } = section;
  // Shared things are read with the first own rows: at the start of a list they change nothing about them.
  if (!held.isRead && (stretch.offset > 0 || section.own === undefined))
    hold(held, await readShared(context));
  const isApart = stretch.offset > 0 && held.shared.ids.length > 0;
  // Two sources are read from their start and merged, so that neither needs a scan of the other.
  const whole = isApart ? { ...stretch, limit: stretch.offset + stretch.limit, offset: 0 } : stretch;
  const own = await fetchOwn(section, whole, first);
  if (held.shared.ids.length === 0) return own;
  const shared = await readOthers(section, whole);
  const merged = [...own.rows, ...shared].toSorted(newestFirst).slice(0, whole.limit);
  const total =
    own.total === undefined || shared.length === whole.limit ? undefined : own.total + shared.length;
  return { rows: isApart ? merged.slice(stretch.offset) : merged, total };
};

const newestFirst = (a: RecordRow, b: RecordRow): number =>
  b.last_modify - a.last_modify || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

const fetchOwn = async (
  { held, context, own }: Section,
  stretch: Part,
  first: FirstMatches | undefined,
): Promise<SectionRows> => {
  const isWalked = first?.isWalked ?? false;
  const found =
    own === undefined ? NO_MATCHES : (first?.matches ?? (await findMatches(own, { ...stretch, isWalked })));
  const rows = await readOwn(context, found.ids.slice(0, stretch.limit), held);
  return { rows, total: found.total };
};

const NO_MATCHES: Matches = { ids: [], total: 0 };

interface OwnRow extends RecordRow {
  readonly beside?: SharedThings | null;
}

/** Reads own rows, and with the first of them the things shared with the person, unless they are known. */
const readOwn = async (
  context: CallContext,
  ids: readonly string[],
  held: Held,
): Promise<readonly RecordRow[]> => {
  const { db, actor } = context;
  if (ids.length === 0) {
    if (!held.isRead) hold(held, await readShared(context));
    return [];
  }
  const query = selectRecords(db, viewerOf(context), actor.userId)
    .where(sql<boolean>`n.id = any(${[...ids]}::uuid[]) and n.state = ${LIVE}`)
    .orderBy(ORDER);
  const beside = held.isRead ? {} : { beside: sharedThings(context) };
  const rows: readonly OwnRow[] = await readRecords(db, query, { front: prepared, ...beside });
  if (!held.isRead) hold(held, rows[0]?.beside ?? (await readShared(context)));
  return rows;
};

const readOthers = (
  { context, fitsShared, held: { shared } }: Section,
  { beyond, order, limit, offset }: Part,
): Promise<readonly RecordRow[]> =>
  readRecords(
    context.db,
    selectRecords(context.db, viewerOf(context))
      .where(sharedSource(shared))
      .where(fitsShared(shared))
      .where(beyond)
      .orderBy(order)
      .limit(limit)
      .offset(offset),
  );

/** Counts own and shared matches of one section, each up to 1,001. */
const countOne = async (
  { context, own, fitsShared, held: { shared } }: Section,
  isWalked = false,
): Promise<number> => {
  const counted = own === undefined ? 0 : await countMatches(own, { isWalked });
  if (shared.ids.length === 0) return counted;
  const others = sql`select 1 from node n where ${sharedSource(shared)} and ${fitsShared(shared)}`;
  return counted + (await countCapped(context, others));
};

/** Part of a result whose total is asked for. */
interface Counted {
  readonly section: Section | undefined;
  readonly known: number | undefined;
  readonly isWalked: boolean | undefined;
}

/** Adds up sections, counting those whose rows were not all seen. */
export const countAll = async (parts: readonly Counted[]): Promise<number> => {
  let total = 0;
  for (const { section, known, isWalked } of parts) {
    if (total >= CAPPED) break;
    total += Math.min(known ?? (section === undefined ? 0 : await countOne(section, isWalked)), CAPPED);
  }
  return total;
};
