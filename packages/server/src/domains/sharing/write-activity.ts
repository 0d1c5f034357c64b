import type { CollaboratorRole, ShareActivity } from '@chartdock/contract';
import type { CallContext } from '../../kernel/calls/context.ts';

/** Facts that are kept of an act. */
export interface ActivityFacts {
  readonly personId?: string;
  /** Name or address of the person, as it was then. */
  readonly person?: string;
  readonly role?: CollaboratorRole;
  readonly before?: CollaboratorRole;
  readonly linkKey?: string;
  /** Address that was invited, while nothing else was known of the person. */
  readonly contact?: string;
}

/** Keeps an act of the caller on the sharing of a node, in the transaction of the deed. */
export const writeActivity = async (
  { db, app, actor, now }: CallContext,
  node: { readonly owner_id: string; readonly id: string },
  { kind, ...facts }: ActivityFacts & { readonly kind: ShareActivity['kind'] },
): Promise<void> => {
  await db
    .insertInto('share_activity')
    .values({
      owner_id: node.owner_id,
      node_id: node.id,
      id: app.createId(),
      actor_id: actor.userId,
      kind,
      body: JSON.stringify(facts),
      created_at: now,
      undone_at: null,
    })
    .execute();
};
