import { sql } from 'kysely';
import type { Handle } from '../../../kernel/calls/context.ts';
import { listWords, readBodies } from '../../definitions/index.ts';
import { STATUS } from '../../nodes/index.ts';
import { dropCopies } from './shelf.ts';
import { titleKey } from '../../search/index.ts';
import { listTemplates } from '../list-template.ts';
import type { Deciding, WaitingReview } from './review.types.ts';
import type { Places } from './request.ts';
import { writePublication } from './write-publication.ts';

/** Rank of templates published in the first hour: below all that comes with the server, and later ones before it. */
const FIRST_RANK = 900_000;
const FIRST_HOUR = Date.UTC(2026, 0, 1) / 3_600_000;

interface Copy {
  readonly owner_id: string;
  readonly id: string;
}

/**
 * Makes the copy of a review the template, or the new content of the template that is there: its id stays, and with it
 * favourites, uses and purchases.
 */
export const listApproved = async (
  { app, db, now }: Deciding,
  review: WaitingReview,
  places: Places,
): Promise<void> => {
  const known = await db
    .selectFrom('template')
    .select(['id', 'owner_id'])
    .where('author_id', '=', review.owner_id)
    .where('source_id', '=', review.node_id)
    .forUpdate()
    .executeTakeFirst();
  const copy = await findCopy(db, review.copy_id);
  const template = known ?? copy;
  if (known !== undefined) {
    // A template that was loaded is its author's file: it holds the published content already, and later edits.
    if (known.id === review.node_id) await dropCopies(app, db, { ownerId: copy.owner_id, ids: [copy.id] });
    else await takeOver({ app, db }, { from: copy, to: known });
  }
  await db
    .updateTable('node')
    .set({
      status: STATUS.public,
      public_clone: true,
      title: review.title,
      title_key: titleKey(review.title),
      last_modify: now,
      version: sql`version + 1`,
    })
    .where('owner_id', '=', template.owner_id)
    .where('id', '=', template.id)
    .execute();
  // Said of the template's file too, so that no other way of copying gives it away.
  await writePublication(db, template, {
    description: review.about,
    tags: review.tags,
    price_fen: review.price_fen,
    published_at: review.asked_at,
  });
  const bodies = await readBodies({ app, db }, template);
  const listed = {
    id: template.id,
    ownerId: template.owner_id,
    published: { authorId: review.owner_id, sourceId: review.node_id },
    clientId: null,
    isHouse: false,
    slug: null,
    kind: places.kind,
    locale: null,
    category: review.category,
    title: review.title,
    about: review.about,
    tags: review.tags,
    priceFen: review.price_fen,
    places: [places.scene, ...places.topics],
    rank: FIRST_RANK - Math.floor(now / 3_600_000 - FIRST_HOUR),
    content: listWords(bodies.map(({ def }) => def)),
  };
  await listTemplates(db, [listed], now);
};

const findCopy = async (db: Handle, id: string): Promise<Copy> =>
  db.selectFrom('node_locator').select(['owner_id', 'id']).where('id', '=', id).executeTakeFirstOrThrow();

/** Moves the content of a copy into the file of the template; the copy goes. */
const takeOver = async (
  { app, db }: Pick<Deciding, 'app' | 'db'>,
  { from, to }: { readonly from: Copy; readonly to: Copy },
): Promise<void> => {
  await db.deleteFrom('node_body').where('owner_id', '=', to.owner_id).where('node_id', '=', to.id).execute();
  await db
    .updateTable('node_body')
    .set({ owner_id: to.owner_id, node_id: to.id })
    .where('owner_id', '=', from.owner_id)
    .where('node_id', '=', from.id)
    .execute();
  await sql`
    update node set thumb_key = c.thumb_key, canvas_count = c.canvas_count
    from node c where c.owner_id = ${from.owner_id} and c.id = ${from.id}
      and node.owner_id = ${to.owner_id} and node.id = ${to.id}`.execute(db);
  await dropCopies(app, db, { ownerId: from.owner_id, ids: [from.id] });
};
