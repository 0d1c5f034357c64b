import type { DrivenBrowser, DrivenWindow, LaunchDriven } from '../driving/driven.types.ts';
import { ATTACKERS } from './attackers.ts';
import type { BridgeSite } from './bridge-site.ts';
import { startBridgeSite } from './bridge-site.ts';
import { openHeldGuest, openLonelyGuest, overhear, passMark, readGuest, readHost } from './bridge-world.ts';
import type { BrokenBridgeName } from './broken-bridges.ts';
import { bundleEmbed } from './bundle-embed.ts';
import { demandTrueGuest, demandTrueHost, within } from './scenarios.ts';

/** How many messages are posted from other windows, and to which bridge. */
export interface BrowserFlood {
  readonly count: number;
  readonly seed: number;
  readonly control?: BrokenBridgeName | undefined;
  readonly launch: LaunchDriven;
}

/** Outcome of the flood: every fault is a sentence. */
export interface FloodReport {
  readonly messages: number;
  readonly faults: readonly string[];
}

interface Flooding {
  readonly browser: DrivenBrowser;
  readonly site: BridgeSite;
  /** Has a window post its share to another. */
  readonly pour: (from: DrivenWindow, target: string, channel: string) => Promise<void>;
}

const HOSTILE = 'a hostile sibling frame';

const demandSilence = async (heard: () => Promise<number>): Promise<void> => {
  const count = await heard();
  if (count > 0) throw new Error(`the attacker heard ${count} greetings, ports or secrets`);
};

const attackerOf = async (ground: Parameters<(typeof ATTACKERS)[string]>[0]): Promise<DrivenWindow> => {
  const attacker = await ATTACKERS[HOSTILE]?.(ground);
  if (attacker === undefined) throw new Error(`nobody is ${HOSTILE}`);
  return attacker.frame;
};

/** Where the messages go; each ends with the proof that the true peer is still let in, and nobody else was. */
const floods: readonly ((flooding: Flooding) => Promise<void>)[] = [
  async ({ browser, site, pour }) =>
    within(await openHeldGuest(browser, site), async (world) => {
      const { page, guest, channel } = world;
      const frame = await attackerOf({ page, site, guest, at: 'host' });
      const heard = await overhear(frame);
      await pour(frame, 'parent', channel);
      await passMark(frame, { target: 'parent', at: page });
      await demandTrueGuest(world);
      await demandSilence(heard);
    }),
  async ({ browser, site, pour }) =>
    within(await openLonelyGuest(browser, site), async (world) => {
      const { page, guest, channel } = world;
      const frame = await attackerOf({ page, site, guest, at: 'guest' });
      const heard = await overhear(frame);
      await pour(frame, 'parent.frames[0]', channel);
      await passMark(frame, { target: 'parent.frames[0]', at: guest });
      if ((await readGuest(guest)).status !== 'waiting') throw new Error('the guest followed a stranger');
      await demandTrueHost(world);
      await demandSilence(heard);
    }),
  async ({ browser, site, pour }) =>
    within(await openHeldGuest(browser, site), async ({ page, guest, channel }) => {
      await guest.goto(`${site.origin('evil')}/blank`);
      const heard = await overhear(guest);
      await pour(guest, 'parent', channel);
      await passMark(guest, { target: 'parent', at: page });
      const { state, errors } = await readHost(page);
      if (state !== 'opening' || errors.length > 0)
        throw new Error(`the surface is ${state}: ${errors.join()}`);
      await demandSilence(heard);
    }),
];

/** Posts generated messages in a browser from hostile windows to the real loader and guest. */
export const floodBrowser = async ({
  count,
  seed,
  control,
  launch,
}: BrowserFlood): Promise<{ readonly report: FloodReport; readonly faults: number }> => {
  const browser = await launch();
  // An attack takes as long as it takes on a busy machine.
  const site = await startBridgeSite({ control, openTimeout: 3_600_000 });
  const script = await bundleEmbed('tests/bridging/pages/flood.js', undefined, { format: 'iife' });
  const share = Math.ceil(count / floods.length);
  const faults: string[] = [];
  let messages = 0;
  const pour: Flooding['pour'] = async (from, target, channel) => {
    await from.evaluate(script);
    await from.evaluate(
      `flood({ target: ${target}, channel: ${JSON.stringify(channel)}, count: ${share}, seed: ${seed + messages} })`,
    );
    messages += share;
  };
  for (const flood of floods)
    await flood({ browser, site, pour }).catch((error: unknown) => faults.push(String(error)));
  await browser.close();
  await site.stop();
  return { report: { messages, faults }, faults: faults.length };
};
