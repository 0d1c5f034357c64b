import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, startServerToKill } from '../crashing/killed-server.ts';
import { post } from '../crashing/http-writer.ts';
import { stallUploads, trySignIns } from './attacks.ts';
import type { Caller } from './attacks.ts';
import { runMixedLoad } from './mixed-load.ts';
import { readResident } from './resident-memory.ts';

const PASSWORD = 'Chartdock1';
const ACCOUNTS = ['member@chartdock.test', 'org@chartdock.test'] as const;
const LOOK_MS = 1_000;
const PRELOAD = new URL('./leak-preload.ts', import.meta.url).href;

/** Sets what the server goes through. */
export interface MemoryRunOptions {
  /** Environment that leads the server to its database. */
  readonly env: Readonly<Record<string, string>>;
  readonly stalls: number;
  readonly signIns: number;
  /** Milliseconds of mixed load. */
  readonly mixedMs: number;
  /** Milliseconds of mixed load before the start is measured: code gets compiled and caches of a fixed size fill up. */
  readonly warmMs: number;
  readonly conversations: number;
  readonly pauseMs: number;
  /** Milliseconds of rest before the start and the end are measured; the least that is seen counts. */
  readonly restMs: number;
  /** Multiple of the start at which the last rest may end early; 0 rests to its end. */
  readonly enough: number;
  readonly seed: number;
  /** Bytes that every try to sign in leaves behind, for the negative control; 0 for none. */
  readonly leakedBytes: number;
  readonly onPhase?: (phase: string, megabytes: number) => void;
}

/** Figures of a run, memory in megabytes. */
export interface MemoryReport {
  /** Before the first call. */
  readonly fresh: number;
  /** After warming up. */
  readonly start: number;
  /** The most that was seen at the end of an attack or a look during the load. */
  readonly peak: number;
  readonly end: number;
  /** `end` as a multiple of `start`. */
  readonly ratio: number;
  readonly stalled: number;
  readonly signIns: number;
  readonly steps: number;
  /** Steps that the server asked to try again later. */
  readonly busy: number;
}

/** Lets a server process go through stalled uploads, wrong passwords and mixed load, and measures what it occupies before and after. */
export const runMemory = async (options: MemoryRunOptions): Promise<MemoryReport> => {
  const { env, leakedBytes, conversations, pauseMs, seed } = options;
  const leaking =
    leakedBytes === 0 ? {} : { NODE_OPTIONS: `--import=${PRELOAD}`, LEAKED_BYTES: String(leakedBytes) };
  const server = startServerToKill(await findFreePort(), { ...env, ...leaking });
  let peak = 0;
  const look = async (phase: string): Promise<number> => {
    const megabytes = await readResident(server.pid);
    peak = Math.max(peak, megabytes);
    options.onPhase?.(phase, megabytes);
    return megabytes;
  };
  try {
    await server.ready();
    const callers = await signIn(server.address);
    const [caller] = callers;
    if (caller === undefined) throw new Error('Nobody is signed in.');
    const load = { callers, conversations, pauseMs, seed };
    const fresh = await look('fresh');
    await runMixedLoad({ ...load, ms: options.warmMs });
    const start = await settle(() => look('warm'), { ms: options.restMs, below: 0 });
    const stalled = await watched(stallUploads(caller, options.stalls), () => look('stalled uploads'));
    const signIns = await watched(trySignIns(caller, options.signIns), () => look('wrong passwords'));
    const { steps, busy } = await watched(
      runMixedLoad({ ...load, seed: seed + 1, ms: options.mixedMs }),
      () => look('mixed load'),
    );
    const end = await settle(() => look('rest'), { ms: options.restMs, below: start * options.enough });
    return { fresh, start, peak, end, ratio: end / start, stalled, signIns, steps, busy };
  } finally {
    await server.kill();
  }
};

const signIn = async (address: string): Promise<readonly Caller[]> => {
  const callers: Caller[] = [];
  for (const account of ACCOUNTS) {
    const place = { address, token: '' };
    const { token = '' } = (await post(place, 'login/v2/account', { account, password: PASSWORD })) as {
      readonly token?: string;
    };
    callers.push({ address, token });
  }
  return callers;
};

/** Looks every second until work is done. */
const watched = async <T>(work: Promise<T>, look: () => Promise<unknown>): Promise<T> => {
  const over = work.then(() => true);
  const isOver = (): Promise<boolean> => Promise.race([over, wait(LOOK_MS, false)]);
  while (!(await isOver())) await look();
  await look();
  return work;
};

/** Looks every second while memory is being given back, and resolves with the least that was seen; below a limit that is enough. */
const settle = async (
  look: () => Promise<number>,
  { ms, below }: { readonly ms: number; readonly below: number },
): Promise<number> => {
  const end = performance.now() + ms;
  let least = await look();
  while (least >= below && performance.now() < end) {
    await wait(LOOK_MS);
    least = Math.min(least, await look());
  }
  return least;
};
