import { FILE_CATEGORIES, kindOfCategory } from '@chartdock/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Handle } from '../../kernel/calls/context.ts';
import { prepared } from '../../kernel/db/pool.ts';
import { CAPPED } from '../search/index.ts';
import type { Cursor } from './cursor.ts';
import type { Order } from './order.ts';
import type { Paging } from './paging.ts';
import {
  FILE,
  FOLDER,
  KIND,
  LIVE,
  isVisibleIn,
  selectRecords,
  selectRecordsFrom,
  withMarks,
} from '../nodes/index.ts';
import type { Kind, NodeRow, RecordRow, Viewer } from '../nodes/index.ts';

/** Says which part of which folder to list. */
export interface FolderList {
  readonly parent: { readonly ownerId: string; readonly id: string };
  readonly order: Order;
  readonly category: string | undefined;
  readonly paging: Paging;
  readonly cursor: Cursor | undefined;
  readonly viewer: Viewer;
}

/** A page of a folder. `total` is undefined when the folder's counter has it. */
export interface FoundRows {
  readonly rows: readonly RecordRow[];
  readonly more: boolean;
  readonly total: number | undefined;
}

interface Section {
  readonly kind: Kind;
  readonly limit: number;
  readonly offset: number;
  readonly after: Cursor | undefined;
}

/** Reads one page of a folder, folders before files; the cost does not depend on how much the folder holds. */
export const listFolder = async (db: Handle, list: FolderList): Promise<FoundRows> => {
  const { paging } = list;
  const found = paging.offset === 0 ? await readNext(db, list) : { rows: await readFar(db, list) };
  const rows = found.rows.slice(0, paging.pageSize);
  const total = list.category === undefined && isOwn(list) ? found.held : await countCategory(db, list);
  return { rows, more: found.rows.length > paging.pageSize, total };
};

/** The counter of a folder counts things closed to others too. */
const isOwn = ({ parent, viewer }: FolderList): boolean => parent.ownerId === viewer.id;

interface FoundPage {
  readonly rows: readonly RecordRow[];
  /** Counter of the folder, where the rows bring it along. */
  readonly held?: number | undefined;
}

interface HeldRow extends RecordRow {
  readonly held: number | null;
}

/** Reads the first page, or the one behind a cursor: both kinds with one query. */
const readNext = async (db: Handle, list: FolderList): Promise<FoundPage> => {
  const { parent, paging, cursor } = list;
  const limit = paging.pageSize + 1;
  const after = (kind: Kind): Cursor | undefined => (cursor?.section === kind ? cursor : undefined);
  const kinds = ([0, 1] as const).filter(
    (kind) => kind >= (cursor?.section ?? 0) && !(kind === KIND.file && list.category === 'folder'),
  );
  if (kinds.length === 0) return { rows: [] };
  const parts = kinds.map((kind) =>
    sectionOf<NodeRow>(list, { kind, limit, offset: 0, after: after(kind) }, sql`*`),
  );
  const direction = sql.raw(list.order.direction);
  const page = sql<NodeRow>`(${sql.join(parts, sql` union all `)})`;
  const query = selectRecordsFrom(db, { viewer: list.viewer, ownerId: parent.ownerId }, page)
    .select(
      sql<number | null>`(select children from folder_counter
        where owner_id = ${parent.ownerId} and folder_id = ${parent.id})`.as('held'),
    )
    .orderBy(sql`n.kind, n.${sql.ref(list.order.column)} ${direction}, n.id ${direction}`)
    .limit(limit);
  const { rows } = await sql<HeldRow>`${prepared}${withMarks<HeldRow>(query, list.viewer)}`.execute(db);
  return { rows, held: rows[0]?.held ?? undefined };
};

/** Reads a page that is reached by its number. */
const readFar = async (db: Handle, list: FolderList): Promise<readonly RecordRow[]> => {
  const { paging } = list;
  const wanted = paging.pageSize + 1;
  const first = await readSection(db, list, {
    kind: KIND.folder,
    limit: wanted,
    offset: paging.offset,
    after: undefined,
  });
  const missing = wanted - first.length;
  const skipped = first.length === 0 ? await countFolders(db, list) : paging.offset;
  const offset = first.length > 0 ? 0 : paging.offset - Math.min(skipped, paging.offset);
  const second =
    missing > 0
      ? await readSection(db, list, { kind: KIND.file, limit: missing, offset, after: undefined })
      : [];
  return [...first, ...second];
};

const readSection = async (db: Handle, list: FolderList, section: Section): Promise<readonly RecordRow[]> => {
  if (section.kind === KIND.file && list.category === 'folder') return [];
  const ids = sectionOf<{ id: string }>(list, section, sql`id`);
  const direction = sql.raw(list.order.direction);
  return selectRecords(db, list.viewer, list.parent.ownerId)
    .innerJoin(ids.as('page'), (join) => join.onRef('page.id', '=', 'n.id'))
    .orderBy(sql`n.${sql.ref(list.order.column)} ${direction}, n.id ${direction}`)
    .execute();
};

/** Picks a page by an index. A far page asks for ids alone, so that it does not read the rows before it. */
const sectionOf = <Row>(
  list: FolderList,
  { kind, limit, offset, after }: Section,
  columns: RawBuilder<unknown>,
): RawBuilder<Row> => {
  const { order } = list;
  const column = sql.ref(order.column);
  const direction = sql.raw(order.direction);
  const beyond =
    after === undefined
      ? sql``
      : sql`and (${column}, id) ${sql.raw(order.direction === 'asc' ? '>' : '<')} (${after.value}, ${after.id})`;
  const here = hereOf(list);
  const way = sql`order by ${column} ${direction}, id ${direction} limit ${limit} offset ${offset}`;
  if (kind === KIND.file) {
    return sql<Row>`(select ${columns} from node n where ${here} and kind = ${FILE} ${categoryFilter(list.category)} ${beyond} ${way})`;
  }
  // Folders are few beside files: their own index finds them, and only they are sorted.
  return sql<Row>`(with folders as materialized (select * from node n where ${here} and kind = ${FOLDER})
    select ${columns} from folders where true ${beyond} ${way})`;
};

/** Builds the condition under which a row `n` is listed. */
const hereOf = ({
  parent,
  viewer,
}: Pick<FolderList, 'parent' | 'viewer'>): RawBuilder<boolean> => sql<boolean>`
  n.owner_id = ${parent.ownerId} and n.parent_id = ${parent.id} and n.state = ${LIVE}
  and ${isVisibleIn(parent.ownerId, viewer)}`;

const countFolders = async (db: Handle, list: FolderList): Promise<number> => {
  const row = await db
    .selectFrom('node as n')
    .select(({ fn }) => fn.countAll<number>().as('folders'))
    .where(hereOf(list))
    .where('n.kind', '=', KIND.folder)
    .executeTakeFirstOrThrow();
  return row.folders;
};

const countCategory = async (db: Handle, list: FolderList): Promise<number> => {
  const { category } = list;
  const here = hereOf(list);
  const which =
    category === 'folder'
      ? sql`and kind = ${FOLDER}`
      : sql`and (kind = ${FOLDER} or (true ${categoryFilter(category)}))`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from node n where ${here} ${which} limit ${CAPPED}) as counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

/** Builds the condition of a category: itself, or every category of that kind. */
export const categoryFilter = (category: string | undefined): RawBuilder<unknown> => {
  if (category === undefined) return sql``;
  const names = FILE_CATEGORIES.filter((name) => name === category || kindOfCategory(name) === category);
  return names.length === 0 ? sql`and category = ${category}` : sql`and category in (${sql.join(names)})`;
};
