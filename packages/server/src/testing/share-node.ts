import type { CollaboratorRole } from '@chartdock/contract';
import type { Handle } from '../kernel/calls/context.ts';
import { ROLE } from '../domains/nodes/index.ts';

/** Gives a person a role on a file or folder, as an accepted invitation does. */
export const shareNode = async (
  db: Handle,
  right: {
    readonly ownerId: string;
    readonly nodeId: string;
    readonly userId: string;
    readonly role: CollaboratorRole;
    readonly at?: number;
  },
): Promise<void> => {
  const row = {
    owner_id: right.ownerId,
    node_id: right.nodeId,
    user_id: right.userId,
    role: ROLE[right.role],
    invited_at: right.at ?? 1,
  };
  await db.insertInto('collaborator').values(row).execute();
  await db.insertInto('collab_inbox').values(row).execute();
};
