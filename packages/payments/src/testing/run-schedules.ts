import { createMemoryStorage } from '@chartdock/platform';
import type { Clock, TimerHandle } from '@chartdock/platform';
import { createFakeClock } from '@chartdock/platform/testing';
import type { createCheckout } from '../checkout/checkout.ts';
import type { Checkout } from '../checkout/checkout.types.ts';
import { createFakeShop, ShopRefusal } from './fake-shop.ts';

/** Report on random schedules of one checkout. */
export interface ScheduleReport {
  readonly schedules: number;
  /** Schedules whose order was paid while its code was watched. */
  readonly paid: number;
  /** Paid while its code was watched, and never reported. */
  readonly undelivered: number;
  /** Reported more than once. */
  readonly twice: number;
  /** Reported although nothing was paid. */
  readonly invented: number;
  /** Requests that were sent after closing. */
  readonly afterClosing: number;
  /** Moments at which two queries were under way. */
  readonly overlapping: number;
}

/** Selects the schedules to run, and their subject. */
export interface ScheduleOptions {
  readonly create: typeof createCheckout;
  readonly count: number;
  readonly seed: number;
}

/** Makes numbers from 0 to below 1 that a seed decides (mulberry32). */
const createRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

type Counts = { -readonly [Key in keyof ScheduleReport]: number };

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** One thing that happens between two polls. */
type Happening = 'wait' | 'payAtGateway' | 'refresh' | 'otherChannel' | 'reload' | 'sleep' | 'close';

const HAPPENINGS: readonly (readonly [until: number, Happening])[] = [
  [0.72, 'wait'],
  [0.8, 'payAtGateway'],
  [0.85, 'refresh'],
  [0.88, 'otherChannel'],
  [0.93, 'reload'],
  [0.98, 'sleep'],
  [1, 'close'],
];

const SLEEP_MS = 45_000;
const STEPS = 25;
const ENOUGH_STEPS = 40;

/** Findings of a schedule so far. */
interface Told {
  isPaid: boolean;
  /** Whether every answer comes at once. */
  isCalm: boolean;
  isClosed: boolean;
  /** Whether the code was watched when it was paid. */
  isWatched: boolean;
  reports: number;
  /** Requests that were sent until it was closed. */
  sent: number;
}

/** Runs one schedule: answers come late, out of order or not at all, the tab sleeps, the page is loaded again, codes are refreshed. */
const runOne = async (create: typeof createCheckout, random: () => number, counts: Counts): Promise<void> => {
  const [clock, shop, storage] = [createFakeClock(), createFakeShop(), createMemoryStorage()];
  const told: Told = { isPaid: false, isCalm: false, isClosed: false, isWatched: false, reports: 0, sent: 0 };
  let page = 0;
  // Queries under way by page and order: one that was given up with its order is nobody's any more.
  const underWay = new Map<string, number>();
  const later = (say: () => unknown): Promise<unknown> => {
    if (told.isCalm) return Promise.resolve(say());
    if (random() < 0.15) return Promise.reject(new TypeError('fetch failed'));
    if (random() < 0.1) return Promise.reject(new ShopRefusal('70500'));
    return new Promise((resolve) => clock.setTimeout(() => resolve(say()), random() * 9_000));
  };
  const state = (): object => ({ trade_state: told.isPaid ? 'SUCCESS' : 'NOTPAY' });
  for (const channel of ['wechat', 'alipay'])
    shop.answer(`order/${channel}/query`, async ({ fields }) => {
      const key = `${page} ${fields['orderId']}`;
      const now = (underWay.get(key) ?? 0) + 1;
      underWay.set(key, now);
      if (now > 1) counts.overlapping += 1;
      try {
        return await later(state);
      } finally {
        underWay.set(key, (underWay.get(key) ?? 1) - 1);
      }
    });
  shop.answer('pay/get/order/status/cyclic', () => later(() => (told.isPaid ? 'success' : 'waiting')));

  // A page that went away hears nothing any more, and its timers are gone.
  let timers: TimerHandle[] = [];
  const open = (): Checkout => {
    page += 1;
    const mine = page;
    for (const timer of timers) clock.clearInterval(timer);
    timers = [];
    const ofPage: Clock = {
      ...clock,
      setInterval: (run, ms) => {
        const timer = clock.setInterval(run, ms);
        timers.push(timer);
        return timer;
      },
    };
    const onSuccess = (): void => {
      if (mine === page) told.reports += 1;
    };
    const config = { payType: 'clone', id: 't', price: 9.9, onSuccess } as const;
    return create({ client: shop.client, clock: ofPage, config, storage });
  };
  let checkout = open();
  const step = (): string => checkout.getState().flow.step;
  await checkout.pay('wechat');
  const HAPPEN: Readonly<Record<Happening, () => Promise<void> | void>> = {
    wait: () => undefined,
    payAtGateway: () => {
      if (told.isPaid) return;
      told.isPaid = true;
      told.isWatched = step() === 'waiting';
    },
    // An answer may be late here as well; the next step does not wait for it.
    refresh: () => void checkout.refresh(),
    otherChannel: () => void checkout.pay(random() < 0.5 ? 'wechat' : 'alipay'),
    reload: () => {
      if (step() === 'paid') return;
      checkout = open();
      if (!checkout.resume()) told.isWatched = false;
    },
    sleep: () => clock.advance(SLEEP_MS),
    close: () => {
      checkout.close();
      if (step() === 'paid') return;
      told.isClosed = true;
      told.isWatched = false;
      told.sent = shop.requests.length;
    },
  };
  const pass = async (): Promise<void> => {
    await clock.advanceAsync(2_000);
    await turn();
  };
  for (let at = 0; at < STEPS && !told.isClosed; at += 1) {
    const drawn = random();
    const happening = HAPPENINGS.find(([until]) => drawn < until)?.[1] ?? 'wait';
    await HAPPEN[happening]();
    await pass();
  }
  told.isCalm = true;
  for (let at = 0; at < ENOUGH_STEPS; at += 1) await pass();
  judge(counts, told, { sent: shop.requests.length, step: step() });
};

/** Counts the outcome of a schedule. */
const judge = (counts: Counts, told: Told, end: { readonly sent: number; readonly step: string }): void => {
  counts.schedules += 1;
  if (told.isClosed && end.sent > told.sent) counts.afterClosing += 1;
  if (told.reports > 1) counts.twice += 1;
  if (told.reports > 0 && !told.isPaid) counts.invented += 1;
  if (!told.isWatched) return;
  counts.paid += 1;
  if (told.reports === 0 && end.step !== 'expired') counts.undelivered += 1;
};

/** Runs random schedules and counts violations. */
export const runSchedules = async ({ create, count, seed }: ScheduleOptions): Promise<ScheduleReport> => {
  const counts: Counts = {
    schedules: 0,
    paid: 0,
    undelivered: 0,
    twice: 0,
    invented: 0,
    afterClosing: 0,
    overlapping: 0,
  };
  for (let at = 0; at < count; at += 1) await runOne(create, createRandom(seed + at), counts);
  return counts;
};
