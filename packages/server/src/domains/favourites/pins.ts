import { PIN_LIMIT } from '@chartdock/contract';
import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import {
  KIND,
  LIVE,
  STATE,
  isVisibleTo,
  openNode,
  readRecords,
  selectRecords,
  toRecords,
  viewerOf,
} from '../nodes/index.ts';

/** Lists the pinned folders in their order. One in trash, or that the person may not see any more, is left out; it comes back to its place. */
const listPinned = async (context: CallContext): Promise<CallData<'folders', 'pinned'>> => {
  const { db, actor } = context;
  const rows = await readRecords(
    db,
    selectRecords(db, viewerOf(context))
      .innerJoin('pin as p', (join) =>
        join.onRef('p.node_id', '=', 'n.id').onRef('p.owner_id', '=', 'n.owner_id'),
      )
      .where('p.user_id', '=', actor.userId)
      .where(sql<boolean>`n.state = ${LIVE} and ${isVisibleTo(viewerOf(context))}`)
      .orderBy('p.position')
      .orderBy('p.node_id')
      .limit(PIN_LIMIT),
  );
  return { folders: await toRecords(context, rows) };
};

/** A pin and whether its folder is shown now. */
interface Pinned {
  readonly node_id: string;
  readonly is_shown: boolean;
}

const readPins = async (context: CallContext): Promise<readonly Pinned[]> => {
  const { db, actor } = context;
  const { rows } = await sql<Pinned>`
    select p.node_id, (n.state = ${LIVE} and ${isVisibleTo(viewerOf(context))}) as is_shown
      from pin p join node n on n.owner_id = p.owner_id and n.id = p.node_id
      where p.user_id = ${actor.userId}
      order by p.position, p.node_id`.execute(db);
  return rows;
};

/** Puts a pin before the one that is shown at an index, and after the one above that, shown or not. */
const withAt = (others: readonly Pinned[], pin: Pinned, index: number): readonly Pinned[] => {
  const next = others.filter(({ is_shown }) => is_shown)[index];
  const at = next === undefined ? others.length : others.indexOf(next);
  return others.toSpliced(at, 0, pin);
};

/** Makes room for one more: at the limit of pins, the invisible ones go. Throws `pinsFull` when all of them are visible. */
const withRoom = (others: readonly Pinned[]): readonly Pinned[] => {
  const kept = others.length < PIN_LIMIT ? others : others.filter(({ is_shown }) => is_shown);
  if (kept.length >= PIN_LIMIT) throw new CallError('pinsFull');
  return kept;
};

/** Writes the pins of a person anew: these, in this order. `ownerId` is that of the folder that may be new among them. */
const writePins = async (
  { db, actor }: CallContext,
  pins: readonly Pinned[],
  { id, ownerId }: { readonly id: string; readonly ownerId: string },
): Promise<void> => {
  const ids = pins.map(({ node_id: nodeId }) => nodeId);
  await db.deleteFrom('pin').where('user_id', '=', actor.userId).where('node_id', 'not in', ids).execute();
  await db
    .insertInto('pin')
    .values({ user_id: actor.userId, node_id: id, owner_id: ownerId, position: ids.length })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    update pin set position = placed.at from unnest(${ids}::uuid[]) with ordinality as placed (id, at)
      where pin.user_id = ${actor.userId} and pin.node_id = placed.id`.execute(db);
};

/** Pins a folder, or gives a pinned one another place. Throws `pinsFull` when as many are pinned as may be. */
const pinFolder = async (
  context: CallContext,
  { folderId, index }: CallParsedInput<'folders', 'pin'>,
): Promise<CallData<'folders', 'pin'>> => {
  const { db, actor } = context;
  const { node } = await openNode(db, { id: folderId, viewerId: actor.userId, now: context.now }, 'read');
  if (node.kind !== KIND.folder || node.state !== STATE.live) throw new CallError('fileUnavailable');
  // Two at once count one another, even on different servers.
  await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', actor.userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const pins = await readPins(context);
  const others = pins.filter(({ node_id: nodeId }) => nodeId !== node.id);
  // Without a place it stays where it is: a second press on another device moves nothing.
  if (index === undefined && others.length < pins.length) return { pinned: true };
  const placed = withAt(withRoom(others), { node_id: node.id, is_shown: true }, index ?? PIN_LIMIT);
  await writePins(context, placed, { id: node.id, ownerId: node.owner_id });
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
