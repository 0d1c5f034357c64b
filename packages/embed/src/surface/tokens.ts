import type { TokenSource } from '../api/instance.types.ts';
import type { ChartdockOptions, Token } from '../api/options.types.ts';
import type { EmbedClock } from '../clock.ts';
import { EmbedError } from '../errors.ts';
import { DEADLINE_MS } from '../protocol.ts';
import type { TokenGrant, TokenReason } from '../surface.types.ts';
import { isTokenGrant } from '../wire/values.ts';

const parseToken = (token: Token | null): TokenGrant | null => {
  // A text has no fields and is the value itself. What a backend hands on beside them, e.g. all that the server said, stays here.
  const { value = token, expiresAt } = Object(token) as Partial<TokenGrant>;
  const grant = token && { value, expiresAt };
  if (grant === null || isTokenGrant(grant)) return grant;
  throw new EmbedError('failed', 'token', true);
};

/** Creates the source that calls `getToken`: one question at a time, none longer than 10 seconds. */
export const createTokenSource = (getToken: ChartdockOptions['getToken'], clock: EmbedClock): TokenSource => {
  let held: TokenGrant | null | undefined;
  let open: Promise<TokenGrant | null> | undefined;
  let abort = new AbortController();
  const stop = (): void => abort.abort();

  const current = (): TokenGrant | undefined =>
    held && (held.expiresAt ?? Infinity) > clock.now() ? held : undefined;

  const ask = async (reason: TokenReason, scopes: readonly string[]): Promise<TokenGrant | null> => {
    abort = new AbortController();
    const { signal } = abort;
    const stopTimer = clock.after(DEADLINE_MS, stop);
    const over = new Promise<never>((_, reject) => {
      signal.onabort = () => reject(new EmbedError('deadline'));
    });
    try {
      return (held = parseToken(
        await Promise.race([getToken({ reason, scopes, deadline: clock.now() + DEADLINE_MS, signal }), over]),
      ));
    } finally {
      stopTimer();
      open = undefined;
    }
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
