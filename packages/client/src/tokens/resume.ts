import { reactionTo } from '@chartdock/contract';
import { resume } from '@chartdock/contract/calls/session';
import { createFail } from '../create-exchange.ts';
import { createFetchedTokenStore } from './fetched-token.ts';
import type { SendCall, TokenStore } from './token-store.ts';

const resumeWith = async (send: SendCall): Promise<string | undefined> => {
  const { code, msg, data } = await send(resume);
  if (reactionTo(code).effect === 'signOut') return undefined;
  if (code === '200' && resume.isData(data)) return data.token;
  const kind = code === '200' ? 'malformed_response' : 'refused';
  throw createFail(resume)(kind, `code ${code}`, { status: 200, envelopeCode: code, text: msg });
};

/**
 * Creates the token store of pages that our own server serves: the session is in an HttpOnly cookie that scripts cannot
 * read, and the header token, got by the resume call, is in memory only.
 */
export const createResumeTokenStore = (): TokenStore => {
  let send: SendCall | undefined;
  const store = createFetchedTokenStore(async () => (send === undefined ? undefined : resumeWith(send)));
  return {
    ...store,
    connect: (next) => {
      send = next;
    },
  };
};
