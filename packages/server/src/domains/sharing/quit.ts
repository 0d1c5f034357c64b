import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { notify } from '../notifications/index.ts';
import { openItem } from '../nodes/index.ts';

/** Gives up one's right on a file or folder of someone else, who is told (CALL-F-039, LIFE-13, LIFE-14). Throws `notAllowed` for one's own and for one whose right comes from a folder above it. */
const quitCollaboration = async (
  context: CallContext,
  { type, id }: CallParsedInput<'collaboration', 'quit'>,
): Promise<CallData<'collaboration', 'quit'>> => {
  const { db, actor } = context;
  const { node } = await openItem(context, { fileId: id, fileType: type }, 'read');
  const removed = await db
    .deleteFrom('collaborator')
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', id)
    .where('user_id', '=', actor.userId)
    .returning('node_id')
    .executeTakeFirst();
  if (removed === undefined) throw new CallError('notAllowed');
  await notify(context, {
    userId: node.owner_id,
    kind: 'collaboratorLeft',
    about: { nodeId: id, title: node.title },
  });
  for (const table of ['collab_inbox', 'recent'] as const) {
    await db.deleteFrom(table).where('user_id', '=', actor.userId).where('node_id', '=', id).execute();
  }
  return {};
};

/** Lists the calls about leaving a collaboration. */
export const quitCalls: readonly ImplementedCall[] = [
  implement(endpoints.collaboration.quit, {
    access: 'token',
    scope: 'files:write',
    items: 'closed',
    handler: quitCollaboration,
  }),
];
