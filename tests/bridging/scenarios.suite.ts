import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrivenBrowser, LaunchDriven } from '../driving/driven.types.ts';
import type { BridgeSite } from './bridge-site.ts';
import { startBridgeSite } from './bridge-site.ts';
import type { BrokenBridgeName } from './broken-bridges.ts';
import { floodBrowser } from './flood-browser.ts';
import { STRANGER_SCENARIOS } from './scenarios.ts';
import { SPECIAL_SCENARIOS } from './special-scenarios.ts';

const all = [...STRANGER_SCENARIOS, ...SPECIAL_SCENARIOS];

const controls: readonly (readonly [BrokenBridgeName, string])[] = [
  ['origin', 'the host lets in no frame that went to a hostile page'],
  ['source', 'the host lets in no sibling of the very origin of the server'],
  ['source', 'the guest follows no sibling of the very origin of the partner'],
  ['channel', 'the host takes no join of another channel'],
  ['trust', 'the host believes no event that a script of its own page made up'],
];

/** Tests that the bridge holds against every named attack in a browser, and that the attacks are seen where it is broken. */
export const testHostileBridge = (launch: LaunchDriven): void => {
  let browser: DrivenBrowser;
  let site: BridgeSite;

  beforeAll(async () => {
    browser = await launch();
    site = await startBridgeSite();
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  describe('against hostile windows', () => {
    it('has at least 48 scenarios of different names', () => {
      expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
      expect(all.length).toBeGreaterThanOrEqual(48);
    });

    it.each(all.map(({ name, run }) => [name, run] as const))('%s', async (_, run) => {
      await run({ browser, site });
    });
  });

  describe('a flood of real messages', () => {
    it('is refused by both ends, else seen', async () => {
      expect((await floodBrowser({ launch, count: 6000, seed: 5 })).report).toMatchObject({ faults: [] });
      const broken = await floodBrowser({ launch, count: 3000, seed: 5, control: 'origin' });
      expect(broken.faults).toBeGreaterThan(0);
    });
  });

  describe('a bridge that is broken on purpose', () => {
    it.each(controls)('without its check of %s fails: %s', async (control, name) => {
      const broken = await startBridgeSite({ control });
      try {
        const scenario = all.find((one) => one.name === name);
        await expect(scenario?.run({ browser, site: broken })).rejects.toThrow();
      } finally {
        await broken.stop();
      }
    });
  });
};
