import type { CallParsedInput } from '@chartdock/contract';
import { CallError } from '../../kernel/errors/call-error.ts';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { findOrganisationOf } from './organisations/organisations.ts';
import { readTemplate } from '../templates/index.ts';
import { findPlan } from './plans.ts';
import type { OrderKind } from './tables.ts';

/** Input of a pre-order. */
export type PreOrder = CallParsedInput<'orders', 'preOrderWechat'>;

/** Subject of an order, at the price of this server, before a coupon. */
export interface Quote {
  readonly kind: OrderKind;
  readonly item: string;
  readonly title: string;
  readonly listFen: number;
  readonly authorId: string | null;
  /** Whether the person has it already, in this or another language. */
  readonly isGranted: boolean;
  readonly seats: number;
  readonly orgName: string | null;
  /** Organisation that is extended; null for one that is to be made, and for anything else. */
  readonly orgId: string | null;
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
    isGranted: template.is_granted,
    seats: 1,
    orgName: null,
    orgId: null,
  };
};

/**
 * Finds the organisation of an order of seats: the one that it names, which the person is in; else the one that they own, or a
 * new one. Seats never go to an organisation that only let them in. Throws `notAllowed` for any other that it names, and
 * `invalidInput` for another name than that of their own.
 */
const findOrdered = async (
  { db, actor }: CallContext,
  { orgId = '', orgName = '' }: PreOrder,
): Promise<Pick<Quote, 'orgId' | 'orgName'>> => {
  const mine = await findOrganisationOf(db, actor.userId);
  if (orgId !== '' && orgId !== mine?.id) throw new CallError('notAllowed');
  const isNamed = orgId !== '' || mine?.owner_id === actor.userId;
  if (mine === undefined || !isNamed) return { orgId: null, orgName };
  if (orgName !== '' && orgName !== mine.name)
    throw refuseInput('orgName', 'The organisation of this order has another name');
  return { orgId: mine.id, orgName: mine.name };
};

const quotePlan = async (context: CallContext, input: PreOrder): Promise<Quote> => {
  const { orderType, upgradeType, teamusercount } = input;
  const plan = findPlan(orderType, upgradeType);
  if (plan === undefined) throw refuseInput('upgradeType', 'There is no such plan');
  const seats = orderType === 'org' ? (teamusercount ?? 1) : 1;
  return {
    kind: orderType,
    item: plan.id,
    title: plan.id,
    listFen: plan.priceFen * seats,
    authorId: null,
    isGranted: false,
    seats,
    ...(orderType === 'org' ? await findOrdered(context, input) : { orgId: null, orgName: null }),
  };
};

/**
 * Returns the subject of a pre-order and its price here (PAY-17). Throws `templateUnavailable`, `alreadyPaid` for one's own
 * template, `invalidInput` for a plan that is none, `notAllowed` for an organisation that the person is not in.
 */
export const quote = async (context: CallContext, input: PreOrder): Promise<Quote> =>
  input.orderType === 'clone' ? quoteTemplate(context, input) : quotePlan(context, input);
