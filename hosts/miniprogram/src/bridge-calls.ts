import { HostError } from '@chartdock/platform';
import type { Clock } from '@chartdock/platform';
import type { BridgeCallbacks, MiniProgramApi, MiniProgramSdk } from './api.types.ts';

/** Milliseconds after which a bridge that does not answer is taken for none. */
export const BRIDGE_WAIT = 500;

/** Milliseconds that a posted message is given to leave before the page does. */
export const POST_WAIT = 150;

/** Milliseconds that the bridge's script may take to load. */
const LOAD_WAIT = 10_000;

/** How a call of the bridge ended. */
export type BridgeAnswer = 'done' | 'refused' | 'silent';

type Begin = (api: MiniProgramApi, callbacks: BridgeCallbacks) => void;

/** Sends calls to the bridge; every one settles. */
export interface BridgeCalls {
  /** Begins a call and returns how it ended, `silent` after `wait` milliseconds. */
  send(
    begin: (api: MiniProgramApi, callbacks: BridgeCallbacks) => void,
    wait?: number,
  ): Promise<BridgeAnswer>;
  /** Asks whether the page is shown by a mini-program. */
  isInside(wait: number): Promise<boolean>;
}

/** Runs a task that may never answer, and returns `fallback` after `wait` milliseconds. */
const withinTime =
  (clock: Clock) =>
  <T>(wait: number, fallback: T) =>
  (begin: (settle: (value: T) => void) => void): Promise<T> =>
    new Promise((resolve) => {
      const timer = clock.setTimeout(() => resolve(fallback), wait);
      begin((value) => {
        clock.clearTimeout(timer);
        resolve(value);
      });
    });

/** Creates the calls of a bridge that may be slow, refuse or never answer. */
export const createBridgeCalls = (sdk: MiniProgramSdk, clock: Clock): BridgeCalls => {
  const race = withinTime(clock);
  let loading: Promise<MiniProgramApi> | undefined;
  const load = (): Promise<MiniProgramApi | undefined> =>
    race<MiniProgramApi | undefined>(
      LOAD_WAIT,
      undefined,
    )((settle) => {
      loading ??= typeof sdk === 'function' ? sdk() : Promise.resolve(sdk);
      loading.then(settle, () => {
        loading = undefined;
        settle(undefined);
      });
    });
  const ask = (api: MiniProgramApi, begin: Begin, wait: number): Promise<BridgeAnswer> =>
    race<BridgeAnswer>(
      wait,
      'silent',
    )((settle) => begin(api, { success: () => settle('done'), fail: () => settle('refused') }));
  return {
    // A bridge that is here already is called within the click.
    send: (begin, wait = BRIDGE_WAIT) =>
      typeof sdk === 'function'
        ? load().then((api) => (api === undefined ? 'silent' : ask(api, begin, wait)))
        : ask(sdk, begin, wait),
    isInside: async (wait) => {
      const api = await load();
      if (api === undefined) return false;
      return race(wait, false)((settle) => api.getEnv(({ miniprogram }) => settle(miniprogram)));
    },
  };
};

/** Throws a `HostError` unless a call was done. */
export const requireDone = (answer: BridgeAnswer, what: string): void => {
  if (answer === 'refused') throw new HostError('blocked', `${what} – the mini-program refused`);
  if (answer === 'silent') throw new HostError('not_available', `${what} – no mini-program answered`);
};
