import { shareFlight } from './token-store.ts';
import type { TokenStore } from './token-store.ts';

/** Why a token is asked for: there is none, the server rejected the one there was, or a call needs one that covers more. */
export type TokenNeed = 'missing' | 'rejected' | 'stepUp';

/** Gets a token from elsewhere; `scope` is the scope that a stronger token must cover. */
export type FetchToken = (reason: TokenNeed, scope?: string) => Promise<string | undefined>;

/**
 * Keeps a token in memory and fetches it from elsewhere when it is missing or rejected. Calls share one flight. After
 * `clear`, or when there is nothing to fetch, nothing is asked again until `write` or `restore`.
 */
export const createFetchedTokenStore = (fetchToken: FetchToken, initial?: string): TokenStore => {
  let token = initial;
  let mayAsk = true;
  // Counts sign-ins and sign-outs, so that a slow response never brings back a token forgotten meanwhile.
  let era = 0;
  const ask = shareFlight(async (reason: TokenNeed) => {
    const asked = era;
    const fetched = await fetchToken(reason);
    if (asked !== era) return token;
    token = fetched;
    mayAsk = fetched !== undefined;
    return fetched;
  });
  const stepUp = shareFlight(async (scope: string) => {
    const asked = era;
    const fetched = await fetchToken('stepUp', scope);
    if (asked === era && fetched !== undefined) token = fetched;
    return fetched;
  });
  return {
    read: () => token ?? (mayAsk ? ask('missing') : undefined),
    renew: (rejected) => {
      if (token !== undefined && token !== rejected) return token;
      return mayAsk ? ask('rejected') : undefined;
    },
    stepUp: (refused, scope) =>
      token !== undefined && token !== refused ? Promise.resolve(token) : stepUp(scope),
    write: (next) => {
      era += 1;
      token = next;
      mayAsk = true;
    },
    clear: () => {
      era += 1;
      token = undefined;
      mayAsk = false;
    },
    restore: () => token ?? ask('missing'),
  };
};
