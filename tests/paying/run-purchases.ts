import type { Database } from '../../packages/server/src/kernel/db/database.ts';
import { createRandom } from '../../packages/server/src/kernel/db/crash/random.ts';
import { openPayingWorld } from './paying-world.ts';
import { planPurchase } from './purchase-plan.ts';
import { runPurchase } from './run-purchase.ts';

/** How much is run. */
export interface PurchasesOptions {
  readonly orders: number;
  /** Deliveries for each order. */
  readonly deliveries: number;
  readonly seed: number;
}

/** Report of a run. */
export interface PurchasesReport extends PurchasesOptions {
  /** Payments that were made, and those among them that were a second one. */
  readonly payments: number;
  readonly second: number;
  readonly seconds: number;
  /** Violations, each with the number of its purchase. */
  readonly faults: readonly string[];
}

/** Runs purchases, one after the other, over two servers. */
export const runPurchases = async (
  databases: readonly [Database, Database],
  options: PurchasesOptions,
): Promise<PurchasesReport> => {
  const world = await openPayingWorld(databases);
  const random = createRandom(options.seed);
  const started = performance.now();
  const faults: string[] = [];
  let [payments, second] = [0, 0];
  try {
    for (let number = 0; number < options.orders; number += 1) {
      const plan = planPurchase(random, options.deliveries);
      const report = await runPurchase(world, plan);
      payments += report.payments;
      second += Math.max(0, report.payments - 1);
      const { story, kind, channel, rhythm } = plan;
      faults.push(
        ...report.faults.map(
          (fault) => `purchase ${number} (${story}, ${kind}, ${channel}, ${rhythm}): ${fault}`,
        ),
      );
    }
  } finally {
    await world.stop();
  }
  return { ...options, payments, second, seconds: Math.round((performance.now() - started) / 1_000), faults };
};
