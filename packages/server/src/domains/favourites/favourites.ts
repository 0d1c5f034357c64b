import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { claimItem } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ForgetNodes } from '../../kernel/calls/forget-nodes.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { askerOf, KIND, openNode, STATE, STATUS } from '../nodes/index.ts';
import type { NodeRow } from '../nodes/index.ts';

const SHELF = { chart: 0, folder: 0, template: 1 } as const;

/** Adds a favourite, or takes it away when it is one (CALL-F-023, LIFE-16). */
export const toggleFavourite = async (
  context: CallContext,
  input: CallParsedInput<'favourites', 'toggle'>,
): Promise<CallData<'favourites', 'toggle'>> => {
  const { db, actor, now } = context;
  const { node } = await openNode(db, { id: input.chartId, ...askerOf(context) }, 'read');
  const chartType = input.chartType ?? 'chart';
  if (chartType === 'template' && !isTemplate(node)) throw new CallError('templateUnavailable');
  if (node.state !== STATE.live || (chartType === 'folder' && node.kind !== KIND.folder))
    throw new CallError('fileUnavailable');
  const kind = SHELF[chartType];
  const added = await db
    .insertInto('favourite')
    .values({ user_id: actor.userId, kind, node_id: node.id, owner_id: node.owner_id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('node_id')
    .executeTakeFirst();
  if (added === undefined) await removeFavourite(context, { id: node.id, kind });
  return { favourite: added !== undefined };
};

/** Takes a favourite away, whether it still can be opened or not (CALL-F-038, LIFE-15). Throws `fileUnavailable` when it is none. */
const cancelFavourite = async (
  context: CallContext,
  input: CallParsedInput<'favourites', 'cancel'>,
): Promise<CallData<'favourites', 'cancel'>> => {
  const removed = await removeFavourite(context, { id: input.fileId, kind: SHELF[input.type] });
  if (!removed) throw new CallError('fileUnavailable');
  return { favourite: false };
};

/** Lists the calls about favourites. */
export const favouriteCalls: readonly ImplementedCall[] = [
  implement(endpoints.favourites.toggle, {
    access: 'token',
    scope: 'files:write',
    items: ({ chartId }) => claimItem(chartId),
    handler: toggleFavourite,
  }),
  implement(endpoints.favourites.cancel, {
    access: 'token',
    scope: 'files:write',
    items: ({ fileId }) => claimItem(fileId),
    handler: cancelFavourite,
  }),
];

const isTemplate = (node: NodeRow): boolean => node.public_clone && node.status === STATUS.public;

const removeFavourite = async (
  { db, actor }: CallContext,
  { id, kind }: { readonly id: string; readonly kind: 0 | 1 },
): Promise<boolean> => {
  const removed = await db
    .deleteFrom('favourite')
    .where('user_id', '=', actor.userId)
    .where('kind', '=', kind)
    .where('node_id', '=', id)
    .returning('node_id')
    .executeTakeFirst();
  return removed !== undefined;
};

/** Deletes the owner's own favourites of deleted files; others find theirs gone when they open them. */
export const forgetFavourites: ForgetNodes = (db, { ownerId, ids }) =>
  sql`delete from favourite where user_id = ${ownerId} and node_id = any(${[...ids]}::uuid[])`.execute(db);
