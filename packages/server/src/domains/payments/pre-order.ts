import type { CallData } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { z } from 'zod';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { PayChannel } from '../../kernel/calls/gateway.types.ts';
import { takeCoupon } from './coupons/coupon-use.ts';
import { closeOrder } from './close-order.ts';
import { LATE_MS } from './late/ask-late.ts';
import { isPaid } from './order-states.ts';
import { isOrderFor, lockPurchases, paidData } from './orders.ts';
import type { OrderRow } from './orders.ts';
import { inEveryLanguage } from '../templates/index.ts';
import { quote } from './quote.ts';
import type { PreOrder, Quote } from './quote.ts';

/** How long an order can be paid, in milliseconds; its code shows for a minute, and its payer may be slow. */
const OPEN_MS = 15 * 60_000;

/** How long the id in a QR link stands for something. */
const LINK_MS = 24 * 3_600_000;

/** The least that a gateway takes, in fen. */
const LEAST_FEN = 1;

type Created = CallData<'orders', 'preOrderWechat'>;

/** Orders something at the price of this server, in place of an order for the same thing that is still open (PAY-17). */
const preOrder =
  (channel: PayChannel) =>
  async (context: CallContext, input: PreOrder): Promise<Created> => {
    const gateway = context.app.gateways.of(channel);
    if (gateway === undefined) throw new CallError('paymentUnavailable');
    return placeOrder(context, input, { channel, gateway: gateway.name });
  };

/** Enters an order that is to be paid at a gateway, as {@link preOrder} does. */
export const placeOrder = async (
  context: CallContext,
  input: PreOrder,
  { channel, gateway }: Pick<OrderRow, 'channel' | 'gateway'>,
): Promise<Created> => {
  const { app, db, actor, now } = context;
  context.holdTurn(actor.userId);
  await lockPurchases(context);
  const quoted = await quote(context, input);
  const chain = await enterChain(context, quoted);
  const id = app.createId();
  const couponFen = await takeOff(context, { input, quoted, orderId: id });
  const amountFen = quoted.listFen - couponFen;
  if (input.realMoney !== undefined && input.realMoney !== amountFen)
    throw new CallError('priceChanged', { price: amountFen / 100 });
  await db
    .insertInto('orders')
    .values({
      id,
      user_id: actor.userId,
      chain_id: chain.id ?? id,
      kind: quoted.kind,
      item: quoted.item,
      title: quoted.title,
      author_id: quoted.authorId,
      seats: quoted.seats,
      org_name: quoted.orgName,
      org_id: quoted.orgId,
      channel,
      gateway,
      list_fen: quoted.listFen,
      coupon_fen: couponFen,
      amount_fen: amountFen,
      coupon_code: couponFen === 0 ? null : (input.coupon ?? null),
      state: 'open',
      file_id: null,
      created_at: now,
      closes_at: now + OPEN_MS,
      paid_at: null,
      payer_mark: null,
    })
    .execute();
  // The old code stops taking money before the new one is shown, and money that it took and nobody heard of counts; an
  // unreachable gateway is told later.
  const { last } = chain;
  if (last !== undefined) context.afterCommit(() => closeOrder(app, last).then(() => undefined));
  const { orgId, orgName } = quoted;
  return { order: { id }, ...(orgName === null ? {} : { organisation: { orgId, name: orgName } }) };
};

interface Chain {
  /** Undefined begins a new one. */
  readonly id: string | undefined;
  /** The order before it that nobody paid as far as is known here; undefined for an old one. */
  readonly last: OrderRow | undefined;
}

const NEW_CHAIN: Chain = { id: undefined, last: undefined };

/**
 * Finds the chain that an order goes on with, and takes the open order out of the way. Throws `alreadyPaid` for a template that
 * is the person's to use, with its order when it was paid within a day: a buyer who comes back after a late payment gets the paid
 * template.
 */
