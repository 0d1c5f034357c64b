import { createFetchedTokenStore } from './fetched-token.ts';
import type { TokenStore } from './token-store.ts';

/**
 * Makes the token store of pages that our own server serves: the session is in an HttpOnly cookie that scripts cannot
 * read, and the header token, got by the resume call, is in memory only.
 */
export const createResumeTokenStore = (): TokenStore => {
  let resume: () => Promise<string | undefined> = () => Promise.resolve(undefined);
  const store = createFetchedTokenStore(() => resume());
  return {
    ...store,
    connect: (call) => {
      resume = call;
    },
  };
};
