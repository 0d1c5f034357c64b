import type { CallParsedInput, FilePage } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { implement } from '../calls/implement.ts';
import type { ImplementedCall } from '../calls/implement.ts';
import { CallError } from '../calls/call-error.ts';
import type { CallContext } from '../calls/context.ts';
import { categoryFilter } from '../lists/folder-rows.ts';
import { countCapped, readKeyedPage } from '../lists/keyed-page.ts';
import type { Slice } from '../lists/keyed-page.ts';
import { FILE, FOLDER, LIVE, loadPaths, selectRecords } from '../nodes/index.ts';
import type { RecordRow } from '../nodes/index.ts';
import { CAPPED, countMatches, findMatches, foldTitle, keywordGrams, titlePattern } from '../search/index.ts';
import type { Ground } from '../search/index.ts';

type Input = CallParsedInput<'lists', 'globalFiles'>;

/** Shared things that a search looks through. */
const SHARED = 2_000;

/** Searches own and shared files and folders by a part of their title, latest change first, each with its path (CALL-F-008). */
const globalFiles = async (context: CallContext, input: Input): Promise<FilePage> => {
  const folded = foldTitle(input.title);
  if (folded === '')
    throw new CallError('invalidInput', { issues: [{ path: 'title', message: 'required' }] });
  const own = ownGround(context, input, folded);
  const search: Search = { context, own, shared: await sharedIds(context), counted: undefined };
  return readKeyedPage(context, {
    input,
    scope: ['search', context.actor.userId, folded, input.type, input.category],
    column: sql`n.last_modify`,
    direction: 'desc',
    valueType: 'number',
    fetch: (slice) => fetchMatches(search, slice),
    valueOf: (row) => row.last_modify,
    count: () => countAll(search),
    records: async (rows) => ({ paths: await loadPaths(context, rows), showParents: true }),
  });
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

interface SharedThings {
  readonly ids: readonly string[];
  readonly owners: readonly string[];
}

interface Search {
  readonly context: CallContext;
  /** The person's own things. */
  readonly own: Ground;
  readonly shared: SharedThings;
  /** Own matches, once reading the first page has counted them all. */
  counted: number | undefined;
}

const ownGround = ({ db, actor }: CallContext, input: Input, folded: string): Ground => {
  const ownerId = actor.userId;
  return {
    db,
    ownerId,
    here: sql`n.owner_id = ${ownerId} and n.state = ${LIVE}`,
    fits: filterOf(input, folded),
    grams: keywordGrams({ ownerId }, folded),
  };
};

const filterOf = (input: Input, folded: string): RawBuilder<boolean> => {
  const kind =
    input.type === 'folder'
      ? sql`and n.kind = ${FOLDER}`
      : input.type === 'chart'
        ? sql`and n.kind = ${FILE}`
        : sql``;
  const category = categoryFilter(input.category === '' ? undefined : input.category);
  return sql<boolean>`n.state = ${LIVE} and n.title_key like ${titlePattern(folded)} ${kind} ${category}`;
};

const fetchMatches = async (search: Search, slice: Slice): Promise<readonly RecordRow[]> => {
  if (search.shared.ids.length === 0) return fetchOwn(search, slice);
  // Two sources are read from their start and merged, so that neither needs a scan of the other.
  const whole = { ...slice, limit: slice.offset + slice.limit, offset: 0 };
  const own = await fetchOwn(search, whole);
  const shared = await read(search, whole, sharedSource(search.shared));
  return [...own, ...shared].toSorted(newestFirst).slice(slice.offset, whole.limit);
};

const newestFirst = (a: RecordRow, b: RecordRow): number =>
  b.last_modify - a.last_modify || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

const fetchOwn = async (search: Search, slice: Slice): Promise<readonly RecordRow[]> => {
  const { ids, total } = await findMatches(search.own, slice);
  search.counted = slice.isWhole ? total : undefined;
  if (ids.length === 0) return [];
  const { ownerId } = search.own;
  const these = sql<boolean>`n.owner_id = ${ownerId} and n.id = any(${[...ids]}::uuid[])`;
  return read(search, { ...slice, offset: 0 }, these);
};

const read = (search: Search, slice: Slice, source: RawBuilder<boolean>): Promise<readonly RecordRow[]> =>
  selectRecords(search.context.db, search.context.actor.userId)
    .where(source)
    .where(search.own.fits)
    .where(slice.beyond)
    .orderBy(slice.order)
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();

const sharedSource = ({ ids, owners }: SharedThings): RawBuilder<boolean> =>
  sql<boolean>`(n.owner_id, n.id) in (select * from unnest(${[...owners]}::uuid[], ${[...ids]}::uuid[]))`;

/** Counts own and shared matches, each up to 1,001. */
const countAll = async ({ context, own, shared, counted: all }: Search): Promise<number> => {
  const counted = all === undefined ? await countMatches(own) : Math.min(all, CAPPED);
  if (shared.ids.length === 0) return counted;
  const others = sql`select 1 from node n where ${sharedSource(shared)} and ${own.fits}`;
  return counted + (await countCapped(context, others));
};

/** Lists what is shared with the person: the things themselves and all inside shared folders. */
const sharedIds = async ({ db, actor }: CallContext): Promise<SharedThings> => {
  const { rows } = await sql<{ id: string; owner_id: string }>`
    with recursive shared as (
      select n.owner_id, n.id, n.kind from collab_inbox i
        join node n on n.owner_id = i.owner_id and n.id = i.node_id
        where i.user_id = ${actor.userId} and n.state = ${LIVE}
      union
      select n.owner_id, n.id, n.kind from shared s
        join node n on n.owner_id = s.owner_id and n.parent_id = s.id and n.state = ${LIVE}
        where s.kind = ${FOLDER}
    )
    select id, owner_id from shared limit ${SHARED}`.execute(db);
  return { ids: rows.map((row) => row.id), owners: rows.map((row) => row.owner_id) };
};
