import { expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../db/testing/describe-on-both-databases.ts';
import { askMatrix } from './ask-cells.ts';

// A slice of the full run, which `node tests/authorisation-matrix.ts` makes.
const SLICE = { share: 0.1, seed: 1 };

/** Proves that every call gives everyone what the rows say they may have, and nothing else. */
export const authorisationSuite = (under: DatabaseUnderTest): void => {
  it('every call answers everyone as declared: nothing hidden is shown, nothing foreign changes, foreign is like missing', async () => {
    const { breaches, cells, verdicts, business } = await askMatrix(await under.open(), SLICE);
    expect(breaches).toEqual([]);
    expect(cells).toBeGreaterThan(700);
    for (const count of Object.values(verdicts)) expect(count).toBeGreaterThan(20);
    // What is allowed is done, and not just refused for a reason of its own.
    expect(business).toBeLessThan(verdicts.done / 4);
  });
};
