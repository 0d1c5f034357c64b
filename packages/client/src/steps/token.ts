import { codeRow } from '@chartdock/contract';
import type { Exchange, Step } from '../exchange.ts';
import type { TokenStore } from '../tokens/token-store.ts';

const attach = (exchange: Exchange, token: string | undefined): void => {
  exchange.token = token;
  if (token === undefined) delete exchange.headers.token;
  else exchange.headers.token = token;
};

/**
 * Attaches the token as a header where the call or its options ask for one (AUTH-01, AUTH-02). When the server rejects
 * the token, the store is asked once for another before anybody is signed out.
 */
export const createTokenStep = (store: TokenStore): Step => ({
  name: 'token',
  run: async (exchange, next) => {
    const { descriptor, options } = exchange;
    if (options.token !== undefined) {
      attach(exchange, options.token);
      return next();
    }
    if (!(options.needToken ?? descriptor.needToken)) return next();
    attach(exchange, await exchange.until(store.read()));
    const answer = await next();
    const rejected = exchange.token;
    if (rejected === undefined || answer.envelope === undefined) return answer;
    if (options.noCheck === true || codeRow(answer.envelope.code).effect !== 'signOut') return answer;
    const renewed = await exchange.until(store.renew(rejected));
    if (renewed === undefined || renewed === rejected) return answer;
    attach(exchange, renewed);
    return next();
  },
});
