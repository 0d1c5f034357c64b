import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Handle } from '../context.ts';
import { gramsOf } from '../search/grams.ts';
import { titlePattern } from '../search/title-key.ts';
import { CAPPED } from './capped-count.ts';
import { categoryFilter } from './folder-rows.ts';
import type { FolderList, FoundRows } from './folder-rows.ts';
import { selectRecords } from './record-columns.ts';

const CANDIDATES = 1_001;

/** Lists what a folder holds whose title contains a keyword, folders first, in the asked order. */
export async function findInFolder(
  db: Handle,
  list: FolderList & { readonly keyword: string },
): Promise<FoundRows> {
  const { parent, order, cursor, paging } = list;
  const direction = sql.raw(order.direction);
  const column = sql.ref(order.column);
  const matching = await matchingIds(db, list);
  const beyond =
    cursor === undefined
      ? sql`true`
      : sql<boolean>`(n.kind > ${cursor.section} or (n.kind = ${cursor.section}
          and (n.${column}, n.id) ${sql.raw(order.direction === 'asc' ? '>' : '<')} (${cursor.value}, ${cursor.id})))`;
  const rows = await selectRecords(db, list.viewerId)
    .where('n.owner_id', '=', parent.ownerId)
    .where(sql<boolean>`n.id = any(${matching}::uuid[])`)
    .where(sql<boolean>`${beyond}`)
    .orderBy(sql`n.kind, n.${column} ${direction}, n.id ${direction}`)
    .limit(paging.pageSize + 1)
    .offset(paging.offset)
    .execute();
  const total = matching.length;
  return { rows: rows.slice(0, paging.pageSize), more: rows.length > paging.pageSize, total };
}

/** Finds at most a capped number of matches in the folder: by grams when they narrow it down, else by reading its titles. */
async function matchingIds(db: Handle, list: FolderList & { readonly keyword: string }): Promise<string[]> {
  const { parent, keyword, category } = list;
  const kinds =
    category === 'folder' ? sql`and kind = 0` : sql`and (kind = 0 or (true ${categoryFilter(category)}))`;
  const fits = sql`owner_id = ${parent.ownerId} and parent_id = ${parent.id} and state = 0
    and title_key like ${titlePattern(keyword)} ${kinds}`;
  const grams = gramsOf(parent.ownerId, keyword);
  const candidates = grams.length === 0 ? undefined : await candidateIds(db, parent.ownerId, grams);
  if (candidates?.complete !== true) return idsOf(db, sql`select id from node where ${fits} limit ${CAPPED}`);
  return idsOf(
    db,
    sql`with found as materialized (select * from node where owner_id = ${parent.ownerId} and id = any(${[...candidates.ids]}::uuid[]))
      select id from found where ${fits}`,
  );
}

/** What the gram index knows of a word. */
export interface Candidates {
  readonly ids: readonly string[];
  /** Whether these are all; else they are the first of too many to narrow a search down. */
  readonly complete: boolean;
}

/** Looks up the rows of an owner whose titles hold every gram, at most 1,001 of them. */
export async function candidateIds(
  db: Handle,
  ownerId: string,
  grams: readonly number[],
): Promise<Candidates> {
  // Fenced, so that the gram index is asked and not all rows of the owner; grams are salted, so the owner filters little.
  const ids = await idsOf(
    db,
    sql`with found as materialized (
        select owner_id, node_id from node_search where grams @> ${[...grams]}::int[] limit ${CANDIDATES}
      )
      select node_id as id from found where owner_id = ${ownerId}`,
  );
  return { ids, complete: ids.length < CANDIDATES };
}

async function idsOf(db: Handle, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${query}`.execute(db);
  return rows.map((row) => row.id);
}
