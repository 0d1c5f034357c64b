import type { TokenSource } from '../api/instance.types.ts';
import type { ChartdockOptions, Token } from '../api/options.types.ts';
import type { EmbedClock } from '../clock.ts';
import { EmbedError } from '../errors.ts';
import { DEADLINE_MS } from '../protocol.ts';
import type { TokenGrant, TokenReason } from '../surface.types.ts';
import { isTokenGrant } from '../wire/values.ts';

/** Trouble of a call of `getToken` that gave no token: a value, an error, or nothing in ten seconds. */
export type TokenTrouble = { readonly came: unknown } | { readonly thrown: unknown } | 'nothing';

/** Hears of a call that gave no token. */
export type OnTokenTrouble = (trouble: TokenTrouble) => void;

/** Reads the value of `getToken`; undefined for anything else. */
export const parseToken = (token: Token | null): TokenGrant | null | undefined => {
  // A text has no fields and is the value itself. What a backend hands on beside them, e.g. all that the server said, stays here.
  const { value = token, expiresAt } = Object(token) as Partial<TokenGrant>;
  const grant = token && { value, expiresAt };
  return grant === null || isTokenGrant(grant) ? grant : undefined;
};

/** Creates the source that calls `getToken`: one question at a time, none longer than 10 seconds. Rejects with `no_token`. */
export const createTokenSource = (
  getToken: NonNullable<ChartdockOptions['getToken']>,
  clock: EmbedClock,
  onTrouble?: OnTokenTrouble,
): TokenSource => {
  let held: TokenGrant | null | undefined;
  let open: Promise<TokenGrant | null> | undefined;
  let abort = new AbortController();
  const stop = (): void => abort.abort();

  const current = (): TokenGrant | undefined =>
    held && (held.expiresAt ?? Infinity) > clock.now() ? held : undefined;

  const ask = async (reason: TokenReason, scopes: readonly string[]): Promise<TokenGrant | null> => {
    abort = new AbortController();
    const { signal } = abort;
    let trouble: TokenTrouble | undefined;
    const stopTimer = clock.after(DEADLINE_MS, () => {
      trouble = 'nothing';
      stop();
    });
    const over = new Promise<never>((_, reject) => {
      signal.onabort = reject;
    });
    try {
      const came = await Promise.race([
        getToken({ reason, scopes, deadline: clock.now() + DEADLINE_MS, signal }),
        over,
      ]);
      const grant = parseToken(came);
      if (grant !== undefined) return (held = grant);
      trouble = { came };
    } catch (thrown) {
      // A question that is dropped has no trouble.
      if (!signal.aborted) trouble = { thrown };
    } finally {
      stopTimer();
      open = undefined;
    }
    if (trouble) onTrouble?.(trouble);
    throw new EmbedError('no_token');
  };

  return {
    current,
    get: async (reason, scopes) => {
      if (reason === 'rejected') held = null;
      return (reason === 'initial' && current()) || (open ??= ask(reason, scopes));
    },
    stop,
  };
};
