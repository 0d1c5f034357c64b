import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { notify } from '../notifications/index.ts';
import { openItem } from '../nodes/index.ts';
import { endRight } from './collaborators.ts';
import { writeActivity } from './write-activity.ts';

/** Gives up one's right on a file or folder of someone else, who is told (CALL-F-039, LIFE-13, LIFE-14). Throws `notAllowed` for one's own and for one whose right comes from a folder above it. */
const quitCollaboration = async (
  context: CallContext,
  { type, id }: CallParsedInput<'collaboration', 'quit'>,
): Promise<CallData<'collaboration', 'quit'>> => {
  const { actor } = context;
  const { node } = await openItem(context, { fileId: id, fileType: type }, 'read');
  if (!(await endRight(context, node, actor.userId))) throw new CallError('notAllowed');
  await writeActivity(context, node, { kind: 'left' });
  await notify(context, {
    userId: node.owner_id,
    kind: 'collaboratorLeft',
    about: { nodeId: id, title: node.title },
  });
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
