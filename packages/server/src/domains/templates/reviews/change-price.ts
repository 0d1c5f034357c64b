import type { CallData, CallParsedInput } from '@chartdock/contract';
import { CallError } from '../../../kernel/errors/call-error.ts';
import type { CallContext, Handle } from '../../../kernel/calls/context.ts';
import { openLockedItem, requireUnrestricted } from '../../nodes/index.ts';
import { listWords, readBodies } from '../../definitions/index.ts';
import { writeSearchRows } from '../search-rows.ts';
import { writeWords } from '../write-words.ts';
import { REVIEW } from './tables.ts';

/**
 * Changes the price of a published file, at once and without a review: in the library, and of a version that waits. Throws
 * `templateUnavailable` when it is not published.
 */
export const changePrice = async (
  context: CallContext,
  { chartId, price }: CallParsedInput<'reviews', 'changePrice'>,
): Promise<CallData<'reviews', 'changePrice'>> => {
  requireUnrestricted(context);
  const { opened } = await openLockedItem(context, { fileId: chartId, fileType: 'chart' }, 'edit');
  if (!opened.isOwner) throw new CallError('notAllowed');
  const { owner_id: ownerId, id } = opened.node;
  const { db } = context;
  const waiting = await db
    .updateTable('template_review')
    .set({ price_fen: price })
    .where('owner_id', '=', ownerId)
    .where('node_id', '=', id)
    .where('state', '=', REVIEW.waiting)
    .returning('id')
    .execute();
  const template = await db
    .updateTable('template')
    .set({ price_fen: price })
    .where('author_id', '=', ownerId)
    .where('source_id', '=', id)
    .where('state', '=', 0)
    .returning(['owner_id', 'id', 'title', 'about', 'tags'])
    .executeTakeFirst();
  if (waiting.length === 0 && template === undefined) throw new CallError('templateUnavailable');
  await sayPrice(db, { owner_id: ownerId, id }, price);
  if (template !== undefined) {
    await sayPrice(db, template, price);
    const bodies = await readBodies(context, template);
    const content = listWords(bodies.map(({ def }) => def));
    await writeWords(db, [{ ...template, priceFen: price, content }]);
    await writeSearchRows(db, [template.id]);
  }
  return { price: price / 100 };
};

const sayPrice = async (
  db: Handle,
  { owner_id, id }: { readonly owner_id: string; readonly id: string },
  price: number,
): Promise<void> => {
  await db
    .updateTable('publication')
    .set({ price_fen: price })
    .where('owner_id', '=', owner_id)
    .where('node_id', '=', id)
    .execute();
};
