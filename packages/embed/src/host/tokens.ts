import type { EmbedClock } from '../clock.ts';
import { EmbedError } from '../errors.ts';
import type { TokenGrant, TokenReason } from '../pick.types.ts';
import { WIRE_LIMITS } from '../protocol.ts';
import { isTokenGrant } from '../wire/values.ts';
import type { ChartdockOptions, Token } from './options.ts';

/** Gives the guest tokens of the partner. */
export interface TokenSource {
  /** The token in hand, when it is still good. */
  current(): TokenGrant | undefined;
  /** Asks the partner, or joins the question that is open. Null: the person is not signed in. */
  get(reason: TokenReason, scopes: readonly string[]): Promise<TokenGrant | null>;
  /** Drops the open question. */
  stop(): void;
}

const parseToken = (token: Token | null): TokenGrant | null => {
  const grant = typeof token === 'string' ? { value: token } : token;
  if (grant !== null && !isTokenGrant(grant)) throw new EmbedError('failed', 'getToken gave no token', true);
  return grant;
};

/** Makes the source that calls `getToken`: one question at a time, none longer than 10 seconds. */
export const createTokenSource = (getToken: ChartdockOptions['getToken'], clock: EmbedClock): TokenSource => {
  let held: TokenGrant | null = null;
  let open: Promise<TokenGrant | null> | undefined;
  let giveUp = (_code: 'deadline' | 'cancelled'): void => undefined;

  const current = (): TokenGrant | undefined =>
    held !== null && (held.expiresAt ?? Infinity) > clock.now() ? held : undefined;

  const ask = async (reason: TokenReason, scopes: readonly string[]): Promise<TokenGrant | null> => {
    const { signal, abort } = ((controller) => ({
      signal: controller.signal,
      abort: () => controller.abort(),
    }))(new AbortController());
    const deadline = clock.now() + WIRE_LIMITS.deadlineMs;
    const over = new Promise<never>((_, reject) => {
      giveUp = (code) => {
        abort();
        reject(new EmbedError(code, `getToken: ${code}`));
      };
    });
    const stop = clock.after(WIRE_LIMITS.deadlineMs, () => giveUp('deadline'));
    try {
      held = parseToken(await Promise.race([getToken({ reason, scopes, deadline, signal }), over]));
      return held;
    } finally {
      stop();
      open = undefined;
    }
  };

  return {
    current,
    get: async (reason, scopes) => {
      if (reason === 'rejected') held = null;
      const inHand = reason === 'initial' ? current() : undefined;
      return inHand ?? (open ??= ask(reason, scopes));
    },
    stop: () => giveUp('cancelled'),
  };
};
