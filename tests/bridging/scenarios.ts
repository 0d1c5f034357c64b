import type { DrivenBrowser } from '../driving/driven.types.ts';
import { ATTACKERS } from './attackers.ts';
import type { BridgeWorld } from './bridge-world.ts';
import {
  openHeldGuest,
  openLonelyGuest,
  overhear,
  passMark,
  postGreeting,
  readGuest,
  readHost,
} from './bridge-world.ts';
import type { BridgeSite } from './bridge-site.ts';
import { BAD_JOINS, BAD_WELCOMES } from './greeting-forms.ts';

/** Surroundings of a scenario. */
export interface Arena {
  readonly browser: DrivenBrowser;
  readonly site: BridgeSite;
}

/** One way to attack the bridge in a browser. It throws when the attack did anything. */
export interface Scenario {
  readonly name: string;
  readonly run: (arena: Arena) => Promise<void>;
}

/** Throws unless two things are the same. */
export const demandSame = (what: string, actual: unknown, expected: unknown): void => {
  const [found, wished] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (found !== wished) throw new Error(`${what}: expected ${wished}, got ${found}`);
};

/** Runs a part of a scenario in a world, which is taken down afterwards. */
export const within = async (
  world: BridgeWorld,
  run: (world: BridgeWorld) => Promise<void>,
): Promise<void> => {
  try {
    await run(world);
    demandSame('uncaught errors', world.page.errors, []);
  } finally {
    await world.page.close();
  }
};

const JOIN = `{ cd: 1, t: 'join', ch, nonce, min: 1, max: 1, features: [] }`;
const WELCOME = `{ cd: 1, t: 'welcome', ch, nonce, v: 1, features: [], config, first }`;
const HELLO = `{ cd: 1, t: 'hello', ch }`;

/** Lets the true guest join and checks that it, and nobody else, was let in. */
export const demandTrueGuest = async ({ page, guest }: BridgeWorld): Promise<void> => {
  demandSame('the surface before', (await readHost(page)).state, 'opening');
  await guest.evaluate('go()');
  await page.until('handle.state !== "opening"');
  demandSame('the surface after', (await readHost(page)).state, 'ready');
  demandSame('the guest let in', (await readGuest(guest)).title, 'genuine');
  demandSame('errors of the page', (await readHost(page)).errors, []);
};

const atHost = ([name, attack]: [string, (typeof ATTACKERS)[string]]): Scenario => ({
  name: `the host lets in no ${name.replace(/^an? /, '')}`,
  run: async ({ browser, site }) =>
    within(await openHeldGuest(browser, site), async (world) => {
      const { page, guest, channel } = world;
      const { frame, target } = await attack({ page, site, guest, at: 'host' });
      const [heard, guestHeard] = [await overhear(frame), await overhear(guest)];
      await frame.evaluate(postGreeting(JOIN, { target, ch: channel }));
      await passMark(frame, { target, at: page });
      await passMark(page, { target: 'frames[0]', at: guest });
      demandSame('answers to the stranger that the guest heard', await guestHeard(), 0);
      await demandTrueGuest(world);
      demandSame('secrets the attacker heard', await heard(), 0);
    }),
});

const badJoin = ([name, greeting]: [string, string]): Scenario => ({
  name: `the host takes no ${name.replace(/^an? /, '')}`,
  run: async ({ browser, site }) =>
    within(await openHeldGuest(browser, site), async (world) => {
      const { page, guest, channel } = world;
      const heard = await overhear(guest);
      await guest.evaluate(postGreeting(greeting, { target: 'parent', ch: channel }));
      await passMark(guest, { target: 'parent', at: page });
      demandSame('greetings the guest heard', await heard(), 0);
      await demandTrueGuest(world);
    }),
});

const nonceOf = async ({ page }: BridgeWorld): Promise<string> => {
  await page.until('nonces.length > 0');
  return page.evaluate<string>('nonces.at(-1)');
};

/** Welcomes the guest as its true host does and checks that it takes this welcome and no other. */
export const demandTrueHost = async (world: BridgeWorld): Promise<void> => {
  const { page, guest, channel } = world;
  demandSame('the guest before', (await readGuest(guest)).status, 'waiting');
  const to = { target: 'frames[0]', ch: channel, nonce: await nonceOf(world), transfer: '[port2]' };
  await page.evaluate(postGreeting(WELCOME.replace('config,', `config: { ...config, title: 'true' },`), to));
  await guest.until('guestState.status === "joined"');
  demandSame('the welcome taken', (await readGuest(guest)).title, 'true');
};

const atGuest = ([name, attack]: [string, (typeof ATTACKERS)[string]]): Scenario => ({
  name: `the guest follows no ${name.replace(/^an? /, '')}`,
  run: async ({ browser, site }) =>
    within(await openLonelyGuest(browser, site), async (world) => {
      const { page, guest, channel: ch } = world;
      const nonce = await nonceOf(world);
      const { frame, target } = await attack({ page, site, guest, at: 'guest' });
      const heard = await overhear(frame);
      const before = await page.evaluate<number>('nonces.length');
      await frame.evaluate(postGreeting(HELLO, { target, ch }));
      await frame.evaluate(postGreeting(WELCOME, { target, ch, nonce, transfer: '[port2]' }));
      await passMark(frame, { target, at: guest });
      demandSame('joins after a stranger said hello', await page.evaluate('nonces.length'), before);
      demandSame('secrets the attacker heard', await heard(), 0);
      await demandTrueHost(world);
    }),
});

const badWelcome = ([name, [message, transfer]]: [string, readonly [string, string]]): Scenario => ({
  name: `the guest takes no ${name.replace(/^an? /, '')}`,
  run: async ({ browser, site }) =>
    within(await openLonelyGuest(browser, site), async (world) => {
      const { page, guest, channel: ch } = world;
      const nonce = await nonceOf(world);
      await page.evaluate(postGreeting(message, { target: 'frames[0]', ch, nonce, transfer }));
      await passMark(page, { target: 'frames[0]', at: guest });
      await demandTrueHost(world);
    }),
});

/** Attacks from every window and with every form of a greeting, on both ends. */
export const STRANGER_SCENARIOS: readonly Scenario[] = [
  ...Object.entries(ATTACKERS).map(atHost),
  ...Object.entries(BAD_JOINS).map(badJoin),
  ...Object.entries(ATTACKERS).map(atGuest),
  ...Object.entries(BAD_WELCOMES).map(badWelcome),
];
