import { createFetchedTokenStore } from './fetched-token.ts';
import type { FetchToken } from './fetched-token.ts';
import type { TokenStore } from './token-store.ts';

/** Options of a memory store. */
export interface MemoryTokenOptions {
  readonly token?: string;
  /**
   * Supplies a token from outside, e.g. from the page around an embed: when there is none (`missing`), and once more
   * after the server rejected one (`rejected`). Undefined means that nobody is signed in. When a partner's token does not
   * cover a call, a stronger one is asked for (`stepUp`, with the scope that is missing); undefined leaves the call refused.
   */
  readonly provide?: FetchToken;
}

const provideNothing = (): Promise<undefined> => Promise.resolve(undefined);

/** Creates a token store that lives as long as the page and leaves no trace. */
export const createMemoryTokenStore = (options: MemoryTokenOptions = {}): TokenStore =>
  createFetchedTokenStore(options.provide ?? provideNothing, options.token);
