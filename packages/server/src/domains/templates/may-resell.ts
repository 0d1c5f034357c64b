import type { Handle } from '../../kernel/calls/context.ts';
import type { NodeRow } from '../nodes/index.ts';

/** Returns whether the owner of a file may let others make files from it: not from a copy of something for sale, or of one partner alone, that someone else made. */
export const mayResell = async (
  db: Handle,
  { owner_id: ownerId, template_id: templateId }: Pick<NodeRow, 'owner_id' | 'template_id'>,
): Promise<boolean> => {
  if (templateId === null) return true;
  const origin = await db
    .selectFrom('template')
    .select(['author_id', 'owner_id', 'price_fen', 'client_id'])
    .where('id', '=', templateId)
    .executeTakeFirst();
  if (origin === undefined || (origin.author_id ?? origin.owner_id) === ownerId) return true;
  return origin.price_fen === 0 && origin.client_id === null;
};
