import { expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { startTestServer } from '../test-server.ts';
import { askMatrix } from './ask-cells.ts';
import { askSales } from './sale-cells.ts';
import { SURFACES, findUnlisted } from './surfaces.ts';

// A slice of the full run, which `node tests/authorisation-matrix.ts` makes.
const SLICE = { share: 0.12, seed: 1 };

/** Proves that every call gives everyone the access that the rows declare, and nothing else. */
export const authorisationSuite = (under: DatabaseUnderTest): void => {
  it('every call answers everyone as declared', async () => {
    const { breaches, cells, verdicts, business } = await askMatrix(await under.open(), SLICE);
    expect(breaches).toEqual([]);
    expect(cells).toBeGreaterThan(700);
    for (const count of Object.values(verdicts)) expect(count).toBeGreaterThan(20);
    // An allowed call is done, and not just refused for a reason of its own; calls of a purchase name an order, and those of
    // sharing a request or a link, that is nobody's.
    expect(business).toBeLessThan(verdicts.done / 2);
  });

  it('every content for sale asks price and grant', async () => {
    const server = await startTestServer(await under.open(), { CHARTDOCK_FREE_FILES: '1000' });
    try {
      const { breaches, cells } = await askSales(server);
      expect(breaches).toEqual([]);
      expect(cells).toBeGreaterThan(500);
    } finally {
      await server.stop();
    }
  });

  it('every address of pictures stands in a row', async () => {
    const server = await startTestServer(await under.open());
    expect(findUnlisted(server.app)).toEqual([]);
    const { 'get /photo/:id.png': avatar, ...rows } = SURFACES;
    expect(findUnlisted(server.app, { ...rows, 'get /new': avatar })).toEqual([
      'get /photo/:id.png stands in no row',
      'get /new is mounted nowhere',
    ]);
    await server.stop();
  });
};
