import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Handle } from '../../kernel/calls/context.ts';
import { prepared } from '../../kernel/db/pool.ts';
import {
  CAPPED,
  countMatches,
  findMatches,
  keywordGrams,
  titlePattern,
  titlesNamed,
} from '../search/index.ts';
import type { Ground, Matches, Stretch } from '../search/index.ts';
import type { Cursor } from './cursor.ts';
import { categoryFilter } from './folder-rows.ts';
import type { FolderList, FoundRows } from './folder-rows.ts';
import { FILE, FOLDER, LIVE, isVisibleIn, readRecords, selectRecords } from '../nodes/index.ts';
import type { RecordRow } from '../nodes/index.ts';

/** Part of a folder whose titles contain a folded keyword. */
export type FolderSearch = FolderList & { readonly keyword: string };

const NOTHING: Matches = { ids: [], total: 0 };

/** Lists the things in a folder whose title contains a keyword, folders first, in the asked order; the total ends at 1,001. */
export const findInFolder = async (db: Handle, list: FolderSearch): Promise<FoundRows> => {
  const { paging, cursor } = list;
  const wanted = paging.pageSize + 1;
  const folders =
    cursor?.section === 1 ? NOTHING : await findFolders(db, list, { limit: wanted, offset: paging.offset });
  const missing = wanted - folders.ids.length;
  const offset = folders.ids.length > 0 ? 0 : paging.offset - (await skippedFolders(db, list, folders));
  const files = missing > 0 ? await findFiles(db, list, { limit: missing, offset }) : undefined;
  const rows = await readRows(db, list, [...folders.ids, ...(files?.ids ?? [])]);
  return {
    rows: rows.slice(0, paging.pageSize),
    more: rows.length > paging.pageSize,
    total: totalOf(list, folders, files) ?? (await countMatches(groundOf(db, list, sql`true`))),
  };
};

type Part = Pick<Stretch, 'limit' | 'offset'>;

/** Folders are walked by title, in an index of their own, because they are few beside files. */
const findFolders = (db: Handle, list: FolderSearch, part: Part): Promise<Matches> =>
  findMatches(groundOf(db, list, sql`n.kind = ${FOLDER}`), {
    ...part,
    ...wayOf(list, list.cursor),
    walk: sql`n.title_key, n.id`,
  });

const findFiles = async (db: Handle, list: FolderSearch, part: Part): Promise<Matches> => {
  if (list.category === 'folder') return NOTHING;
  const ground = groundOf(db, list, sql`true`);
  const after = list.cursor?.section === 1 ? list.cursor : undefined;
  const fits = sql<boolean>`n.kind = ${FILE} and ${ground.fits}`;
  return findMatches({ ...ground, fits }, { ...part, ...wayOf(list, after) });
};

const groundOf = (db: Handle, list: FolderSearch, kinds: RawBuilder<unknown>): Ground => {
  const { parent, keyword, category, viewer } = list;
  const chosen =
    category === 'folder'
      ? sql`n.kind = ${FOLDER}`
      : sql`(n.kind = ${FOLDER} or (true ${categoryFilter(category)}))`;
  return {
    db,
    ownerId: parent.ownerId,
    here: sql`n.owner_id = ${parent.ownerId} and n.parent_id = ${parent.id} and n.state = ${LIVE} and ${kinds}
      and ${isVisibleIn(parent.ownerId, viewer)}`,
    fits: sql`n.title_key like ${titlePattern(keyword)} and ${chosen}`,
    named: titlesNamed(keywordGrams({ folderId: parent.id }, keyword)),
  };
};

const wayOf = ({ order }: FolderSearch, after: Cursor | undefined): Pick<Stretch, 'beyond' | 'order'> => {
  const column = sql`n.${sql.ref(order.column)}`;
  const direction = sql.raw(order.direction);
  const beyond =
    after === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(${column}, n.id) ${sql.raw(order.direction === 'asc' ? '>' : '<')} (${after.value}, ${after.id})`;
  return { beyond, order: sql`${column} ${direction}, n.id ${direction}` };
};

/** Counts the matching folders that a page number leaves behind when it shows none of them. */
const skippedFolders = async (db: Handle, list: FolderSearch, folders: Matches): Promise<number> => {
  if (list.paging.offset === 0) return 0;
  if (folders.total !== undefined) return folders.total;
  const { here, fits } = groundOf(db, list, sql`n.kind = ${FOLDER}`);
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from node n where ${here} and ${fits}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Adds up the counts of both parts of the first page; a page reached by cursor has not seen the rows before it. */
const totalOf = (list: FolderSearch, folders: Matches, files: Matches | undefined): number | undefined => {
  if (list.cursor !== undefined || folders.total === undefined || files?.total === undefined)
    return undefined;
  return Math.min(folders.total + files.total, CAPPED);
};

const readRows = async (
  db: Handle,
  { parent, order, viewer }: FolderSearch,
  ids: readonly string[],
): Promise<readonly RecordRow[]> => {
  if (ids.length === 0) return [];
  const direction = sql.raw(order.direction);
  const query = selectRecords(db, viewer, parent.ownerId)
    .where(sql<boolean>`n.id = any(${[...ids]}::uuid[])`)
    .orderBy(sql`n.kind, n.${sql.ref(order.column)} ${direction}, n.id ${direction}`);
  return readRecords(db, query, { front: prepared });
};
