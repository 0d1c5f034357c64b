import type { CallContext } from '../../kernel/calls/context.ts';
import type { NodeRow } from '../nodes/index.ts';

/** Returns whether the person may let others make files from a file: not from a copy of something for sale, or of one partner alone, that someone else made. */
export const mayResell = async (
  { db, actor }: Pick<CallContext, 'db' | 'actor'>,
  { template_id: templateId }: Pick<NodeRow, 'template_id'>,
): Promise<boolean> => {
  if (templateId === null) return true;
  const origin = await db
    .selectFrom('template')
    .select(['author_id', 'owner_id', 'price_fen', 'client_id'])
    .where('id', '=', templateId)
    .executeTakeFirst();
  if (origin === undefined || (origin.author_id ?? origin.owner_id) === actor.userId) return true;
  return origin.price_fen === 0 && origin.client_id === null;
};
