import { chartTypeOf } from '@chartdock/contract';
import type { FileCategory } from '@chartdock/contract';
import type { Definition } from '@chartdock/documents';
import { sql } from 'kysely';
import type { App, Handle } from '../kernel/calls/context.ts';
import { contentColumns } from '../domains/definitions/index.ts';
import { createThumbKey, LIVE, writeGrams } from '../domains/nodes/index.ts';
import { canonicalText } from '../drawing/pictures/canonical-text.ts';
import { titleKey, wordsUpdate } from '../domains/search/index.ts';
import { listTemplates } from '../domains/templates/index.ts';
import type { ListedTemplate } from '../domains/templates/index.ts';

/** A template that the library has, as its source says it now. */
export interface TemplateUpdate {
  readonly listed: ListedTemplate;
  readonly category: FileCategory;
  readonly definition: Definition;
}

interface StoredTemplate {
  readonly id: string;
  readonly said: readonly unknown[];
  readonly def: unknown;
}

const readStored = async (
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredTemplate>> => {
  // Locked, so that concurrent saves and withdrawals are not written over unseen.
  const { rows } = await sql<StoredTemplate>`
    select t.id, jsonb_build_array(t.kind, t.category, t.title, t.about, t.tags, t.price_fen) as said, b.def
    from template t join node n on n.owner_id = t.owner_id and n.id = t.id
      left join node_body b on b.owner_id = n.owner_id and b.node_id = n.id and b.canvas = 0
    where t.id = any(${ids}::uuid[]) and t.state = 0 and n.state = ${LIVE}
    for update of t, n`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
};

const saidOf = ({ kind, category, title, about, tags, priceFen }: ListedTemplate): readonly unknown[] => [
  ...[kind, category, title, about, tags, priceFen],
];

const isSame = ({ said, def }: StoredTemplate, { listed, definition }: TemplateUpdate): boolean =>
  canonicalText([said, def]) === canonicalText([saidOf(listed), definition]);

/** Writes the new content of a template's file; its previous content stays as a revision. */
const writeFile = async (
  app: App,
  db: Handle,
  { listed, category, definition }: TemplateUpdate,
): Promise<void> => {
  const { id, ownerId, title, content } = listed;
  const now = app.now();
  await sql`
    insert into node_revision (owner_id, node_id, canvas, version, def, object_key, bytes, saved_at, saved_by)
    select owner_id, node_id, canvas, version, def, object_key, bytes, updated_at, saved_by from node_body
      where owner_id = ${ownerId} and node_id = ${id} and canvas = 0`.execute(db);
  await db
    .updateTable('node_body')
    .set({ ...contentColumns(definition), version: sql`version + 1`, updated_at: now, saved_by: ownerId })
    .where('owner_id', '=', ownerId)
    .where('node_id', '=', id)
    .where('canvas', '=', 0)
    .execute();
  await db
    .updateTable('node')
    .set({
      ...{ category, chart_type: chartTypeOf(category), title, title_key: titleKey(title) },
      ...{ thumb_key: createThumbKey(app), last_modify: now, version: sql`version + 1` },
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
  await writeGrams(db, { ownerId, folderId: ownerId, id }, title);
  await wordsUpdate(db, { ownerId, id, title }, content).execute();
};

/** Sets the current prices of authors on their files. */
const sayPrices = async (db: Handle, updates: readonly TemplateUpdate[]): Promise<void> => {
  for (const { listed } of updates)
    await db
      .updateTable('publication')
      .set({ description: listed.about, tags: [...listed.tags], price_fen: listed.priceFen })
      .where('owner_id', '=', listed.ownerId)
      .where('node_id', '=', listed.id)
      .execute();
};

/**
 * Brings templates up to date that the library has: their ids stay, and with them favourites, uses and purchases, and the
 * previous contents of their files stay as revisions. Templates that were withdrawn or lie in the trash are left alone. Returns
 * how many differed. Run it in a transaction.
 */
export const updateTemplates = async (
  app: App,
  db: Handle,
  updates: readonly TemplateUpdate[],
): Promise<number> => {
  const stored = await readStored(
    db,
    updates.map(({ listed }) => listed.id),
  );
  const live = updates.filter(({ listed }) => stored.has(listed.id));
  const changed = live.filter((update) => {
    const before = stored.get(update.listed.id);
    return before !== undefined && !isSame(before, update);
  });
  for (const update of changed) await writeFile(app, db, update);
  await sayPrices(db, changed);
  // All of them: the first places depend on additions and removals.
  await listTemplates(
    db,
    live.map(({ listed }) => listed),
    app.now(),
  );
  return changed.length;
};
