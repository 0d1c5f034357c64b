import type { Database } from '../../packages/server/src/kernel/db/database.ts';
import { createRandom, pickInteger } from '../../packages/server/src/kernel/db/crash/random.ts';
import type { Random } from '../../packages/server/src/kernel/db/crash/random.ts';
import { openPayingWorld } from './paying-world.ts';
import type { PayingWorld } from './paying-world.ts';

/** People who send bodies in turn: each has few orders open at a time. */
const PEOPLE = 50;

/** Prices, written down a second time. */
const PLAN_FEN: Readonly<Record<string, number>> = {
  'member member-month': 1_990,
  'member member-quarter': 4_990,
  'member member-year': 15_900,
};
const SEAT_FEN = 29_900;
const TEMPLATE_FEN = 990;

const MONEY = [
  '',
  '0',
  '0.01',
  '-1',
  '9.90',
  '9.9',
  '9.91',
  '19.90',
  '49.9',
  '159',
  '299',
  '598',
  '1e-9',
  'NaN',
  'Infinity',
  '0x1',
  '990',
  '1990',
  ' 9.90 ',
  '９.９０',
  '9,90',
  '1e1',
  '00009.90',
  '9.900',
  '9.9000001',
];
const SEATS = ['', '1', '2', '0', '-3', '1.5', '1e3', '10001', '99999999999', 'two'];
const TYPES = ['clone', 'member', 'org', 'free', '', '__proto__'];
const PLANS = [
  '',
  'member-month',
  'member-quarter',
  'member-year',
  'org-year',
  'constructor',
  'member-month ',
];
/** Fields that no body has, in the names that the price goes by. */
const EXTRA = [
  'amountFen',
  'amount_fen',
  'listFen',
  'list_fen',
  'couponFen',
  'price',
  'total_amount',
  'state',
  'userId',
  'user_id',
  'gateway',
  'seats',
  'id',
  'chain_id',
];

const pick = (random: Random, all: readonly string[]): string =>
  all[pickInteger(random, 0, all.length - 1)] ?? '';

/** Makes up the body of a pre-order: one that could be, with some of its fields spoilt. */
const inventBody = (random: Random, templates: readonly string[]): Readonly<Record<string, string>> => {
  const orderType = pick(random, ['clone', 'member', 'org']);
  const plan = { clone: '', member: pick(random, PLANS.slice(1, 4)), org: 'org-year' }[orderType] ?? '';
  const body: Record<string, string> = {
    orderType,
    upgradeType: plan,
    chartId: templates[0] ?? '',
    teamusercount: pick(random, ['1', '2', '7', '300']),
    orgName: 'Atelier',
    orgId: '',
    coupon: '',
  };
  if (random() < 0.4) body['realMoney'] = pick(random, MONEY);
  const spoil: Readonly<Record<string, readonly string[]>> = {
    orderType: TYPES,
    upgradeType: PLANS,
    chartId: templates,
    teamusercount: SEATS,
    coupon: ['NO-SUCH-COUPON', '', ' '],
  };
  for (const [name, values] of Object.entries(spoil)) if (random() < 0.12) body[name] = pick(random, values);
  for (let more = pickInteger(random, 0, 3); more > 0; more -= 1)
    body[pick(random, EXTRA)] = pick(random, MONEY) || '1';
  return body;
};

/** Returns what an order costs that the server made, by what it is for. */
const priceOf = (order: {
  readonly kind: string;
  readonly item: string;
  readonly seats: number;
}): number | undefined => {
  if (order.kind === 'clone') return TEMPLATE_FEN;
  return order.kind === 'org' ? SEAT_FEN * order.seats : PLAN_FEN[`${order.kind} ${order.item}`];
};

/** Report of a run. */
export interface TamperReport {
  readonly bodies: number;
  /** Orders that were made of them. */
  readonly orders: number;
  readonly faults: readonly string[];
}

interface Sent {
  readonly world: PayingWorld;
  readonly token: string;
  readonly channel: 'wechat' | 'alipay';
}

const post = async (
  { world, token, channel }: Sent,
  call: 'pre_order' | 'pay',
  body: Readonly<Record<string, string>>,
): Promise<{ readonly code: string; readonly data?: { readonly order?: { readonly id: string } } }> => {
  const path = `/api/personal/order/${channel}/${call}`;
  const sent = { method: 'POST', headers: { token }, body: new URLSearchParams(body) };
  return (await (await world.servers[0].send(path, sent)).json()) as Awaited<ReturnType<typeof post>>;
};

/** Sends one body and, when an order comes of it, has its code shown. Returns what is wrong; undefined when no order came of it. */
const tamperOnce = async (
  sent: Sent,
  body: Readonly<Record<string, string>>,
): Promise<readonly string[] | undefined> => {
  const { world, channel } = sent;
  const made = await post(sent, 'pre_order', body);
  const id = made.data?.order?.id;
  if (made.code !== '200' || id === undefined) return undefined;
  await post(sent, 'pay', { orderId: id });
  const order = await world.db
    .selectFrom('orders')
    .select(['kind', 'item', 'seats', 'amount_fen'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const [price, asked] = [priceOf(order), world.fakes[channel].amountOf(id.replaceAll('-', ''))];
  if (order.amount_fen === price && asked === price) return [];
  return [
    `${JSON.stringify(body)}: ${order.amount_fen} fen ordered, ${asked} fen asked, in place of ${price}`,
  ];
};

/** Sends made-up bodies of pre-orders: whatever they say, what is charged is the server's price. */
export const tamperOrders = async (
  databases: readonly [Database, Database],
  { bodies, seed }: { readonly bodies: number; readonly seed: number },
): Promise<TamperReport> => {
  const world = await openPayingWorld(databases);
  const random = createRandom(seed);
  const faults: string[] = [];
  let orders = 0;
  try {
    const { paidId, freeId, memberId } = world.shop;
    const templates = [paidId, paidId, paidId, freeId, memberId, '', 'x'];
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, () => world.servers[0].person({ free: true })),
    );
    for (let number = 0; number < bodies; number += 1) {
      const channel = random() < 0.5 ? 'wechat' : 'alipay';
      const token = people[number % PEOPLE]?.token ?? '';
      const found = await tamperOnce({ world, token, channel }, inventBody(random, templates));
      if (found === undefined) continue;
      orders += 1;
      faults.push(...found);
    }
  } finally {
    await world.stop();
  }
  return { bodies, orders, faults };
};
