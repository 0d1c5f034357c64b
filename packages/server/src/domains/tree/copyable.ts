import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { decide } from '../nodes/index.ts';
import { holdsClosed } from './closed-inside.ts';
import { readTemplate } from '../templates/index.ts';
import type { OpenedNode } from '../nodes/index.ts';

/**
 * Refuses to clone or copy a thing that the person may only look at (MENU-60). A public file may be taken when its author lets
 * everyone clone it, and for nothing (CLONE-14).
 */
export const requireCopyable = async (context: CallContext, opened: OpenedNode): Promise<void> => {
  const { db, actor } = context;
  const decision = decide(opened, actor.userId, 'clone');
  if (decision === 'allowed') {
    // A right on a thing is none to things closed inside it, or sold by somebody else.
    if (!opened.isOwner && (await holdsClosed(context, opened.node))) throw new CallError('notAllowed');
    return;
  }
  if (decision === 'missing') throw new CallError('fileUnavailable');
  const { node } = opened;
  if (!node.public_clone || decide(opened, actor.userId, 'content') !== 'allowed')
    throw new CallError('notAllowed');
  // The library's own rules: held, so that nobody withdraws it or asks a price before it is copied.
  const template = await readTemplate(context, node.id, true);
  if (template !== undefined && (!template.is_open || template.price_fen > 0))
    throw new CallError('notAllowed');
  const paid = await db
    .selectFrom('publication')
    .select('price_fen')
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('price_fen', '>', 0)
    .executeTakeFirst();
  if (paid !== undefined) throw new CallError('notAllowed');
};
