import type { CallParsedInput, FilePage } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { implement } from '../calls/implement.ts';
import type { ImplementedCall } from '../calls/implement.ts';
import { CallError } from '../calls/call-error.ts';
import type { CallContext } from '../calls/context.ts';
import { categoryFilter } from '../lists/folder-rows.ts';
import { countCapped } from '../lists/keyed-page.ts';
import {
  FILE,
  FOLDER,
  LIVE,
  isStillShared,
  loadPaths,
  readRecords,
  selectRecords,
  toRecords,
} from '../nodes/index.ts';
import type { RecordRow } from '../nodes/index.ts';
import {
  CAPPED,
  countMatches,
  findMatches,
  foldTitle,
  hasWords,
  keywordGrams,
  mayHaveWords,
  nearlyHasWords,
  titlePattern,
  titlesNamed,
  wantedWords,
} from '../search/index.ts';
import type { Ground, Stretch } from '../search/index.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import type { Cursor } from './cursor.ts';
import { pagingAnswer, readPaging } from './paging.ts';
import { loadSnippets } from './snippets.ts';

type Input = CallParsedInput<'lists', 'globalFiles'>;

/** Shared things that a search looks through. */
const SHARED = 2_000;

/**
 * Searches own and shared files and folders, latest change first, each with its path (CALL-F-008): those whose title has the
 * text, then those that have its words, in pinyin or by first letters too. Only when there are none, those that have
 * nearly these words.
 */
const globalFiles = async (context: CallContext, input: Input): Promise<FilePage> => {
  const folded = foldTitle(input.title);
  if (folded === '')
    throw new CallError('invalidInput', { issues: [{ path: 'title', message: 'required' }] });
  const { owner, changedFrom, changedTo } = input;
  const scope = [
    'search',
    context.actor.userId,
    folded,
    input.type,
    input.category,
    owner,
    changedFrom,
    changedTo,
  ];
  const paging = readPaging(input);
  const cursor = paging.cursor === undefined ? undefined : parseCursor(paging.cursor, scope, 'number');
  const held: Held = { shared: NOTHING, isRead: owner === 'me' };
  const sections = sectionsOf(context, { input, folded, held });
  const asked = { cursor, offset: paging.offset, limit: paging.pageSize + 1 };
  const exact = cursor?.section === NEAR ? undefined : await readSections(sections.slice(0, NEAR), asked);
  const isNear = exact === undefined || exact.totals.every((total) => total === 0);
  const found = isNear ? await readSections(sections, { ...asked, cursor: cursor ?? NEAR_START }) : exact;
  const counted = isNear ? [NEAR] : [TITLES, WORDS];
  const page = found.rows.slice(0, paging.pageSize);
  const last = found.rows.length > page.length ? page.at(-1) : undefined;
  const next =
    last === undefined
      ? null
      : formatCursor({ section: last.section, value: last.row.last_modify, id: last.row.id }, scope);
  const rows = page.map(({ row }) => row);
  const records = await toRecords(context, rows, {
    paths: await loadPaths(context, rows),
    showParents: true,
    matches: await loadSnippets(
      context,
      page.flatMap(({ row, section }) => (section === TITLES ? [] : [row])),
      { folded, isNear },
    ),
  });
  const total = await countAll(
    counted.map((number) => ({ section: sections[number], known: found.totals[number] })),
  );
  return { rows: records, ...pagingAnswer(paging, total, next) };
};

/** Lists the calls about searching everywhere. */
export const searchCalls: readonly ImplementedCall[] = [
  implement(endpoints.lists.globalFiles, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    handler: globalFiles,
  }),
];

