import type { CallParsedInput, FilePage } from '@chartdock/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { CallError } from '../call-error.ts';
import type { CallContext } from '../context.ts';
import { categoryFilter } from '../lists/folder-rows.ts';
import { candidateIds } from '../lists/folder-search.ts';
import type { Candidates } from '../lists/folder-search.ts';
import { countCapped, readKeyedPage } from '../lists/keyed-page.ts';
import type { Slice } from '../lists/keyed-page.ts';
import { loadPaths } from '../lists/paths.ts';
import { selectRecords } from '../lists/record-columns.ts';
import type { RecordRow } from '../lists/record-columns.ts';
import { gramsOf } from './grams.ts';
import { foldTitle, titlePattern } from './title-key.ts';

type Input = CallParsedInput<'lists', 'globalFiles'>;

/** Rows of the newest-first index that a search reads before it asks the gram index. */
const NEWEST = 1_000;
/** Shared things that a search looks through. */
const SHARED = 2_000;

/** Searches own and shared files and folders by a part of their title, latest change first, each with its path (CALL-F-008). */
export async function globalFiles(context: CallContext, input: Input): Promise<FilePage> {
  const folded = foldTitle(input.title);
  if (folded === '')
    throw new CallError('invalidInput', { issues: [{ path: 'title', message: 'required' }] });
  const search: Search = {
    context,
    filter: filterOf(input, folded),
    shared: await sharedIds(context),
    candidates: candidatesOf(context, folded),
  };
  return readKeyedPage(context, {
    input,
    scope: ['search', context.actor.userId, folded, input.type, input.category],
    column: sql`n.last_modify`,
    direction: 'desc',
    valueType: 'number',
    fetch: (slice) => fetchMatches(search, slice),
    valueOf: (row) => row.last_modify,
    count: () => countMatches(search),
    records: async (rows) => ({ paths: await loadPaths(context, rows), showParents: true }),
  });
}

interface SharedThings {
  readonly ids: readonly string[];
  readonly owners: readonly string[];
}

interface Search {
  readonly context: CallContext;
  readonly filter: RawBuilder<boolean>;
  readonly shared: SharedThings;
  /** Rows that can match; undefined for a word too short to have grams. */
  readonly candidates: () => Promise<Candidates | undefined>;
}

function filterOf(input: Input, folded: string): RawBuilder<boolean> {
  const kind =
    input.type === 'folder' ? sql`and n.kind = 0` : input.type === 'chart' ? sql`and n.kind = 1` : sql``;
  const category = categoryFilter(input.category === '' ? undefined : input.category);
  return sql<boolean>`n.state = 0 and n.title_key like ${titlePattern(folded)} ${kind} ${category}`;
}

async function fetchMatches(search: Search, slice: Slice): Promise<readonly RecordRow[]> {
  if (search.shared.ids.length === 0) return fetchOwn(search, slice);
  // Two sources are read from their start and merged, so that neither needs a scan of the other.
  const whole = { ...slice, limit: slice.offset + slice.limit, offset: 0 };
  const own = await fetchOwn(search, whole);
  const shared = await read(search, whole, sharedSource(search.shared));
  return [...own, ...shared].toSorted(newestFirst).slice(slice.offset, whole.limit);
}

const newestFirst = (a: RecordRow, b: RecordRow): number =>
  b.last_modify - a.last_modify || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

async function fetchOwn(search: Search, slice: Slice): Promise<readonly RecordRow[]> {
  const me = search.context.actor.userId;
  const first = slice.offset === 0 ? await matchesAmong(search, slice, newestRows(me, slice.beyond)) : [];
  // A page that the newest rows fill needs no index: common words end here.
  if (first.length === slice.limit) return readOwn(search, slice, first);
  const candidates = await search.candidates();
  if (candidates?.complete !== true) return read(search, slice, sql<boolean>`n.owner_id = ${me}`);
  const rows = sql`select n.* from node n where ${ownSource(me, candidates.ids)} and ${slice.beyond}`;
  return readOwn(search, slice, await matchesAmong(search, slice, rows));
}

const readOwn = (search: Search, slice: Slice, ids: readonly string[]): Promise<readonly RecordRow[]> =>
  read(search, { ...slice, offset: 0 }, ownSource(search.context.actor.userId, ids));

/** Filters and orders rows before their records are read; fenced, so that no other rows are walked for them. */
async function matchesAmong(search: Search, slice: Slice, rows: RawBuilder<unknown>): Promise<string[]> {
  const { context, filter } = search;
  const answer = await sql<{ id: string }>`
    with found as materialized (${rows})
    select n.id from found n where ${filter}
      order by n.last_modify desc, n.id desc limit ${slice.limit} offset ${slice.offset}`.execute(context.db);
  return answer.rows.map((row) => row.id);
}

function read(search: Search, slice: Slice, source: RawBuilder<boolean>): Promise<readonly RecordRow[]> {
  return selectRecords(search.context.db, search.context.actor.userId)
    .where(source)
    .where(search.filter)
    .where(slice.beyond)
    .orderBy(slice.order)
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();
}

const newestRows = (me: string, beyond: RawBuilder<boolean>): RawBuilder<unknown> =>
  sql`select n.* from node n where n.owner_id = ${me} and n.state = 0 and ${beyond}
    order by n.last_modify desc, n.id desc limit ${NEWEST}`;

/** Finds the owner's rows that hold every gram, once per call. */
function candidatesOf({ db, actor }: CallContext, folded: string): Search['candidates'] {
  const grams = gramsOf(actor.userId, folded);
  let found: Promise<Candidates> | undefined;
  return async () => (grams.length === 0 ? undefined : (found ??= candidateIds(db, actor.userId, grams)));
}

const ownSource = (me: string, ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(n.owner_id = ${me} and n.id = any(${[...ids]}::uuid[]))`;

const sharedSource = ({ ids, owners }: SharedThings): RawBuilder<boolean> =>
  sql<boolean>`(n.owner_id, n.id) in (select * from unnest(${[...owners]}::uuid[], ${[...ids]}::uuid[]))`;

/**
 * Counts matches up to 1,001: exactly while grams name fewer rows. Beyond that the named rows alone nearly always reach
 * the cap; a word without grams is counted among the newest rows, which is a lower bound.
 */
async function countMatches(search: Search): Promise<number> {
  const { context, filter } = search;
  const me = context.actor.userId;
  const candidates = await search.candidates();
  const own =
    candidates === undefined
      ? newestRows(me, sql<boolean>`true`)
      : sql`select n.* from node n where ${ownSource(me, candidates.ids)}`;
  const counted = await countCapped(context, sql`select 1 from (${own} offset 0) n where ${filter}`);
  if (search.shared.ids.length === 0) return counted;
  const others = sql`select 1 from node n where ${sharedSource(search.shared)} and ${filter}`;
  return counted + (await countCapped(context, others));
}

/** Lists what is shared with the person: the things themselves and all inside shared folders. */
async function sharedIds({ db, actor }: CallContext): Promise<SharedThings> {
  const { rows } = await sql<{ id: string; owner_id: string }>`
    with recursive shared as (
      select n.owner_id, n.id, n.kind from collab_inbox i
        join node n on n.owner_id = i.owner_id and n.id = i.node_id
        where i.user_id = ${actor.userId} and n.state = 0
      union
      select n.owner_id, n.id, n.kind from shared s
        join node n on n.owner_id = s.owner_id and n.parent_id = s.id and n.state = 0
        where s.kind = 0
    )
    select id, owner_id from shared limit ${SHARED}`.execute(db);
  return { ids: rows.map((row) => row.id), owners: rows.map((row) => row.owner_id) };
}
