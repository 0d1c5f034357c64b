import { CallError } from '../../../kernel/errors/call-error.ts';
import type { Handle } from '../../../kernel/calls/context.ts';
import { notifyFromHouse } from '../../notifications/index.ts';
import { STATUS } from '../../nodes/index.ts';
import { placesFor } from './request.ts';
import type { Places } from './request.ts';
import { listApproved } from './list-approved.ts';
import { mayResell } from '../may-resell.ts';
import { REVIEW } from './tables.ts';
import type { Deciding, WaitingReview } from './review.types.ts';

/**
 * Takes a pending review into the library, in place of the version that is there. Throws `templateUnavailable` when it does not
 * wait any more, `notPublishable` for a copy of something that someone else sells by now, and `invalidInput` for a scene or topic
 * that its kind does not have.
 */
export const approveReview = async (
  deciding: Deciding,
  { id, ...wanted }: { readonly id: string } & Partial<Pick<Places, 'scene' | 'topics'>>,
): Promise<void> => {
  const { db } = deciding;
  const review = await lockWaiting(db, id);
  await requireResale(db, review);
  const { scene = review.scene, topics = review.topics } = wanted;
  const places = placesFor(review.category, { scene, topics });
  await listApproved(deciding, review, places);
  await decideReview(deciding, review, {
    state: REVIEW.approved,
    scene: places.scene,
    topics: [...places.topics],
  });
  await endPending(db, review, STATUS.public);
  const about = { nodeId: review.node_id, title: review.title };
  await notifyFromHouse(deciding, { userId: review.owner_id, kind: 'templateApproved', about });
};

/**
 * Refuses a pending review and tells its author why; the version that is in the library stays there. Throws `templateUnavailable`
 * when it does not wait any more.
 */
export const refuseReview = async (
  deciding: Deciding,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> => {
  const review = await lockWaiting(deciding.db, id);
  await decideReview(deciding, review, { state: REVIEW.refused, reason });
  await endPending(deciding.db, review, STATUS.private);
  const about = { nodeId: review.node_id, title: review.title };
  await notifyFromHouse(deciding, { userId: review.owner_id, kind: 'templateRefused', about, reason });
};

/** Locks the author's file and then the review, as publishing does, so that no two wait for each other. */
const lockWaiting = async (db: Handle, id: string): Promise<WaitingReview> => {
  const found = await db
    .selectFrom('template_review')
    .select(['owner_id', 'node_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw new CallError('templateUnavailable');
  await db
    .selectFrom('node')
    .select('id')
    .where('owner_id', '=', found.owner_id)
    .where('id', '=', found.node_id)
    .forUpdate()
    .execute();
  const review = await db
    .selectFrom('template_review')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', REVIEW.waiting)
    .forUpdate()
    .executeTakeFirst();
  if (review === undefined) throw new CallError('templateUnavailable');
  return review;
};

/** Looks again at the origin of the file: a price may stand before it since its author published. */
const requireResale = async (db: Handle, { owner_id, node_id }: WaitingReview): Promise<void> => {
  const source = await db
    .selectFrom('node')
    .select(['owner_id', 'template_id'])
    .where('owner_id', '=', owner_id)
    .where('id', '=', node_id)
    .executeTakeFirst();
  if (source !== undefined && !(await mayResell(db, source))) throw new CallError('notPublishable');
};

const decideReview = async (
  { db, now, operatorId }: Deciding,
  { id }: WaitingReview,
  outcome: Partial<Pick<WaitingReview, 'state' | 'reason' | 'scene' | 'topics'>>,
): Promise<void> => {
  await db
    .updateTable('template_review')
    .set({ ...outcome, decided_at: now, decided_by: operatorId })
    .where('id', '=', id)
    .execute();
};

/** Where a server holds files back until their review, it is over for the file as well. */
const endPending = async (
  db: Handle,
  { owner_id, node_id }: WaitingReview,
  status: typeof STATUS.public | typeof STATUS.private,
): Promise<void> => {
  await db
    .updateTable('node')
    .set({ status })
    .where('owner_id', '=', owner_id)
    .where('id', '=', node_id)
    .where('status', '=', STATUS.pending)
    .execute();
};
