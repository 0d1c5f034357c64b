import { OPEN_TWICE } from './modelling/open-twice.ts';
import { BROKEN_PAYMENTS, breakPayments } from './paying/broken-payments.ts';
import { oneOf, readArguments, wholeNumber } from '../scripts/processes/command-arguments.ts';

// Has twenty people redeem each coupon at once at two servers, and sends made-up bodies of pre-orders. --control takes a rule
// away in this process and succeeds only when that shows: `coupon` or `price`.

const asked = readArguments(
  'node tests/pay-races.ts embedded|postgres [--coupons 100] [--bodies 10000] [--seed 1] [--control NAME]',
  {
    words: { kind: oneOf(OPEN_TWICE, 'embedded') },
    options: {
      coupons: wholeNumber(100),
      bodies: wholeNumber(10_000),
      seed: wholeNumber(1),
      control: oneOf(BROKEN_PAYMENTS, undefined),
    },
  },
);
const { kind, control, coupons, bodies, seed } = asked;
if (control !== undefined) breakPayments(control);

const run = async () => {
  // Imported late, so that the control can break what they import.
  const { redeemCoupons } = await import('./paying/redeem-coupons.ts');
  const { tamperOrders } = await import('./paying/tamper-orders.ts');
  const { databases, close } = await OPEN_TWICE[kind]();
  try {
    const redeemed = await redeemCoupons(databases, coupons);
    return { redeemed, tampered: await tamperOrders(databases, { bodies, seed }) };
  } finally {
    await close();
  }
};

const { redeemed, tampered } = await run();
const faults = [...redeemed.faults, ...tampered.faults];
for (const fault of faults.slice(0, 20)) process.stdout.write(`! ${fault}\n`);
const figures = {
  coupons: redeemed.coupons,
  granted: redeemed.granted,
  bodies: tampered.bodies,
  orders: tampered.orders,
  faults: faults.length,
};
process.stdout.write(`pay-races ${kind} ${JSON.stringify(figures)}\n`);
process.exitCode = (faults.length === 0) === (control !== undefined) ? 1 : 0;
