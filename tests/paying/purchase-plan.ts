import type { Random } from '../../packages/server/src/kernel/db/crash/random.ts';
import { pickInteger } from '../../packages/server/src/kernel/db/crash/random.ts';

/** How a purchase goes: how many codes its buyer had shown, which of them were paid, and whether only after the order was closed. */
interface Story {
  readonly codes: 1 | 2;
  readonly paid: readonly number[];
  readonly isLate: boolean;
}

/** Every way in which a purchase goes. */
export const STORIES = {
  paid: { codes: 1, paid: [0], isLate: false },
  unpaid: { codes: 1, paid: [], isLate: false },
  refreshed: { codes: 2, paid: [1], isLate: false },
  both: { codes: 2, paid: [0, 1], isLate: false },
  late: { codes: 1, paid: [0], isLate: true },
  bothLate: { codes: 2, paid: [0, 1], isLate: true },
} as const satisfies Readonly<Record<string, Story>>;

/** Deliveries: a true notice, one that is not, or the call of the buyer's page. */
export const DELIVERIES = ['true', 'forged', 'amount', 'application', 'seller', 'stranger', 'page'] as const;

/** One kind of thing that arrives. */
export type DeliveryKind = (typeof DELIVERIES)[number];

/** One thing that arrives, about one of the codes. */
export interface Delivery {
  readonly kind: DeliveryKind;
  readonly code: number;
}

/** How things arrive: all at once, one after the other, in pairs, or half of them a day later. */
export const RHYTHMS = ['together', 'inTurn', 'pairs', 'dayApart'] as const;

/** Plan of one purchase. */
export interface PurchasePlan {
  readonly story: keyof typeof STORIES;
  readonly kind: 'clone' | 'member';
  readonly channel: 'wechat' | 'alipay';
  readonly rhythm: (typeof RHYTHMS)[number];
  readonly deliveries: readonly Delivery[];
}

const pick = <T>(random: Random, all: readonly [T, ...T[]]): T =>
  all[pickInteger(random, 0, all.length - 1)] ?? all[0];

const shuffled = <T>(random: Random, all: readonly T[]): readonly T[] =>
  all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

const OTHERS = DELIVERIES.filter((kind) => kind !== 'true') as unknown as readonly [
  DeliveryKind,
  ...DeliveryKind[],
];

/** Plans a purchase with so many deliveries, of which each paid code has at least two true ones. */
export const planPurchase = (random: Random, deliveries: number): PurchasePlan => {
  const names = Object.keys(STORIES) as [keyof typeof STORIES, ...(keyof typeof STORIES)[]];
  const story = pick(random, names);
  const { codes, paid }: Story = STORIES[story];
  const sure = paid.flatMap((code): Delivery[] => [
    { kind: 'true', code },
    { kind: 'true', code },
  ]);
  const rest = Array.from({ length: Math.max(0, deliveries - sure.length) }, (): Delivery => {
    const again = paid.length > 0 && random() < 0.4;
    const code = again
      ? (paid[pickInteger(random, 0, paid.length - 1)] ?? 0)
      : pickInteger(random, 0, codes - 1);
    return { kind: again ? 'true' : pick(random, OTHERS), code };
  });
  return {
    story,
    kind: random() < 0.7 ? 'clone' : 'member',
    channel: random() < 0.5 ? 'wechat' : 'alipay',
    rhythm: pick(random, RHYTHMS),
    deliveries: shuffled(random, [...sure, ...rest]),
  };
};

/** Splits the deliveries of a plan into what arrives at once. */
export const groupsOf = ({ rhythm, deliveries }: PurchasePlan): readonly (readonly Delivery[])[] => {
  const size = {
    together: deliveries.length,
    inTurn: 1,
    pairs: 2,
    dayApart: Math.ceil(deliveries.length / 2),
  }[rhythm];
  return Array.from({ length: Math.ceil(deliveries.length / size) }, (_, at) =>
    deliveries.slice(at * size, (at + 1) * size),
  );
};
