import { describe, expect, it } from 'vitest';
import type { BrokenBridgeName } from './broken-bridges.ts';
import { BROKEN_BRIDGES } from './broken-bridges.ts';
import { faultsOf, sendHostileMessages } from './hostile-messages.ts';

const clean = { wronglyAccepted: 0, wronglyRefused: 0, misanswered: 0, uncaught: 0, leaks: 0, faults: [] };

describe('hostile messages', () => {
  it('[HOST-06] set nothing off on any channel', async () => {
    const report = await sendHostileMessages({ count: 30_000, seed: 20 });
    expect(report).toMatchObject(clean);
    // The harness would prove nothing if hardly anything got through.
    expect(report.accepted).toBeGreaterThan(3000);
  });

  it.each(Object.keys(BROKEN_BRIDGES) as BrokenBridgeName[])(
    'show a bridge without its check of %s',
    async (control) => {
      const report = await sendHostileMessages({ count: 6000, seed: 21, control });
      expect(faultsOf(report)).toBeGreaterThan(0);
    },
  );
});
