import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { NodeRow, NodeTable, Place } from '../nodes/index.ts';
import type { CallContext, Handle } from '../../kernel/calls/context.ts';
import { touchObjects } from '../definitions/index.ts';
import { titleGrams, titleKey, wordsRow } from '../search/index.ts';
import { createThumbKey, KIND, recountChildren } from '../nodes/index.ts';

const BATCH = 500;

/** Source and target of a copy. */
export interface CopyPlan {
  readonly source: NodeRow;
  /** Ids of the source and all inside it. */
  readonly ids: readonly string[];
  readonly place: Place;
  /** Title and position of the copy itself; things inside keep their own. */
  readonly top: { readonly title: string; readonly pos: string };
}

/** Inserts the copies of a subtree with their contents and search grams and returns the id of the topmost. */
export const insertCopies = async (context: CallContext, plan: CopyPlan): Promise<string> => {
  const copies = new Map(plan.ids.map((id) => [id, context.app.createId()]));
  const folders: string[] = [];
  for (let from = 0; from < plan.ids.length; from += BATCH) {
    const ids = plan.ids.slice(from, from + BATCH);
    const sources = await readSources(context, plan.source.owner_id, ids);
    const rows = sources.map((source) => copyRow(context, plan, { source, copies }));
    folders.push(...rows.filter((row) => row.kind === KIND.folder).map((row) => row.id));
    await insertRows(context, rows);
    await copyBodies(
      context,
      plan,
      ids.map((id) => [id, copies.get(id) ?? ''] as const),
    );
  }
  if (folders.length > 0) await recountChildren(context.db, plan.place.ownerId, folders);
  return copies.get(plan.source.id) ?? '';
};

/** Reads the sources of a copy; a template's own file is the origin of its copies. */
const readSources = ({ db }: CallContext, ownerId: string, ids: readonly string[]): Promise<NodeRow[]> =>
  db
    .selectFrom('node as n')
    .leftJoin('template as t', (join) =>
      join.onRef('t.id', '=', 'n.id').onRef('t.owner_id', '=', 'n.owner_id'),
    )
    .selectAll('n')
    .select(sql<string | null>`coalesce(n.template_id, t.id::text)`.as('template_id'))
    .where('n.owner_id', '=', ownerId)
    .where(sql<boolean>`n.id = any(${[...ids]}::uuid[])`)
    .execute();

interface RowToCopy {
  readonly source: NodeRow;
  readonly copies: ReadonlyMap<string, string>;
}

const copyRow = (
  context: CallContext,
  plan: CopyPlan,
  { source, copies }: RowToCopy,
): Insertable<NodeTable> => {
  const isTop = source.id === plan.source.id;
  const title = isTop ? plan.top.title : source.title;
  return {
    owner_id: plan.place.ownerId,
    id: copies.get(source.id) ?? '',
    parent_id: isTop ? plan.place.id : (copies.get(source.parent_id) ?? plan.place.id),
    kind: source.kind,
    category: source.category,
    chart_type: source.chart_type,
    title,
    title_key: titleKey(title),
    pos: isTop ? plan.top.pos : source.pos,
    canvas_count: source.canvas_count,
    thumb_key: source.kind === KIND.file ? createThumbKey(context.app) : null,
    template_id: source.template_id,
    clone_of: source.kind === KIND.file ? source.id : null,
    creator_id: context.actor.userId,
    created_at: context.now,
    last_modify: context.now,
  };
};

const insertRows = async ({ db }: CallContext, rows: readonly Insertable<NodeTable>[]): Promise<void> => {
  if (rows.length === 0) return;
  await db.insertInto('node').values(rows).execute();
  await db
    .insertInto('node_locator')
    .values(rows.map((row) => ({ id: row.id, owner_id: row.owner_id })))
    .execute();
  const searches = rows.map((row) => ({
    owner_id: row.owner_id,
    node_id: row.id,
    grams: titleGrams({ ownerId: row.owner_id, folderId: row.parent_id }, row.title),
  }));
  await db.insertInto('node_search').values(searches).execute();
  const texts = await readTexts(db, rows);
  const words = rows.map(({ owner_id: ownerId, id, title, clone_of: source }) =>
    wordsRow({ ownerId, id, title }, texts.get(source ?? '') ?? ''),
  );
  await db.insertInto('node_words').values(words).execute();
};

/** Reads the words of the files that are copied, by their ids. */
const readTexts = async (
  db: Handle,
  rows: readonly Insertable<NodeTable>[],
): Promise<ReadonlyMap<string, string>> => {
  const sources = rows.flatMap(({ clone_of: source }) => source ?? []);
  const found = await db
    .selectFrom('node_words')
    .select(['node_id', 'text'])
    .where(
      sql<boolean>`(owner_id, node_id) in (select l.owner_id, l.id from node_locator l where l.id = any(${sources}::uuid[]))`,
    )
    .execute();
  return new Map(found.map(({ node_id: id, text }) => [id, text]));
};

const copyBodies = async (
  { db, now, actor }: CallContext,
  { source, place }: CopyPlan,
  pairs: readonly (readonly [string, string])[],
): Promise<void> => {
  const from = pairs.map(([id]) => id);
  const to = pairs.map(([, id]) => id);
  await sql`
    insert into node_body (owner_id, node_id, canvas, def, object_key, bytes, ord, title, version, updated_at, saved_by)
    select ${place.ownerId}::uuid, pair.copy, b.canvas, b.def, b.object_key, b.bytes, b.ord, b.title, 1,
        ${now}::bigint, ${actor.userId}::uuid
      from unnest(${from}::uuid[], ${to}::uuid[]) as pair (id, copy)
      join node_body b on b.owner_id = ${source.owner_id} and b.node_id = pair.id`.execute(db);
  const named = await db
    .selectFrom('node_body')
    .select('object_key')
    .distinct()
    .where('owner_id', '=', place.ownerId)
    .where(sql<boolean>`node_id = any(${to}::uuid[])`)
    .where('object_key', 'is not', null)
    .execute();
  await touchObjects(
    db,
    named.flatMap(({ object_key: key }) => key ?? []),
    now,
  );
};
