import type { Client } from '@chartdock/client';
import type { GuestSession, TokenGrant, TokenReason } from '@chartdock/embed/guest';
import { isEmbedError } from '@chartdock/embed/guest';
import type { Clock } from '@chartdock/platform';

/** How long before its end a token is renewed: a quarter of its life, but a minute at least and three at most, in milliseconds. */
const LEAST_BEFORE_MS = 60_000;
const MOST_BEFORE_MS = 180_000;
/** Shortest pause before a renewal, so that a token that is born old does not spin. */
const SHORTEST_WAIT_MS = 10_000;

/** Gets tokens of the partner and renews them before they end. They stay in memory. */
export interface TokenKeeper {
  /** Answers the client's question for a token, `scope` being the scope a stronger one has to cover; undefined when there is none. */
  readonly provide: (
    reason: 'missing' | 'rejected' | 'stepUp',
    scope?: string,
  ) => Promise<string | undefined>;
  /** Begins to renew tokens of this client in time. */
  readonly attach: (tokens: Client['tokens']) => void;
  /** Takes a token the partner sent of its own accord. */
  readonly take: (grant: TokenGrant) => void;
  /** The token in hand. */
  readonly current: () => string | undefined;
  /** The page is visible again: time may have passed unseen. */
  readonly wake: () => void;
}

/** Creates the keeper of a session's tokens. */
export const createTokenKeeper = (session: GuestSession, clock: Clock): TokenKeeper => {
  let held = session.first.token;
  let tokens: Client['tokens'] | undefined;
  // Rights that a call has needed beside the usual ones; later tokens have to cover it too.
  let scopes: readonly string[] = [];
  /** When the token in hand is due, in epoch milliseconds. */
  let renewAt: number | undefined;
  let timer: ReturnType<Clock['setTimeout']> | undefined;

  const stopTimer = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
  };
  const setTimer = (wait: number): void => {
    stopTimer();
    timer = clock.setTimeout(() => void renew('expiring'), wait);
  };
  const keep = (grant: TokenGrant): void => {
    held = grant;
    renewAt = undefined;
    stopTimer();
    if (grant.expiresAt === undefined) return;
    const life = grant.expiresAt - clock.now();
    const before = Math.min(Math.max(life / 4, LEAST_BEFORE_MS), MOST_BEFORE_MS);
    renewAt = grant.expiresAt - before;
    setTimer(Math.max(life - before, SHORTEST_WAIT_MS));
  };
  const take = (grant: TokenGrant): void => {
    keep(grant);
    tokens?.write(grant.value);
  };
  const renew = async (reason: TokenReason): Promise<void> => {
    session.emit('session', { state: 'expiring', recoverable: true });
    try {
      take(await session.getToken(reason, scopes));
      session.emit('session', { state: 'active', recoverable: true });
    } catch (error) {
      // The token in hand still works for a while; a rejected call asks again.
      session.emit('session', { state: 'interrupted', recoverable: true });
      const isAnswered = isEmbedError(error) && error.code === 'declined';
      if (!isAnswered) setTimer(SHORTEST_WAIT_MS);
    }
  };

  return {
    provide: async (reason, scope) => {
      const wanted = scope === undefined ? scopes : [...new Set([...scopes, scope])];
      try {
        const grant = await session.getToken(reason === 'missing' ? 'initial' : reason, wanted);
        scopes = wanted;
        keep(grant);
        return grant.value;
      } catch (error) {
        if (isEmbedError(error) && error.code === 'declined') return undefined;
        throw error;
      }
    },
    attach: (store) => {
      tokens = store;
      if (held !== undefined) keep(held);
    },
    take,
    current: () => held?.value,
    wake: () => {
      if (renewAt !== undefined && renewAt <= clock.now()) void renew('wake');
    },
  };
};
