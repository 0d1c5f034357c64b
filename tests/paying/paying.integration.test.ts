import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { OPEN_TWICE } from '../modelling/open-twice.ts';
import { runPurchases } from './run-purchases.ts';

const SCRIPT = fileURLToPath(new URL('../pay-deliveries.ts', import.meta.url));

// A busy machine takes minutes for what a quiet one does in seconds.
const LONG = { timeout: 600_000 };

describe.each(['embedded', 'postgres'] as const)(
  'what arrives about payments at two servers (%s)',
  LONG,
  (kind) => {
    it('delivers each paid purchase once, gives each second payment back, and believes no liar', async () => {
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

it('shows when two payments of a chain are entered at once (negative control)', LONG, async () => {
  const args = [SCRIPT, 'postgres', '--orders', '2', '--control', 'lock'];
  expect((await promisify(execFile)(process.execPath, args)).stdout).toContain(
    'payments to be given back: 0 in place of 1',
  );
});
