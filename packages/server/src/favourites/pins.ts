import { PIN_LIMIT } from '@chartdock/contract';
import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { CallError } from '../calls/call-error.ts';
import type { CallContext } from '../calls/context.ts';
import { implement } from '../calls/implement.ts';
import type { ImplementedCall } from '../calls/implement.ts';
import {
  KIND,
  LIVE,
  STATE,
  isVisibleTo,
  openNode,
  readRecords,
  selectRecords,
  toRecords,
} from '../nodes/index.ts';

/** Lists the pinned folders in their order. One in trash, or that the person may not see any more, is left out; it comes back to its place. */
const listPinned = async (context: CallContext): Promise<CallData<'folders', 'pinned'>> => {
  const { db, actor } = context;
  const rows = await readRecords(
    db,
    selectRecords(db, actor.userId)
      .innerJoin('pin as p', (join) =>
        join.onRef('p.node_id', '=', 'n.id').onRef('p.owner_id', '=', 'n.owner_id'),
      )
      .where('p.user_id', '=', actor.userId)
      .where(sql<boolean>`n.state = ${LIVE} and ${isVisibleTo(actor.userId)}`)
      .orderBy('p.position')
      .orderBy('p.node_id')
      .limit(PIN_LIMIT),
  );
  return { folders: await toRecords(context, rows) };
};

/** A pin and whether its folder is shown now. */
interface Pinned {
  readonly node_id: string;
  readonly position: number;
  readonly is_shown: boolean;
}

const readOthers = async ({ db, actor }: CallContext, nodeId: string): Promise<readonly Pinned[]> => {
  const { rows } = await sql<Pinned>`
    select p.node_id, p.position, (n.state = ${LIVE} and ${isVisibleTo(actor.userId)}) as is_shown
      from pin p join node n on n.owner_id = p.owner_id and n.id = p.node_id
      where p.user_id = ${actor.userId} and p.node_id <> ${nodeId}
      order by p.position, p.node_id`.execute(db);
  return rows;
};

/** Works out a position before the pin that is shown at an index, and after the one above it, shown or not. */
const positionAt = (others: readonly Pinned[], index: number): number => {
  const shown = others.filter(({ is_shown }) => is_shown);
  const next = shown[index];
  const last = others.at(-1);
  if (next === undefined) return last === undefined ? 0 : last.position + 1;
  const before = others[others.indexOf(next) - 1];
  return before === undefined ? next.position - 1 : (before.position + next.position) / 2;
};

/** Pins a folder, or gives a pinned one another place. Throws `pinsFull` when as many are pinned as may be. */
const pinFolder = async (
  context: CallContext,
  { folderId, index }: CallParsedInput<'folders', 'pin'>,
): Promise<CallData<'folders', 'pin'>> => {
  const { db, actor } = context;
  const { node } = await openNode(db, { id: folderId, viewerId: actor.userId }, 'read');
  if (node.kind !== KIND.folder || node.state !== STATE.live) throw new CallError('fileUnavailable');
  const others = await readOthers(context, node.id);
  if (others.length >= PIN_LIMIT) throw new CallError('pinsFull');
  const position = positionAt(others, index ?? others.length);
  await db
    .insertInto('pin')
    .values({ user_id: actor.userId, node_id: node.id, owner_id: node.owner_id, position })
    .onConflict((conflict) =>
      // Without a place it stays where it is: a second press on another device moves nothing.
      index === undefined
        ? conflict.doNothing()
        : conflict.columns(['user_id', 'node_id']).doUpdateSet({ position }),
    )
    .execute();
  return { pinned: true };
};

/** Takes a folder off the pinned ones, whether it still can be opened or not. Throws `fileUnavailable` when it is none of them. */
const unpinFolder = async (
  { db, actor }: CallContext,
  { folderId }: CallParsedInput<'folders', 'unpin'>,
): Promise<CallData<'folders', 'unpin'>> => {
  const removed = await db
    .deleteFrom('pin')
    .where('user_id', '=', actor.userId)
    .where('node_id', '=', folderId)
    .returning('node_id')
    .executeTakeFirst();
  if (removed === undefined) throw new CallError('fileUnavailable');
  return { pinned: false };
};

/** Lists the calls about pinned folders. They belong to our own side menu, so partners have no use for them. */
export const pinCalls: readonly ImplementedCall[] = [
  implement(endpoints.folders.pinned, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: listPinned,
  }),
  implement(endpoints.folders.pin, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: pinFolder,
  }),
  implement(endpoints.folders.unpin, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: unpinFolder,
  }),
];
