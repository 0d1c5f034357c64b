import { OPEN_TWICE } from './modelling/open-twice.ts';
import { BROKEN_PAYMENTS, breakPayments } from './paying/broken-payments.ts';
import type { PurchasesReport } from './paying/run-purchases.ts';
import { oneOf, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';

// Lets people order and pay, and what gateways and liars send about it arrive at two servers on one database: twice, in any order,
// at once, a day later, with a wrong signature, amount, application or seller, for both codes, late. --control takes a rule away in
// this process and succeeds only when that shows; `lock` takes PostgreSQL, since the embedded database does one transaction at a time.

const asked = readArguments(
  'node tests/pay-deliveries.ts embedded|postgres [--orders 500] [--deliveries 20] [--seed 1] [--control NAME]',
  {
    words: { kind: oneOf(OPEN_TWICE, 'embedded') },
    options: {
      orders: wholeNumber(500),
      deliveries: wholeNumber(20),
      seed: wholeNumber(1),
      control: oneOf(BROKEN_PAYMENTS, undefined),
    },
  },
);
const { kind, control, ...options } = asked;
if (control !== undefined) breakPayments(control);

const run = async (): Promise<PurchasesReport> => {
  // Imported late, so that the control can break what they import.
  const { runPurchases } = await import('./paying/run-purchases.ts');
  const { databases, close } = await OPEN_TWICE[kind]();
  try {
    return await runPurchases(databases, options);
  } finally {
    await close();
  }
};

const { faults, ...report } = await run();
for (const fault of faults.slice(0, 20)) process.stdout.write(`! ${fault}\n`);
process.stdout.write(`pay-deliveries ${kind} ${JSON.stringify({ ...report, faults: faults.length })}\n`);
process.exitCode = (faults.length === 0) === (control !== undefined) ? 1 : 0;