/** Parts of the result, in their order; the cursor says in which it stands. */
const TITLES = 0;
const WORDS = 1;
const NEAR = 2;
/** Stands before the first row of what nearly matches. */
const NEAR_START: Cursor = {
  section: NEAR,
  value: Number.MAX_SAFE_INTEGER,
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

interface SharedThings {
  readonly ids: readonly string[];
  readonly owners: readonly string[];
}

const NOTHING: SharedThings = { ids: [], owners: [] };

/** What is shared with the person, once the first rows have been read. */
interface Held {
  shared: SharedThings;
  isRead: boolean;
}

interface Section {
  readonly context: CallContext;
  /** The person's own things; undefined when only those of others are asked for. */
  readonly own: Ground | undefined;
  readonly fits: RawBuilder<boolean>;
  readonly held: Held;
}

interface Searched {
  readonly input: Input;
  readonly folded: string;
  readonly held: Held;
}

const sectionsOf = (context: CallContext, { input, folded, held }: Searched): readonly Section[] => {
  const { db, actor } = context;
  const ownerId = actor.userId;
  const filter = filterOf(input);
  const titled = sql<boolean>`n.title_key like ${titlePattern(folded)}`;
  const words = wantedWords(ownerId, folded);
  const worded = (condition: RawBuilder<boolean>): RawBuilder<boolean> =>
    sql<boolean>`${filter} and not ${titled} and exists (select 1 from node_words w
      where w.owner_id = n.owner_id and w.node_id = n.id and ${condition})`;
  const named = (condition: RawBuilder<boolean>): RawBuilder<unknown> =>
    sql`select w.owner_id, w.node_id from node_words w where ${condition}`;
  const parts = [
    {
      fits: sql<boolean>`${filter} and ${titled}`,
      named: titlesNamed(keywordGrams({ ownerId }, folded)),
    },
    { fits: worded(hasWords(words)), named: named(mayHaveWords(words)) },
    { fits: worded(nearlyHasWords(words)), named: named(nearlyHasWords(words)) },
  ];
  const here = sql<boolean>`n.owner_id = ${ownerId} and n.state = ${LIVE}`;
  return parts.map((part) => ({
    context,
    held,
    fits: part.fits,
    own: input.owner === 'others' ? undefined : { db, ownerId, here, ...part },
  }));
};

const filterOf = ({ type, category, changedFrom, changedTo }: Input): RawBuilder<boolean> => {
  const kind =
    type === 'folder' ? sql`and n.kind = ${FOLDER}` : type === 'chart' ? sql`and n.kind = ${FILE}` : sql``;
  const chosen = categoryFilter(category === '' ? undefined : category);
  const from = changedFrom === undefined ? sql`` : sql`and n.last_modify >= ${changedFrom}`;
  const to = changedTo === undefined ? sql`` : sql`and n.last_modify <= ${changedTo}`;
  return sql<boolean>`n.state = ${LIVE} ${kind} ${chosen} ${from} ${to}`;
};

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
const readSections = async (
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

const hold = (held: Held, shared: SharedThings): void => {
  held.shared = shared;
  held.isRead = true;
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

const sharedSource = ({ ids, owners }: SharedThings): RawBuilder<boolean> =>
  sql<boolean>`(n.owner_id, n.id) in (select * from unnest(${[...owners]}::uuid[], ${[...ids]}::uuid[]))`;

/** Counts own and shared matches of one section, each up to 1,001. */
const countOne = async ({ context, own, fits, held: { shared } }: Section): Promise<number> => {
  const counted = own === undefined ? 0 : await countMatches(own);
  if (shared.ids.length === 0) return counted;
  const others = sql`select 1 from node n where ${sharedSource(shared)} and ${fits}`;
  return counted + (await countCapped(context, others));
};

/** Adds up sections, counting those whose rows were not all seen. */
const countAll = async (
  parts: readonly { readonly section: Section | undefined; readonly known: number | undefined }[],
): Promise<number> => {
  let total = 0;
  for (const { section, known } of parts) {
    if (total >= CAPPED) break;
    total += Math.min(known ?? (section === undefined ? 0 : await countOne(section)), CAPPED);
  }
  return total;
};

/** Lists what is shared with the person, as one value: the things themselves and all inside shared folders. */
const sharedThings = ({ actor }: CallContext): RawBuilder<SharedThings> => sql<SharedThings>`(
  with recursive shared as (
    select n.owner_id, n.id, n.kind from collab_inbox i
      join node n on n.owner_id = i.owner_id and n.id = i.node_id
      where i.user_id = ${actor.userId} and ${isStillShared} and n.state = ${LIVE}
    union
    select n.owner_id, n.id, n.kind from shared s
      join node n on n.owner_id = s.owner_id and n.parent_id = s.id and n.state = ${LIVE}
      where s.kind = ${FOLDER}
  ), first as (select id, owner_id from shared limit ${SHARED})
  select json_build_object('ids', coalesce(json_agg(id), '[]'), 'owners', coalesce(json_agg(owner_id), '[]')) from first)`;

const readShared = async (context: CallContext): Promise<SharedThings> => {
  const { rows } = await sql<{ shared: SharedThings }>`select ${sharedThings(context)} as shared`.execute(
    context.db,
  );
  return rows[0]?.shared ?? NOTHING;
};
