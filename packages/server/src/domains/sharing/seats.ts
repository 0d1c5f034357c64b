import { isUnlimited } from '@chartdock/contract';
import { tierOf } from '../accounts/index.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';

/** Names a node by its owner and id. */
interface Shared {
  readonly ownerId: string;
  readonly nodeId: string;
}

/** Counts the people who may still take part in a file or folder: null for the owner's membership, which has no limit (PROD-24). Those who came by name, by link, and invitations without an account all count. */
export const seatsLeft = async (
  { db, app, now }: CallContext,
  { ownerId, nodeId }: Shared,
): Promise<number | null> => {
  const owner = await db
    .selectFrom('app_user as u')
    .select(['u.member_until', 'u.org_until'])
    .select((eb) => [
      eb
        .selectFrom('collaborator as c')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('c.owner_id', '=', ownerId)
        .where('c.node_id', '=', nodeId)
        .where('c.state', '=', 0)
        .as('people'),
      eb
        .selectFrom('invitation as i')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('i.owner_id', '=', ownerId)
        .where('i.node_id', '=', nodeId)
        .as('invitations'),
    ])
    .where('u.id', '=', ownerId)
    .executeTakeFirstOrThrow();
  if (isUnlimited(tierOf(owner, now))) return null;
  const taken = Number(owner.people ?? 0) + Number(owner.invitations ?? 0);
  return Math.max(0, app.config.freeCollaborators - taken);
};

/** Refuses one more person past the collaborators of a free owner; the prompt to upgrade is for the owner (PROD-24). */
export const requireSeat = async (context: CallContext, shared: Shared): Promise<void> => {
  if ((await seatsLeft(context, shared)) === 0)
    throw new CallError('upgradeNeeded', { reason: 'collaborators' });
};
