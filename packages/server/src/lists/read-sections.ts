import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { readRecords, selectRecords } from '../nodes/index.ts';
import type { RecordRow } from '../nodes/index.ts';
import { CAPPED, countMatches, findMatches } from '../search/index.ts';
import type { Stretch } from '../search/index.ts';
import type { Cursor } from './cursor.ts';
import { countCapped } from './keyed-page.ts';
import { NEAR_START } from './search-sections.ts';
import type { Section } from './search-sections.ts';
import { NOTHING, hold, readShared, sharedSource, sharedThings } from './shared-things.ts';
import type { SharedThings } from './shared-things.ts';

interface FoundRow {
  readonly section: number;
  readonly row: RecordRow;
}

interface Found {
  readonly rows: readonly FoundRow[];
  /** All rows of each section; undefined where they were not all seen. */
  readonly totals: readonly (number | undefined)[];
}

interface Asked {
  readonly cursor: Cursor | undefined;
  readonly offset: number;
  readonly limit: number;
}

const ORDER = sql`n.last_modify desc, n.id desc`;

/** What follows a cursor in the section that it stands in; all of every later one. */
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
  const totals: (number | undefined)[] = sections.map(() => undefined);
  const isWhole = cursor === undefined || cursor === NEAR_START;
  const first = cursor?.section ?? 0;
  let skip = offset;
  for (const [at, section] of sections.slice(first).entries()) {
    const missing = limit - rows.length;
    if (missing === 0) break;
    const number = first + at;
    const beyond = beyondOf(cursor, number);
    const found = await fetchMatches(section, { beyond, order: ORDER, limit: missing, offset: skip });
    rows.push(...found.rows.map((row) => ({ section: number, row })));
    if (isWhole) totals[number] = found.total;
    // What a page number leaves behind may end within this section.
    skip = found.rows.length > 0 ? 0 : await restOf(skip, section, found.total);
  }
  return { rows, totals };
};

/** Returns how many rows are still to be left behind after a section that shows none. */
const restOf = async (skip: number, section: Section, total: number | undefined): Promise<number> =>
  skip === 0 ? 0 : skip - Math.min(skip, total ?? (await countOne(section)));

type Part = Omit<Stretch, 'beside'>;

interface SectionRows {
  readonly rows: readonly RecordRow[];
  readonly total: number | undefined;
}

const fetchMatches = async (section: Section, stretch: Part): Promise<SectionRows> => {
  const { held, context } = section;
  // What is shared is read with the first own rows: at the start of a list it changes nothing about them.
  if (!held.isRead && (stretch.offset > 0 || section.own === undefined))
    hold(held, await readShared(context));
  const isApart = stretch.offset > 0 && held.shared.ids.length > 0;
  // Two sources are read from their start and merged, so that neither needs a scan of the other.
  const whole = isApart ? { ...stretch, limit: stretch.offset + stretch.limit, offset: 0 } : stretch;
  const own = await fetchOwn(section, whole);
  if (held.shared.ids.length === 0) return own;
  const shared = await read(section, whole, sharedSource(held.shared));
  const merged = [...own.rows, ...shared].toSorted(newestFirst).slice(0, whole.limit);
  const total =
    own.total === undefined || shared.length === whole.limit ? undefined : own.total + shared.length;
  return { rows: isApart ? merged.slice(stretch.offset) : merged, total };
};

const newestFirst = (a: RecordRow, b: RecordRow): number =>
  b.last_modify - a.last_modify || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

const fetchOwn = async (section: Section, stretch: Part): Promise<SectionRows> => {
  const { held, context, own } = section;
  if (own === undefined) return { rows: [], total: 0 };
  const asked = held.isRead ? {} : { beside: sharedThings(context) };
  const { ids, total, beside } = await findMatches<SharedThings>(own, { ...stretch, ...asked });
  if (!held.isRead) hold(held, beside ?? NOTHING);
  if (ids.length === 0) return { rows: [], total };
  const these = sql<boolean>`n.owner_id = ${own.ownerId} and n.id = any(${[...ids]}::uuid[])`;
  return { rows: await read(section, { ...stretch, offset: 0 }, these), total };
};

const read = (
  { context: { db, actor }, fits }: Section,
  { beyond, order, limit, offset }: Part,
  source: RawBuilder<boolean>,
): Promise<readonly RecordRow[]> =>
  readRecords(
    db,
    selectRecords(db, actor.userId)
      .where(source)
      .where(fits)
      .where(beyond)
      .orderBy(order)
      .limit(limit)
      .offset(offset),
  );

/** Counts own and shared matches of one section, each up to 1,001. */
const countOne = async ({ context, own, fits, held: { shared } }: Section): Promise<number> => {
  const counted = own === undefined ? 0 : await countMatches(own);
  if (shared.ids.length === 0) return counted;
  const others = sql`select 1 from node n where ${sharedSource(shared)} and ${fits}`;
  return counted + (await countCapped(context, others));
};

/** Adds up sections, counting those whose rows were not all seen. */
export const countAll = async (
  parts: readonly { readonly section: Section | undefined; readonly known: number | undefined }[],
): Promise<number> => {
  let total = 0;
  for (const { section, known } of parts) {
    if (total >= CAPPED) break;
    total += Math.min(known ?? (section === undefined ? 0 : await countOne(section)), CAPPED);
  }
  return total;
};
