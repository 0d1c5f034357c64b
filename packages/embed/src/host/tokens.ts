import type { EmbedClock } from '../clock.ts';
import { EmbedError } from '../errors.ts';
import type { TokenGrant, TokenReason } from '../pick.types.ts';
import { WIRE_LIMITS } from '../protocol.ts';
import { isTokenGrant } from '../wire/values.ts';
import type { ChartdockOptions, Token } from './options.ts';

/** Gives the guest tokens of the partner. */
export interface TokenSource {
  /** The token in hand, when it is still good. */
  readonly current: TokenGrant | undefined;
  /** Asks the partner, or joins the question that is open. Null: the person is not signed in. */
  get(reason: TokenReason, scopes: readonly string[]): Promise<TokenGrant | null>;
  /** Drops the open question. */
  stop(): void;
}

const parseToken = (token: Token | null): TokenGrant | null => {
  if (token === null) return null;
  const grant = typeof token === 'string' ? { value: token } : { ...token };
  if (!isTokenGrant(grant)) throw new EmbedError('failed', 'getToken gave no token', true);
  return grant;
};

/** Makes the source that calls `getToken`: one question at a time, none longer than 10 seconds. */
export const createTokenSource = (getToken: ChartdockOptions['getToken'], clock: EmbedClock): TokenSource => {
  let held: TokenGrant | undefined;
  let open:
    { readonly reason: TokenReason; readonly answer: Promise<TokenGrant | null>; stop(): void } | undefined;

  const good = (): TokenGrant | undefined =>
    held?.expiresAt === undefined || held.expiresAt > clock.now() ? held : undefined;

  const question = (reason: TokenReason, scopes: readonly string[]): NonNullable<typeof open> => {
    const abort = new AbortController();
    let stop = (): void => undefined;
    const deadline = new Promise<never>((_, reject) => {
      const fail = (code: 'deadline' | 'cancelled'): void => {
        abort.abort();
        reject(new EmbedError(code, `getToken: ${code}`));
      };
      const end = clock.after(WIRE_LIMITS.deadlineMs, () => fail('deadline'));
      stop = () => {
        end();
        fail('cancelled');
      };
    });
    const ask = async (): Promise<TokenGrant | null> => {
      const until = clock.now() + WIRE_LIMITS.deadlineMs;
      try {
        const grant = parseToken(
          await Promise.race([getToken({ reason, scopes, deadline: until, signal: abort.signal }), deadline]),
        );
        held = grant ?? undefined;
        return grant;
      } finally {
        open = undefined;
        deadline.catch(() => undefined);
        stop();
      }
    };
    const answer = ask();
    // Somebody may ask for a head start and never come back for the answer.
    answer.catch(() => undefined);
    return { reason, answer, stop };
  };

  return {
    get current() {
      return good();
    },
    get: async (reason, scopes) => {
      if (reason === 'rejected') held = undefined;
      const inHand = reason === 'initial' ? good() : undefined;
      if (inHand !== undefined) return inHand;
      open ??= question(reason, scopes);
      return open.answer;
    },
    stop: () => open?.stop(),
  };
};
