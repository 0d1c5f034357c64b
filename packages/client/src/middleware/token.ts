import { reactionTo } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { Envelope } from '@chartdock/contract';
import type { Exchange, Middleware } from '../exchange.ts';
import type { TokenStore } from '../tokens/token-store.ts';

const attach = (exchange: Exchange, token: string | undefined): void => {
  exchange.token = token;
  if (token === undefined) delete exchange.headers.token;
  else exchange.headers.token = token;
};

/** The scope that a refusal names. */
const scopeNeeded = (data: unknown): string | undefined => {
  const needs: unknown = (data as { readonly needs?: unknown } | null | undefined)?.needs;
  return typeof needs === 'string' ? needs : undefined;
};

/** Asks the store for a token in place of the refused one; undefined when the refusal has another reason, or there is none. */
const replaceToken = async (
  store: TokenStore,
  refused: string,
  { code, data }: Envelope,
): Promise<string | undefined> => {
  if (reactionTo(code).effect === 'signOut') return store.renew(refused);
  const scope = code === CODE.notAllowed ? scopeNeeded(data) : undefined;
  return scope === undefined ? undefined : store.stepUp?.(refused, scope);
};

/**
 * Attaches the token as a header where the call or its options ask for one (AUTH-01, AUTH-02). When the server rejects
 * the token, the store is asked once for another before anyone is signed out; when a partner's token does not cover the
 * call, once for a stronger one.
 */
export const createTokenMiddleware = (store: TokenStore): Middleware => ({
  name: 'token',
  run: async (exchange, next) => {
    const { descriptor, options } = exchange;
    if (options.token !== undefined) {
      attach(exchange, options.token);
      return next();
    }
    if (!(options.needToken ?? descriptor.needToken)) return next();
    attach(exchange, await exchange.until(store.read()));
    const response = await next();
    const rejected = exchange.token;
    if (rejected === undefined || response.envelope === undefined) return response;
    if (options.noCheck === true) return response;
    const renewed = await exchange.until(replaceToken(store, rejected, response.envelope));
    if (renewed === undefined || renewed === rejected) return response;
    attach(exchange, renewed);
    return next();
  },
});
