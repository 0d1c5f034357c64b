import type { CallParsedInput } from '@chartdock/contract';
import { sql } from 'kysely';
import { CallError } from '../calls/call-error.ts';
import type { CallContext } from '../calls/context.ts';
import { LIVE, STATUS } from '../nodes/index.ts';
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

interface PricedTemplate {
  readonly owner_id: string;
  readonly is_house: boolean;
  readonly title: string;
  readonly price_fen: number;
  readonly is_open: boolean;
}

const quoteTemplate = async ({ db, actor }: CallContext, { chartId }: PreOrder): Promise<Quote> => {
  if (chartId === undefined) throw new CallError('templateUnavailable');
  const { rows } = await sql<PricedTemplate>`
    select t.owner_id, t.is_house, t.title, t.price_fen,
      coalesce(t.state = 0 and n.state = ${LIVE} and n.status = ${STATUS.public} and n.public_clone, false) as is_open
    from template t left join node n on n.owner_id = t.owner_id and n.id = t.id
    where t.id = ${chartId} for share of t`.execute(db);
  const [template] = rows;
  // Those of the house come with a membership and are not sold one by one.
  if (template === undefined || !template.is_open || template.is_house || template.price_fen === 0)
    throw new CallError('templateUnavailable');
  if (template.owner_id === actor.userId) throw new CallError('alreadyPaid');
  return {
    kind: 'clone',
    item: chartId,
    title: template.title,
    listFen: template.price_fen,
    authorId: template.owner_id,
    seats: 1,
    orgName: null,
  };
};

const quotePlan = ({ orderType, upgradeType, teamusercount, orgName }: PreOrder): Quote => {
  const plan = findPlan(orderType, upgradeType);
  if (plan === undefined)
    throw new CallError('invalidInput', { issues: [{ path: 'upgradeType', message: 'no such plan' }] });
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
