import { purchaseCalls } from '../../packages/server/src/testing/buyer.ts';
import { workPayments } from '../../packages/server/src/domains/payments/index.ts';
import type { GatewayPayment } from '../../packages/server/src/kernel/calls/gateway.types.ts';
import type { NoticeChange } from '../../packages/server/src/domains/payments/gateways/testing/gateway-under-test.ts';
import { holdOrders } from '../../packages/server/src/domains/payments/testing/hold-orders.ts';
import { findImbalance, findUnkept, judgePurchase } from './judge-purchase.ts';
import { sendNotice } from './paying-world.ts';
import type { PayingWorld } from './paying-world.ts';
import { groupsOf, STORIES } from './purchase-plan.ts';
import type { Delivery, DeliveryKind, PurchasePlan } from './purchase-plan.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const OPEN_MS = 16 * 60_000;
const PRICES = { clone: 990, member: 1_990 };

/** How a notice that is not true differs from one that is. */
const CHANGES: Readonly<
  Record<Exclude<DeliveryKind, 'page'>, Readonly<Record<'wechat' | 'alipay', NoticeChange>>>
> = {
  true: { wechat: {}, alipay: {} },
  forged: { wechat: { isForged: true }, alipay: { isForged: true } },
  amount: { wechat: { amountFen: 1 }, alipay: { amountFen: 1 } },
  application: { wechat: { appId: 'wx0000000000000000' }, alipay: { appId: '2021000000000009' } },
  seller: { wechat: { seller: '1900000009' }, alipay: { seller: '2088000000000009' } },
  stranger: { wechat: { tradeNo: 'f'.repeat(32) }, alipay: { tradeNo: 'f'.repeat(32) } },
};

/** Outcome of a purchase. */
export interface PurchaseReport {
  readonly payments: number;
  readonly faults: readonly string[];
}

interface Purchase {
  readonly world: PayingWorld;
  readonly plan: PurchasePlan;
  readonly orderIds: readonly string[];
  /** Payments that a true notice of each code tells; of a code that was not paid, those that a liar would tell. */
  readonly payments: readonly GatewayPayment[];
  readonly token: string;
}

/** Has something arrive at one of the servers; returns what is wrong with the reply. */
const arrive = async (
  { world, plan, orderIds, payments, token }: Purchase,
  { kind, code }: Delivery,
  turn: number,
): Promise<readonly string[]> => {
  const server = world.servers[turn % 2] ?? world.servers[0];
  if (kind === 'page') {
    // Asks the gateway, as the page does while it waits, and then for what was bought. Refused while it is not paid, and while the
    // database is busy; what it came to is judged in the end.
    const { orders } = purchaseCalls(server.client(token));
    const asked = { orderId: orderIds[code] ?? '' };
    const ask = plan.channel === 'wechat' ? orders.queryWechat : orders.queryAlipay;
    await ask(asked, { keep: true }).catch(() => undefined);
    await orders.deliver(asked, { keep: true }).catch(() => undefined);
    return [];
  }
  const payment = payments[code];
  if (payment === undefined) throw new Error('a plan names a code that was not shown');
  const notice = world.fakes[plan.channel].notice(payment, CHANGES[kind][plan.channel]);
  const status = await sendNotice(server, plan.channel, notice);
  if (status !== (kind === 'true' ? 200 : 400)) return [`a notice (${kind}) was answered ${status}`];
  return status === 200 ? findUnkept(world.db, payment.transactionId) : [];
};

/**
 * Has both payments of a chain be entered at one moment, by the one server and by the other. The embedded database does one
 * transaction at a time, so that nothing is ever entered beside something else.
 */
const enterBothAtOnce = async (purchase: Purchase): Promise<readonly string[]> => {
  const [first, second] = purchase.world.databases;
  if (first === second) return [];
  const faults: string[] = [];
  await holdOrders(first, purchase.orderIds, async (untilWaiting) => {
    for (const code of [0, 1]) {
      faults.push(...(await arrive(purchase, { kind: 'true', code }, code)));
      await untilWaiting(code + 1);
    }
  });
  return faults;
};

const placeOrders = async (
  world: PayingWorld,
  plan: PurchasePlan,
  token: string,
): Promise<readonly string[]> => {
  const { orders } = purchaseCalls(world.servers[0].client(token));
  const input =
    plan.kind === 'clone'
      ? ({ orderType: 'clone', chartId: world.shop.paidId } as const)
      : ({ orderType: 'member', upgradeType: 'member-month' } as const);
  const ids: string[] = [];
  for (let code = 0; code < STORIES[plan.story].codes; code += 1) {
    const isWechat = plan.channel === 'wechat';
    const { order } = await (isWechat ? orders.preOrderWechat(input) : orders.preOrderAlipay(input));
    await (isWechat ? orders.payWechat({ orderId: order.id }) : orders.payAlipay({ orderId: order.id }));
    ids.push(order.id);
  }
  return ids;
};

/** Carries a plan out: someone orders and pays, the deliveries arrive at two servers, and the books are looked at after every step. */
export const runPurchase = async (world: PayingWorld, plan: PurchasePlan): Promise<PurchaseReport> => {
  const { clock, db, servers, fakes } = world;
  const story = STORIES[plan.story];
  const amountFen = PRICES[plan.kind];
  const buyer = await servers[0].person({ free: true });
  const orderIds = await placeOrders(world, plan, buyer.token);
  if (story.isLate) {
    clock.advance(OPEN_MS);
    // What fails here shows in the end.
    await workPayments(servers[0].app).catch(() => undefined);
  }
  const paid: ReadonlySet<number> = new Set(story.paid);
  const payments = orderIds.map((id, code) => {
    const tradeNo = id.replaceAll('-', '');
    const isFaster = story.isLate || code < orderIds.length - 1;
    const liar = { tradeNo, transactionId: `liar-${tradeNo}`, amountFen };
    return paid.has(code) ? (fakes[plan.channel].payTrade(tradeNo, isFaster) ?? liar) : liar;
  });
  const purchase = { world, plan, orderIds, payments, token: buyer.token };
  const faults: string[] = [];
  const isRace = plan.rhythm === 'together' && story.paid.length > 1;
  if (isRace) faults.push(...(await enterBothAtOnce(purchase)));
  let turn = 0;
  for (const [at, group] of groupsOf(plan).entries()) {
    if (plan.rhythm === 'dayApart' && at > 0) clock.advance(DAY_MS);
    const replies = await Promise.all(group.map((delivery) => arrive(purchase, delivery, turn++)));
    faults.push(...replies.flat(), ...(await findImbalance(db, buyer.id)));
  }
  clock.advance(MINUTE_MS);
  const worked = await Promise.allSettled(servers.map(({ app }) => workPayments(app)));
  if (worked.some(({ status }) => status === 'rejected')) faults.push('the work of a minute failed');
  const wanted = { kind: plan.kind, payments: story.paid.length, amountFen, now: clock.now() };
  faults.push(...(await judgePurchase(db, buyer.id, wanted)));
  return { payments: story.paid.length, faults };
};
