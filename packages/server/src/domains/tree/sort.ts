import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { claimItem, claimPlace } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext, Handle } from '../../kernel/calls/context.ts';
import {
  decide,
  findNode,
  KIND,
  LIVE,
  loadRecord,
  openLockedItem,
  openLockedPlace,
  positionBetween,
  STATE,
} from '../nodes/index.ts';
import { readOrder } from '../lists/index.ts';
import type { NodeRow } from '../nodes/index.ts';

const MAX_SORTED = 20_000;

/** Moves an item to a place of its folder's manual order, counted over the list as it is shown: folders first, then files (CALL-F-013, LIFE-08). */
const sortItem = async (
  context: CallContext,
  input: CallParsedInput<'folders', 'sort'>,
): Promise<CallData<'folders', 'sort'>> => {
  const { db } = context;
  const { opened } = await openLockedItem(context, input, 'edit');
  const { node } = opened;
  await requireEditableFolder(context, node);
  const before = node.kind === KIND.folder ? 0 : await countFolders(db, node);
  const [low, high] = await neighbours(db, node, Math.max(0, input.index - before));
  await db
    .updateTable('node')
    .set({ pos: positionBetween(low, high) })
    .where('owner_id', '=', node.owner_id)
    .where('id', '=', node.id)
    .execute();
  return { file: await loadRecord(context, { ownerId: node.owner_id, id: node.id }) };
};

/** Makes an order the manual order of a folder (CALL-F-012). Throws `folderTooLarge` past 20,000 things. */
const sortAll = async (
  context: CallContext,
  input: CallParsedInput<'folders', 'sortAll'>,
): Promise<CallData<'folders', 'sortAll'>> => {
  const { db } = context;
  const { place } = await openLockedPlace(context, input.folderId);
  const order = readOrder(input.sidx, input.sort);
  const way = sql`${sql.ref(order.column)} ${sql.raw(order.direction)}, id ${sql.raw(order.direction)}`;
  const here = sql`owner_id = ${place.ownerId} and parent_id = ${place.id} and state = ${LIVE}`;
  const { rows } = await sql<{ id: string }>`
    select id from node where ${here} order by kind, ${way} limit ${MAX_SORTED + 1}`.execute(db);
  if (rows.length > MAX_SORTED) throw new CallError('folderTooLarge');
  const ids = rows.map((row) => row.id);
  const positions = ids.map((_, index) => `${index.toString(16).padStart(6, '0')}V`);
  await sql`
    update node set pos = sorted.pos from unnest(${ids}::uuid[], ${positions}::text[]) as sorted (id, pos)
      where node.owner_id = ${place.ownerId} and node.id = sorted.id`.execute(db);
  return { count: ids.length };
};

/** Lists the calls about the manual order. */
export const sortCalls: readonly ImplementedCall[] = [
  implement(endpoints.folders.sort, {
    access: 'token',
    scope: 'files:write',
    items: ({ fileId }) => claimItem(fileId, 'inside'),
    handler: sortItem,
  }),
  implement(endpoints.folders.sortAll, {
    access: 'token',
    scope: 'files:write',
    items: ({ folderId }) => claimPlace(folderId),
    handler: sortAll,
  }),
];

/** An order belongs to the folder: who may not change it may not reorder it. */
const requireEditableFolder = async ({ db, actor, now }: CallContext, node: NodeRow): Promise<void> => {
  if (node.owner_id === actor.userId) return;
  const parent = await findNode(db, { id: node.parent_id, viewerId: actor.userId, now });
  if (parent === undefined || decide(parent, actor.userId, 'edit') !== 'allowed')
    throw new CallError('notAllowed');
};

const countFolders = async (db: Handle, node: NodeRow): Promise<number> => {
  const row = await db
    .selectFrom('node')
    .select(({ fn }) => fn.countAll<number>().as('folders'))
    .where('owner_id', '=', node.owner_id)
    .where('parent_id', '=', node.parent_id)
    .where('state', '=', STATE.live)
    .where('kind', '=', KIND.folder)
    .executeTakeFirstOrThrow();
  return row.folders;
};

/** Reads the positions just before and after a place among the item's own kind. */
const neighbours = async (
  db: Handle,
  node: NodeRow,
  index: number,
): Promise<readonly [string | undefined, string | undefined]> => {
  const others = db
    .selectFrom('node')
    .select('pos')
    .where('owner_id', '=', node.owner_id)
    .where('parent_id', '=', node.parent_id)
    .where('state', '=', STATE.live)
    .where('kind', '=', node.kind)
    .where('id', '<>', node.id);
  const rows = await others
    .orderBy('pos')
    .orderBy('id')
    .offset(Math.max(0, index - 1))
    .limit(2)
    .execute();
  if (index === 0) return [undefined, rows[0]?.pos];
  if (rows[0] !== undefined) return [rows[0].pos, rows[1]?.pos];
  const last = await others.orderBy('pos', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return [last?.pos, undefined];
};
