// Measures our bridge between a partner's page and its frame against a raw MessageChannel, beside penpal, comlink and zoid:
// how long a connection takes and how long a small call, in Chromium, with host and guest on two sites.
// Default 15 rounds. --control slows our bridge down from outside and succeeds only when that shows.
import { loadavg } from 'node:os';
import type { Browser, BrowserContext } from 'playwright-core';
import { oneOf, readArguments, wholeNumber } from '../../../scripts/processes/command-arguments.ts';
import { launchBrowser } from '../../../tests/harness/browser.ts';
import { median } from '../statistics.ts';
import { BRIDGES, OURS } from './bridges.ts';
import type { Bridge } from './bridges.ts';
import { CONTROLS } from './controls.ts';
import { handIn } from '../figures.ts';
import { describe, figuresOf, overLimit } from './report.ts';
import type { BridgeRound, Measured } from './report.ts';
import { startBridgeSite } from './site.ts';
import type { BridgeSite } from './site.ts';
import { visit } from './visit.ts';
import type { Visit } from './visit.ts';

/** Connections of each bridge in a round. */
const CONNECTIONS = 5;
/** Turns of 100 calls each that count, and turns before that warm both ends up. */
const CALL_TURNS = 10;
const WARM_UP_TURNS = 3;
/** A control must bring its part to this many times the limit: over the limit alone it may be anyway. */
const CONTROL_TIMES = 3;
/** Parts that the controls must bring there. */
const FOUND = { handshake: 'handshake', calls: 'call' } as const;

const { rounds, control } = readArguments('node src/bridge/run.ts [rounds] [--control handshake | calls]', {
  words: { rounds: wholeNumber(15) },
  options: { control: oneOf(CONTROLS, undefined) },
});

const openContexts = async (browser: Browser): Promise<ReadonlyMap<Bridge, BrowserContext>> => {
  const contexts = new Map<Bridge, BrowserContext>();
  for (const bridge of BRIDGES) contexts.set(bridge, await browser.newContext());
  const ours = contexts.get(OURS);
  if (control !== undefined && ours !== undefined) await CONTROLS[control](ours);
  return contexts;
};

interface Turn {
  readonly bridge: Bridge;
  readonly context: BrowserContext;
  readonly address: string;
}

/** Time of one call over each bridge, in microseconds, while all of them are connected and take turns. */
const measureCalls = async (turns: readonly Turn[]): Promise<readonly number[]> => {
  const open: { readonly page: Visit; readonly times: number[] }[] = [];
  for (const { context, address } of turns) open.push({ page: await visit(context, address), times: [] });
  for (let turn = -WARM_UP_TURNS; turn < CALL_TURNS; turn += 1) {
    for (const { page, times } of open) {
      const found = await page.timeCalls();
      if (turn >= 0) times.push(...found);
    }
  }
  for (const { page } of open) await page.leave();
  return open.map(({ times }) => median(times));
};

const measureHandshake = async ({ context, address }: Turn): Promise<number> => {
  const page = await visit(context, address);
  await page.leave();
  return page.handshake;
};

const measureRound = async (turns: readonly Turn[]): Promise<readonly BridgeRound[]> => {
  const handshakes = turns.map((): number[] => []);
  for (let made = 0; made < CONNECTIONS; made += 1)
    for (const [at, turn] of turns.entries()) handshakes[at]?.push(await measureHandshake(turn));
  const calls = await measureCalls(turns);
  return turns.map((_, at) => ({ handshake: median(handshakes[at] ?? []), call: calls[at] ?? Number.NaN }));
};

const measure = async (browser: Browser, site: BridgeSite): Promise<Measured> => {
  const turns = [...(await openContexts(browser))].map(([bridge, context]): Turn => ({
    bridge,
    context,
    address: site.hostAddress(bridge),
  }));
  const measured = new Map<string, BridgeRound[]>(BRIDGES.map(({ name }) => [name, []]));
  // The first round warms up and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    const costs = await measureRound(turns);
    if (round >= 0)
      for (const [at, { bridge }] of turns.entries()) {
        const cost = costs[at];
        if (cost !== undefined) measured.get(bridge.name)?.push(cost);
      }
    // Another bridge begins the next round.
    turns.push(...turns.splice(0, 1));
    process.stderr.write(`round ${round + 1} of ${rounds}, load ${loadavg()[0]?.toFixed(1) ?? ''}\n`);
  }
  return measured;
};

const site = await startBridgeSite();
const browser = await launchBrowser();
try {
  const measured = await measure(browser, site);
  console.log(describe(measured));
  handIn(figuresOf(measured));
  const isAsExpected =
    control === undefined
      ? overLimit(measured).size === 0
      : overLimit(measured, CONTROL_TIMES).has(FOUND[control]);
  process.exitCode = isAsExpected ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
}
