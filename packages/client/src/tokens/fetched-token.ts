import { shareFlight } from './token-store.ts';
import type { TokenStore } from './token-store.ts';

/** Why a token is asked for: there is none, or the server rejected the one there was. */
export type TokenReason = 'missing' | 'rejected';

/**
 * Keeps a token in memory and fetches it from elsewhere when it is missing or rejected. Calls share one flight. After
 * `clear`, or when there is nothing to fetch, nothing is asked again until `write` or `restore`.
 */
export const createFetchedTokenStore = (
  fetchToken: (reason: TokenReason) => Promise<string | undefined>,
  initial?: string,
): TokenStore => {
  let token = initial;
  let mayAsk = true;
  // Counts sign-ins and sign-outs, so that a slow answer never brings back what was forgotten meanwhile.
  let era = 0;
  const ask = shareFlight(async (reason: TokenReason) => {
    const asked = era;
    const fetched = await fetchToken(reason);
    if (asked !== era) return token;
    token = fetched;
    mayAsk = fetched !== undefined;
    return fetched;
  });
  return {
    read: () => token ?? (mayAsk ? ask('missing') : undefined),
    renew: (rejected) => {
      if (token !== undefined && token !== rejected) return token;
      return mayAsk ? ask('rejected') : undefined;
    },
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
