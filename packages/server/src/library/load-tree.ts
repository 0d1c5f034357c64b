import { chartTypeOf } from '@chartdock/contract';
import type { FileCategory } from '@chartdock/contract';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { NodeTable, Status } from '../domains/nodes/index.ts';
import type { App, Handle } from '../kernel/calls/context.ts';
import type { Definition } from '@chartdock/documents';
import { bodyRow, listWords } from '../domains/definitions/index.ts';
import { titleGrams, titleKey, wordsRow } from '../domains/search/index.ts';
import { LIVE, recount } from '../domains/nodes/index.ts';

const BATCH = 1_000;

/** One file or folder to load; times are epoch milliseconds. */
export interface SeedNode {
  readonly id: string;
  /** The owner's id for the top level. */
  readonly parentId: string;
  readonly category: FileCategory | 'folder';
  readonly title: string;
  readonly pos: string;
  readonly createdAt: number;
  readonly lastModify: number;
  readonly status?: Status;
  readonly publicClone?: boolean;
  readonly definitions: readonly Definition[];
}

/** Files and folders of one account. */
export interface SeedTree {
  readonly ownerId: string;
  readonly nodes: readonly SeedNode[];
}

/** Loads many files and folders of one account in batches and counts them afterwards; run it in a transaction. */
export const loadTree = async (app: App, tx: Handle, tree: SeedTree): Promise<void> => {
  await insertTree(app, tx, tree);
  await countTree(tx, tree.ownerId);
};

/** Inserts files and folders in batches without counting them. */
export const insertTree = async (app: App, tx: Handle, { ownerId, nodes }: SeedTree): Promise<void> => {
  for (let from = 0; from < nodes.length; from += BATCH) {
    await insertBatch(app, tx, { ownerId, nodes: nodes.slice(from, from + BATCH) });
  }
};

/** Counts the tree of an account after a load. */
export const countTree = async (tx: Handle, ownerId: string): Promise<void> => {
  await recount(tx, ownerId);
  await countChildren(tx, ownerId);
};

const insertBatch = async (
  app: App,
  tx: Handle,
  { ownerId, nodes }: { readonly ownerId: string; readonly nodes: readonly SeedNode[] },
): Promise<void> => {
  await tx
    .insertInto('node')
    .values(nodes.map((node) => rowOf(app, ownerId, node)))
    .execute();
  await tx
    .insertInto('node_locator')
    .values(nodes.map(({ id }) => ({ id, owner_id: ownerId })))
    .execute();
  const searches = nodes.map((node) => ({
    owner_id: ownerId,
    node_id: node.id,
    grams: titleGrams({ ownerId, folderId: node.parentId }, node.title),
  }));
  await tx.insertInto('node_search').values(searches).execute();
  const words = nodes.map(({ id, title, definitions }) =>
    wordsRow({ ownerId, id, title }, listWords(definitions)),
  );
  await tx.insertInto('node_words').values(words).execute();
  const files = nodes.filter((node) => node.category !== 'folder');
  const bodies = files.flatMap((node) =>
    node.definitions.map((definition, canvas) =>
      bodyRow(
        { owner_id: ownerId, id: node.id },
        { canvas, definition, version: 1, now: node.lastModify, savedBy: ownerId },
      ),
    ),
  );
  if (bodies.length > 0) await tx.insertInto('node_body').values(bodies).execute();
  if (files.length > 0) {
    const recents = files.map(({ id, lastModify }) => ({
      user_id: ownerId,
      node_id: id,
      owner_id: ownerId,
      opened_at: lastModify,
    }));
    await tx.insertInto('recent').values(recents).execute();
  }
};

const rowOf = (app: App, ownerId: string, node: SeedNode): Insertable<NodeTable> => {
  const isFolder = node.category === 'folder';
  return {
    owner_id: ownerId,
    id: node.id,
    parent_id: node.parentId,
    kind: isFolder ? 0 : 1,
    category: node.category,
    chart_type: isFolder ? null : chartTypeOf(node.category),
    title: node.title,
    title_key: titleKey(node.title),
    pos: node.pos,
    status: node.status ?? 0,
    public_clone: node.publicClone ?? false,
    canvas_count: Math.max(1, node.definitions.length),
    thumb_key: isFolder ? null : app.randomBytes(16).toString('base64url'),
    creator_id: ownerId,
    created_at: node.createdAt,
    last_modify: node.lastModify,
  };
};

const countChildren = async (tx: Handle, ownerId: string): Promise<void> => {
  await sql`
    insert into folder_counter (owner_id, folder_id, children)
    select owner_id, parent_id, count(*)::int from node where owner_id = ${ownerId} and state = ${LIVE} group by owner_id, parent_id
    on conflict (owner_id, folder_id) do update set children = excluded.children`.execute(tx);
};
