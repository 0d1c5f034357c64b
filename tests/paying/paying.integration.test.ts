import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { OPEN_TWICE } from '../modelling/open-twice.ts';
import { runCrashRounds } from './crash-rounds.ts';
import { OPEN_TO_KILL } from './open-to-kill.ts';
import { redeemCoupons } from './redeem-coupons.ts';
import { runPurchases } from './run-purchases.ts';
import { tamperOrders } from './tamper-orders.ts';

const SCRIPT = fileURLToPath(new URL('../pay-deliveries.ts', import.meta.url));

// A busy machine takes minutes for what a quiet one does in seconds.

describe.each(['embedded', 'postgres'] as const)(
  'what arrives about payments at two servers (%s)',
  (kind) => {
    it('delivers once, refunds seconds, believes no liar', async () => {
      const { databases, close } = await OPEN_TWICE[kind]();
      try {
        const report = await runPurchases(databases, { orders: 4, deliveries: 20, seed: 1 });
        expect(report.faults).toEqual([]);
        expect(report.second).toBeGreaterThan(0);
      } finally {
        await close();
      }
    });
  },
);

it('shows simultaneous chain payments (negative control)', async () => {
  const args = [SCRIPT, 'postgres', '--orders', '2', '--control', 'lock'];
  expect((await promisify(execFile)(process.execPath, args)).stdout).toContain(
    'payments to be given back: 0 in place of 1',
  );
});

describe('at two servers', () => {
  it('twenty people redeem a coupon once', async () => {
    const { databases, close } = await OPEN_TWICE.postgres();
    try {
      expect(await redeemCoupons(databases, 3)).toEqual({ coupons: 3, granted: 3, faults: [] });
      const report = await tamperOrders(databases, { bodies: 60, seed: 2 });
      expect(report.faults).toEqual([]);
      expect(report.orders).toBeGreaterThan(5);
    } finally {
      await close();
    }
  });
});

it.each([
  ['coupon', '1', '0'],
  ['price', '0', '40'],
])('shows when a rule is gone: %s (negative control)', async (control, coupons, bodies) => {
  const script = fileURLToPath(new URL('../pay-races.ts', import.meta.url));
  const args = [script, 'embedded', '--coupons', coupons, '--bodies', bodies, '--control', control];
  expect((await promisify(execFile)(process.execPath, args)).stdout).toMatch(/"faults":[1-9]/);
});

it('a killed server delivers once', async () => {
  const { location, env, close } = await OPEN_TO_KILL.postgres();
  try {
    const report = await runCrashRounds({ location, env, rounds: 2, seed: 1 });
    expect(report).toMatchObject({ rounds: 2, payments: 8, faults: [] });
  } finally {
    await close();
  }
});
