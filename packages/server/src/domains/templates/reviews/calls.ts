import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import type { CallContext } from '../../../kernel/calls/context.ts';
import { implement } from '../../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../../kernel/calls/implement.ts';
import { changePrice } from './change-price.ts';
import { approveReview, refuseReview } from './decide.ts';
import { listMine } from './list-mine.ts';
import { countWaiting, listWaiting } from './list-waiting.ts';
import type { Deciding } from './review.types.ts';

const decidingIn = ({ app, db, now, actor }: CallContext): Deciding => ({
  app,
  db,
  now,
  operatorId: actor.userId,
});

const approve = async (
  context: CallContext,
  input: CallParsedInput<'reviews', 'approve'>,
): Promise<CallData<'reviews', 'approve'>> => {
  const { id, scene, topics } = input;
  await approveReview(decidingIn(context), {
    id,
    ...(scene === undefined ? {} : { scene }),
    ...(topics === undefined ? {} : { topics }),
  });
  return { waiting: await countWaiting(context.db) };
};

const refuse = async (
  context: CallContext,
  input: CallParsedInput<'reviews', 'refuse'>,
): Promise<CallData<'reviews', 'refuse'>> => {
  await refuseReview(decidingIn(context), input);
  return { waiting: await countWaiting(context.db) };
};

/** Lists the calls about published files on their way into the library. */
export const reviewCalls: readonly ImplementedCall[] = [
  implement(endpoints.reviews.mine, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: listMine,
  }),
  implement(endpoints.reviews.changePrice, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: changePrice,
  }),
  implement(endpoints.reviews.list, {
    access: 'operator',
    scope: 'own sessions',
    items: 'closed',
    handler: listWaiting,
  }),
  implement(endpoints.reviews.approve, {
    access: 'operator',
    scope: 'own sessions',
    items: 'closed',
    handler: approve,
  }),
  implement(endpoints.reviews.refuse, {
    access: 'operator',
    scope: 'own sessions',
    items: 'closed',
    handler: refuse,
  }),
];
