import { sql } from 'kysely';
import type { CallContext } from '../../kernel/calls/context.ts';

/** Remembers that the person opened or changed a file just now (CALL-F-003). */
export const touchRecent = async (
  context: CallContext,
  file: { readonly ownerId: string; readonly id: string },
): Promise<void> => {
  await recentUpdate(context, file).execute();
};

/** Builds the write of `touchRecent`, to be run together with other writes. */
export const recentUpdate = (
  { db, actor, now }: CallContext,
  file: { readonly ownerId: string; readonly id: string },
) =>
  db
    .insertInto('recent')
    .values({ user_id: actor.userId, node_id: file.id, owner_id: file.ownerId, opened_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'node_id'])
        .doUpdateSet({ opened_at: sql`greatest(recent.opened_at, ${now}::bigint)`, owner_id: file.ownerId }),
    );
