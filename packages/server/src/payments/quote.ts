import type { CallParsedInput } from '@chartdock/contract';
import { CallError } from '../calls/call-error.ts';
import { refuseInput } from '../calls/refuse-input.ts';
import type { CallContext } from '../calls/context.ts';
import { readTemplate } from '../templates/index.ts';
import { findPlan } from './plans.ts';
import type { OrderKind } from './tables.ts';

/** What a pre-order carries. */
export type PreOrder = CallParsedInput<'orders', 'preOrderWechat'>;

/** What is bought, at the price of this server, before a coupon. */
export interface Quote {
  readonly kind: OrderKind;
  readonly item: string;
  readonly title: string;
  readonly listFen: number;
  readonly authorId: string | null;
  readonly seats: number;
  readonly orgName: string | null;
}

const quoteTemplate = async (context: CallContext, { chartId }: PreOrder): Promise<Quote> => {
  const template = chartId === undefined ? undefined : await readTemplate(context, chartId, true);
  // Those of the house come with a membership and are not sold one by one.
  if (template === undefined || !template.is_open || template.is_house || template.price_fen === 0)
    throw new CallError('templateUnavailable');
  const authorId = template.author_id ?? template.owner_id;
  if (authorId === context.actor.userId) throw new CallError('alreadyPaid');
  return {
    kind: 'clone',
    item: template.id,
    title: template.title,
    listFen: template.price_fen,
    authorId,
    seats: 1,
    orgName: null,
  };
};

const quotePlan = ({ orderType, upgradeType, teamusercount, orgName }: PreOrder): Quote => {
  const plan = findPlan(orderType, upgradeType);
  if (plan === undefined) throw refuseInput('upgradeType', 'There is no such plan');
  const seats = orderType === 'org' ? (teamusercount ?? 1) : 1;
  return {
    kind: orderType,
    item: plan.id,
    title: plan.id,
    listFen: plan.priceFen * seats,
    authorId: null,
    seats,
    orgName: orderType === 'org' ? (orgName ?? '') : null,
  };
};

/** Says what a pre-order is for and what it costs here (PAY-17). Throws `templateUnavailable`, `alreadyPaid` for one's own template, `invalidInput` for a plan that is none. */
export const quote = async (context: CallContext, input: PreOrder): Promise<Quote> =>
  input.orderType === 'clone' ? quoteTemplate(context, input) : quotePlan(input);
