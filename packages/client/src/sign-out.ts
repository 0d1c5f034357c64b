import type { TokenStore } from './tokens/token-store.ts';

/** A token store that knows when its session has ended. */
export interface SessionTokens extends TokenStore {
  /**
   * Ends the session that a rejected call belongs to and returns whether that was news: several calls that fail at
   * once end it once (ERR-32), and a late response to an older token leaves a newer session alone.
   */
  reject(token: string | undefined): boolean;
}

/** Wraps a token store so that one session ends once. */
export const createSessionTokens = (store: TokenStore): SessionTokens => {
  /** Token of the session that runs, or ran last. */
  let current: string | undefined;
  let ended = false;
  const dead = new Set<string>();
  const see = (token: string | undefined): string | undefined => {
    if (token !== undefined && !dead.has(token)) {
      current = token;
      ended = false;
    }
    return token;
  };
  const end = (): void => {
    ended = true;
    if (current !== undefined) dead.add(current);
    store.clear();
  };
  return {
    read: async () => see(await store.read()),
    renew: async (rejected) => see(await store.renew(rejected)),
    stepUp: async (refused, scope) => see(await store.stepUp?.(refused, scope)),
    restore: async () => see(await store.restore()),
    write: (token, origin) => {
      dead.delete(token);
      see(token);
      store.write(token, origin);
    },
    clear: end,
    reject: (token) => {
      const isStale = current !== undefined && token !== current;
      if (ended || isStale) return false;
      end();
      return true;
    },
  };
};
