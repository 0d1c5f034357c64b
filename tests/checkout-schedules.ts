// Runs random schedules of a checkout: answers that come late, out of order or not at all, a tab that sleeps, reloads, refreshes.
// node tests/checkout-schedules.ts [count, default 10000] [seed, default 1]
import { createCheckout } from '../packages/payments/src/checkout/checkout.ts';
import { runSchedules } from '../packages/payments/src/testing/run-schedules.ts';

const [count = '10000', seed = '1'] = process.argv.slice(2);
const report = await runSchedules({ create: createCheckout, count: Number(count), seed: Number(seed) });
console.log(JSON.stringify(report));
const { undelivered, twice, invented, afterClosing, overlapping } = report;
process.exitCode = undelivered + twice + invented + afterClosing + overlapping === 0 ? 0 : 1;
