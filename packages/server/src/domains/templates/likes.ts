import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { toggleFavourite } from '../favourites/index.ts';

/** Adds a template to the favourites, or takes it away when it is one (CALL-F-054). */
const like = (
  context: CallContext,
  { chartId, fileType }: CallParsedInput<'templates', 'like'>,
): Promise<CallData<'templates', 'like'>> => toggleFavourite(context, { chartId, chartType: fileType });

/** Returns whether a template is a favourite; nobody asks for anyone else (CALL-F-055). */
const readLike = async (
  { db, actor }: CallContext,
  { chartId, userid }: CallParsedInput<'templates', 'likeStatus'>,
): Promise<CallData<'templates', 'likeStatus'>> => {
  if (userid !== actor.userId) throw new CallError('notAllowed');
  const row = await db
    .selectFrom('favourite')
    .select('node_id')
    .where('user_id', '=', actor.userId)
    .where('kind', '=', 1)
    .where('node_id', '=', chartId)
    .executeTakeFirst();
  return { favourite: row !== undefined };
};

/** Lists the calls about favourite templates. */
export const likeCalls: readonly ImplementedCall[] = [
  implement(endpoints.templates.like, {
    access: 'token',
    scope: 'files:write',
    items: 'closed',
    handler: like,
  }),
  implement(endpoints.templates.likeStatus, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    handler: readLike,
  }),
];
