import { chartTypeOf } from '@chartdock/contract';
import type { FileRecord } from '@chartdock/contract';
import { sql } from 'kysely';
import type { Insertable, RawBuilder } from 'kysely';
import type { NodeTable } from './tables.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { App, CallContext, Handle } from '../../kernel/calls/context.ts';
import { prepared } from '../../kernel/db/pool.ts';
import { bodyRow, listWords } from '../definitions/index.ts';
import type { AnyDefinition } from '../definitions/index.ts';
import { titleGrams, titleKey, wordsUpdate } from '../search/index.ts';
import type { TitlePlace } from '../search/index.ts';
import { writeTogether } from '../../kernel/db/write-together.ts';
import { childrenUpdate, counterUpdate } from './counters.ts';
import type { NodeRow } from './node-row.ts';
import type { Place } from './places.ts';
import { withMarks } from './read-records.ts';
import { recentUpdate } from './recent.ts';
import { selectRecordsFrom } from './record-columns.ts';
import type { RecordRow } from './record-columns.ts';
import { toRecords } from './records.ts';
import { viewerOf } from './role-on.ts';
import { KIND } from './node-words.ts';
import type { Kind } from './node-words.ts';

/** Columns of a new file or folder. */
export interface NewNode {
  readonly kind: Kind;
  readonly category: string;
  readonly title: string;
  readonly pos: string;
  readonly templateId?: string | null;
  /** Content of each canvas; a folder has none. */
  readonly definitions: readonly AnyDefinition[];
  /** Whether it counts as opened by who makes it. Default true for a file. */
  readonly opened?: boolean;
}

/** Builds the row of a new file or folder. */
export const nodeRow = (
  app: App,
  place: Pick<Place, 'ownerId' | 'id'>,
  node: NewNode & { readonly id: string; readonly creatorId: string; readonly now: number },
): Insertable<NodeTable> => ({
  owner_id: place.ownerId,
  id: node.id,
  parent_id: place.id,
  kind: node.kind,
  category: node.category,
  chart_type: node.kind === KIND.file ? chartTypeOf(node.category) : null,
  title: node.title,
  title_key: titleKey(node.title),
  pos: node.pos,
  canvas_count: Math.max(1, node.definitions.length),
  thumb_key: node.kind === KIND.file ? createThumbKey(app) : null,
  template_id: node.templateId ?? null,
  creator_id: node.creatorId,
  created_at: node.now,
  last_modify: node.now,
});

/** Creates the key that stands for one state of a file's content in its thumbnail address. */
export const createThumbKey = (app: Pick<App, 'randomBytes'>): string =>
  app.randomBytes(16).toString('base64url');

/** A file or folder that was just made. */
export interface InsertedNode {
  readonly id: string;
  readonly file: FileRecord;
}

/**
 * Puts a new file or folder into a place, with all of its counters and search rows, and returns its record: all of it is one
 * statement. The maker of a file has opened it.
 */
export const insertNode = async (
  context: CallContext,
  place: Place,
  node: NewNode,
): Promise<InsertedNode> => {
  const { app, db, actor, now } = context;
  const id = app.createId();
  const isFile = node.kind === KIND.file;
  const { opened = isFile } = node;
  const row = nodeRow(app, place, { ...node, id, creatorId: actor.userId, now });
  const writes = [
    db.insertInto('node').values(row).returningAll(),
    db.insertInto('node_locator').values({ id, owner_id: place.ownerId }),
    gramsUpdate(db, { ownerId: place.ownerId, folderId: place.id, id }, node.title),
    wordsUpdate(db, { ownerId: place.ownerId, id, title: node.title }, listWords(node.definitions)),
    childrenUpdate(db, place, 1),
    counterUpdate(db, place.ownerId, isFile ? { files: 1 } : { folders: 1 }),
    ...(opened ? [recentUpdate(context, { ownerId: place.ownerId, id })] : []),
    ...node.definitions.map((definition, canvas) =>
      db
        .insertInto('node_body')
        .values(
          bodyRow(
            { owner_id: place.ownerId, id },
            { canvas, definition, version: 1, now, savedBy: actor.userId },
          ),
        ),
    ),
  ];
  const viewer = viewerOf(context);
  const rows = await writeTogether(db, writes, {
    // Files of one canvas are nearly all, and each number of canvases is a statement of its own.
    front: node.definitions.length > 1 ? sql`` : prepared,
    read: (written: RawBuilder<NodeRow>) =>
      withMarks<RecordRow>(selectRecordsFrom(db, { viewer, ownerId: place.ownerId }, written), viewer),
  });
  const [file] = await toRecords(context, rows, { showParents: true });
  if (file === undefined) throw new CallError('internal');
  return { id, file };
};

/** Writes the search grams of a title that is new, changed or in another folder. */
export const writeGrams = async (
  db: Handle,
  at: TitlePlace & { readonly id: string },
  title: string,
): Promise<void> => {
  await gramsUpdate(db, at, title).execute();
};

const gramsUpdate = (db: Handle, at: TitlePlace & { readonly id: string }, title: string) => {
  const grams = titleGrams(at, title);
  return db
    .insertInto('node_search')
    .values({ owner_id: at.ownerId, node_id: at.id, grams })
    .onConflict((conflict) => conflict.columns(['owner_id', 'node_id']).doUpdateSet({ grams }));
};
