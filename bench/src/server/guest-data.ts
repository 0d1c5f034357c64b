import { shareNode } from '../../../packages/server/src/testing/share-node.ts';
import type { DatabaseLocation } from '../../../packages/server/src/kernel/db/database.ts';
import type { App, Handle } from '../../../packages/server/src/kernel/calls/context.ts';
import { addMember, fillDatabase } from './folder-data.ts';

const SHARED = 200;
const WORDED = 5;

/** An account and who sees a part of its files. */
export interface Guest {
  readonly ofAccount: string;
  readonly email: string;
}

/** Makes people without files of their own, with each of whom an account shares 200 files, and a few that have a word. */
export const fillGuests = (
  location: DatabaseLocation,
  guests: readonly Guest[],
  word: string,
): Promise<void> =>
  fillDatabase(location, async (app, tx) => {
    for (const guest of guests) await addGuest(app, tx, { ...guest, word });
  });

const addGuest = async (
  app: App,
  tx: Handle,
  { ofAccount, email, word }: Guest & { readonly word: string },
): Promise<void> => {
  const userId = await addMember(app, tx, { name: email.replace(/@.*/, ''), email });
  const { id: ownerId } = await tx
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', ofAccount)
    .executeTakeFirstOrThrow();
  const newest = await tx
    .selectFrom('node')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('state', '=', 0)
    .where('kind', '=', 1)
    .orderBy('last_modify', 'desc')
    .limit(SHARED)
    .execute();
  const worded = await tx
    .selectFrom('node_words as w')
    .innerJoin('node as n', (join) =>
      join.onRef('n.owner_id', '=', 'w.owner_id').onRef('n.id', '=', 'w.node_id'),
    )
    .select('n.id')
    .where('w.owner_id', '=', ownerId)
    .where('w.folded', 'like', `%${word}%`)
    .where('n.state', '=', 0)
    .limit(WORDED)
    .execute();
  for (const nodeId of new Set([...newest, ...worded].map(({ id }) => id)))
    await shareNode(tx, { ownerId, nodeId, userId, role: 'viewer' });
};