const enterChain = async ({ db, actor, now }: CallContext, { kind, item }: Quote): Promise<Chain> => {
  const last = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .where(isOrderFor({ kind, item }))
    // The clocks of two servers may say that an order that is over came after the open one.
    .orderBy(sql`state = 'open'`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (kind === 'clone') {
    const grant = await db
      .selectFrom('template_grant as g')
      .leftJoin('orders as o', (join) =>
        join.onRef('o.id', '=', 'g.order_id').on('o.paid_at', '>', now - LATE_MS),
      )
      .select('o.id')
      .where('g.user_id', '=', actor.userId)
      .where('g.template_id', 'in', inEveryLanguage(item))
      .orderBy(sql`o.id is null`)
      .limit(1)
      .executeTakeFirst();
    if (grant !== undefined)
      throw new CallError('alreadyPaid', grant.id === null ? null : paidData({ id: grant.id }));
  }
  if (last === undefined) return NEW_CHAIN;
  const chain = await db.selectFrom('orders').select('state').where('chain_id', '=', last.chain_id).execute();
  if (chain.some(({ state }) => isPaid(state) || state === 'refunding' || state === 'refunded'))
    return NEW_CHAIN;
  if (last.state !== 'open')
    return { id: last.chain_id, last: last.created_at > now - LATE_MS ? last : undefined };
  await db.updateTable('orders').set({ state: 'closing' }).where('id', '=', last.id).execute();
  // Its coupon goes to the order that takes its place.
  if (last.coupon_code !== null)
    await db.updateTable('coupon').set({ order_id: null }).where('order_id', '=', last.id).execute();
  return { id: last.chain_id, last: { ...last, state: 'closing' } };
};

/**
 * Sets the coupon of a pre-order aside and returns its discount, in fen: all but the least that a gateway takes. Throws
 * `couponRefused`.
 */
const takeOff = async (
  { db, actor, now }: CallContext,
  { input, quoted, orderId }: { readonly input: PreOrder; readonly quoted: Quote; readonly orderId: string },
): Promise<number> => {
  const { coupon = '' } = input;
  // A coupon that would take nothing off stays free: an order without one would never give it back.
  if (coupon === '' || quoted.listFen <= LEAST_FEN) return 0;
  const off = await takeCoupon(db, {
    code: coupon,
    userId: actor.userId,
    templateId: quoted.kind === 'clone' ? quoted.item : undefined,
    now,
    orderId,
  });
  if (off === undefined) throw new CallError('couponRefused');
  return Math.min(off, quoted.listFen - LEAST_FEN);
};

/** Keeps a pre-order under an id that a QR link can carry (CALL-P-004). */
const addPreOrderInfo = async (context: CallContext, input: PreOrder): Promise<string> => {
  const { app, db, actor, now } = context;
  const { kind, item } = await quote(context, input);
  const id = app.createId();
  const { coupon, teamusercount, orgName, orgId, realMoney } = input;
  const wish = JSON.stringify({ coupon, teamusercount, orgName, orgId, realMoney });
  const row = { id, user_id: actor.userId, kind, item, wish, created_at: now, expires_at: now + LINK_MS };
  await db.insertInto('pre_order').values(row).execute();
  return id;
};

/** Stored data of a pre-order, once its texts were read. */
const wishSchema = z.object({
  coupon: z.string().optional(),
  teamusercount: z.int().optional(),
  orgName: z.string().optional(),
  orgId: z.string().optional(),
  /** In fen. */
  realMoney: z.int().optional(),
});

/**
 * Returns the pre-order of a link to the person who made it, so that their phone can go on with it. Throws `orderUnavailable` for
 * anyone else, and after a day.
 */
const readPreOrderInfo = async (
  context: CallContext,
  { uuid }: { readonly uuid: string },
): Promise<CallData<'orders', 'readPreOrderInfo'>> => {
  const { db, actor, now } = context;
  const link = await db
    .selectFrom('pre_order')
    .selectAll()
    .where('id', '=', uuid)
    .where('user_id', '=', actor.userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (link === undefined) throw new CallError('orderUnavailable');
  const { coupon, teamusercount, orgName, orgId, realMoney } = wishSchema.parse(link.wish);
  const names = link.kind === 'clone' ? { chartId: link.item } : { upgradeType: link.item };
  const quoted = await quote(context, { orderType: link.kind, teamusercount, orgName, orgId, ...names });
  return {
    orderType: link.kind,
    id: link.item,
    title: quoted.title,
    price: (realMoney ?? quoted.listFen) / 100,
    seats: quoted.seats,
    ...(coupon === undefined ? {} : { coupon }),
    ...(orgId === undefined ? {} : { orgId }),
    ...(quoted.orgName === null ? {} : { orgName: quoted.orgName }),
  };
};

const paying = { access: 'token', scope: 'pay', items: 'closed' } as const;

/** Lists the calls that begin a purchase. */
export const preOrderCalls: readonly ImplementedCall[] = [
  implement(endpoints.orders.preOrderAlipay, { ...paying, handler: preOrder('alipay') }),
  implement(endpoints.orders.preOrderWechat, { ...paying, handler: preOrder('wechat') }),
  implement(endpoints.orders.addPreOrderInfo, { ...paying, handler: addPreOrderInfo }),
  implement(endpoints.orders.readPreOrderInfo, { ...paying, handler: readPreOrderInfo }),
];
