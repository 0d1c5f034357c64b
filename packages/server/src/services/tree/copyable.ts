import { CallError } from '../call-error.ts';
import type { CallContext } from '../context.ts';
import type { OpenedNode } from './open-node.ts';

/** Refuses to copy a file that is seen only because it is public: unless its author lets everyone clone it, and for nothing (CLONE-14). */
export async function requireCopyable(
  { db }: CallContext,
  { node, isOwner, role }: OpenedNode,
): Promise<void> {
  if (isOwner || role !== undefined) return;
  if (!node.public_clone) throw new CallError('notAllowed');
  const paid = await db
    .selectFrom('publication')
    .select('price_fen')
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('price_fen', '>', 0)
    .executeTakeFirst();
  if (paid !== undefined) throw new CallError('notAllowed');
}
