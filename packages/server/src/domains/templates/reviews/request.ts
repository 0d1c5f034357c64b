import { isTemplateScene, isTemplateTopic, sceneOfCategory } from '@chartdock/contract';
import type { TemplateKind } from '@chartdock/contract';
import type { CallError } from '../../../kernel/errors/call-error.ts';
import { refuseInput } from '../../../kernel/calls/refuse-input.ts';
import type { CallContext, Handle } from '../../../kernel/calls/context.ts';
import { readBodies } from '../../definitions/index.ts';
import { insertNode, KIND, positionAfter, STATUS } from '../../nodes/index.ts';
import type { NodeRow } from '../../nodes/index.ts';
import { openShelf } from './shelf.ts';
import { writeSearchRows } from '../search-rows.ts';
import { REVIEW } from './tables.ts';

/** An author's data of a file that is to be in the library. */
export interface Offer {
  readonly description: string;
  readonly tags: readonly string[];
  /** Integer fen; 0 gives it away. */
  readonly priceFen: number;
  /** Default the scene of the file's category. */
  readonly scene?: string | undefined;
  /** Default none. */
  readonly topics?: readonly string[] | undefined;
}

/** Where a template stands in the library. */
export interface Places {
  readonly kind: TemplateKind;
  readonly scene: string;
  readonly topics: readonly string[];
}

/** Reads where a file of a category is to stand. Throws `invalidInput` for a scene or topic that its kind does not have. */
export const placesFor = (category: string, wanted: Pick<Offer, 'scene' | 'topics'>): Places => {
  const usual = sceneOfCategory(category);
  const { kind } = usual;
  const { scene = usual.scene, topics = [] } = wanted;
  if (!isTemplateScene(kind, scene)) throw invalid('scene');
  if (topics.some((topic) => !isTemplateTopic(kind, topic))) throw invalid('topics');
  return { kind, scene, topics };
};

const invalid = (path: string): CallError => refuseInput(path, 'The library has no such place');

/**
 * Asks for a file to be taken into the library: a copy of its current content waits for review, in place of one that waits. Later
 * edits change nothing about it.
 */
export const requestReview = async (context: CallContext, node: NodeRow, offer: Offer): Promise<void> => {
  const { app, db, now } = context;
  const { kind, scene, topics } = placesFor(node.category, offer);
  const copyId = await copyToShelf(context, node);
  await endOpenReviews(db, node);
  await db
    .insertInto('template_review')
    .values({
      id: app.createId(),
      owner_id: node.owner_id,
      node_id: node.id,
      copy_id: copyId,
      kind,
      category: node.category,
      title: node.title,
      about: offer.description,
      tags: [...offer.tags],
      scene,
      topics: [...topics],
      price_fen: offer.priceFen,
      asked_at: now,
    })
    .execute();
};

const copyToShelf = async (context: CallContext, node: NodeRow): Promise<string> => {
  const { app, db } = context;
  const shelf = await openShelf(app, db);
  const bodies = await readBodies(context, node);
  const place = { ownerId: shelf, id: shelf, depth: 0, chainIds: [] };
  const { id } = await insertNode(context, place, {
    kind: KIND.file,
    category: node.category,
    title: node.title,
    pos: positionAfter(undefined),
    definitions: bodies.map(({ def }) => def ?? {}),
    opened: false,
  });
  await db
    .updateTable('node')
    .set({ status: STATUS.pending })
    .where('owner_id', '=', shelf)
    .where('id', '=', id)
    .execute();
  return id;
};

type Source = Pick<NodeRow, 'owner_id' | 'id'>;

/** Returns whether the library lists a file itself, as it does with files loaded for their owner, and no copy of it. */
export const isOwnTemplate = async (db: Handle, { owner_id, id }: Source): Promise<boolean> =>
  (await db
    .selectFrom('template')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', owner_id)
    .where('state', '=', 0)
    .executeTakeFirst()) !== undefined;

const endOpenReviews = async (db: Handle, { owner_id, id }: Source): Promise<void> => {
  await db
    .updateTable('template_review')
    .set({ state: REVIEW.over })
    .where('owner_id', '=', owner_id)
    .where('node_id', '=', id)
    .where('state', 'in', [REVIEW.waiting, REVIEW.refused])
    .execute();
};

/**
 * Takes the template published from a file out of the library at once, with its pending review. Copies that others made stay
 * theirs.
 */
export const withdrawOffer = async ({ db }: Pick<CallContext, 'db'>, source: Source): Promise<void> => {
  await endOpenReviews(db, source);
  const template = await db
    .updateTable('template')
    .set({ state: 1 })
    .where('author_id', '=', source.owner_id)
    .where('source_id', '=', source.id)
    .returning(['id', 'owner_id'])
    .executeTakeFirst();
  if (template === undefined) return;
  await db
    .updateTable('node')
    .set({ status: STATUS.private, public_clone: false })
    .where('owner_id', '=', template.owner_id)
    .where('id', '=', template.id)
    .execute();
  await writeSearchRows(db, [template.id]);
};
