import type { GuestSession, TokenGrant, TokenReason } from '@chartdock/embed/guest';
import { EmbedError } from '@chartdock/embed/guest';
import { createFakeClock } from '@chartdock/platform/testing';
import { describe, expect, it } from 'vitest';
import { createTokenSource } from '../../../../packages/embed/src/testing/token-source.ts';
import { createTokenKeeper } from './token-keeper.ts';

const MINUTE = 60_000;
const LIFE = 15 * MINUTE;

/** Troubles of a day; the skew is that of the person's machine against the partner's, in milliseconds. */
interface Day {
  readonly skew: number;
  /** Minutes at which the partner's refresh fails for two minutes. */
  readonly outages: readonly number[];
  /** Minutes at which the machine sleeps for an hour. */
  readonly sleeps: readonly number[];
}

/** Lives through a day with a call every half minute, and counts how each of them went. */
const liveThrough = async ({ skew, outages, sleeps }: Day) => {
  const clock = createFakeClock(1_700_000_000_000);
  const began = clock.now();
  let slept = 0;
  const partnerNow = (): number => clock.now() + slept + skew;
  const minuteNow = (): number => (clock.now() - began) / MINUTE;
  const machine = { ...clock, now: () => clock.now() + slept };

  let issued = 0;
  const ends = new Map<string, number>();
  const source = createTokenSource(
    async () => {
      if (outages.some((minute) => minuteNow() >= minute && minuteNow() < minute + 2))
        throw new Error('the partner is away');
      const grant = { value: `token-${(issued += 1)}`, expiresAt: partnerNow() + LIFE };
      ends.set(grant.value, grant.expiresAt);
      return grant;
    },
    {
      now: machine.now,
      after: (wait, run) => {
        const timer = clock.setTimeout(run, wait);
        return () => clock.clearTimeout(timer);
      },
    },
  );
  const getToken = async (reason: TokenReason): Promise<TokenGrant> => {
    const grant = await source.get(reason, []);
    if (grant === null) throw new EmbedError('declined');
    return grant;
  };
  const first = await getToken('initial');
  let current: string | undefined = first.value;
  const session = { first: { theme: 'auto', locale: 'zh', token: first }, getToken, emit: () => true };
  const keeper = createTokenKeeper(session as unknown as GuestSession, machine);
  const write = (token: string): void => {
    current = token;
  };
  keeper.attach({ write, clear: () => undefined, restore: () => undefined });

  const counts = { answered: 0, signedOut: 0, failed: 0 };
  const call = async (): Promise<void> => {
    const isGood = (): boolean => (ends.get(current ?? '') ?? 0) > partnerNow();
    try {
      // A rejected call asks for a token and goes out once more, as the client does.
      if (!isGood()) current = await keeper.provide('rejected');
      counts[current === undefined ? 'signedOut' : 'answered'] += 1;
    } catch {
      counts.failed += 1;
    }
  };
  for (let half = 0; half < 48 * 60; half += 1) {
    if (half % 2 === 0 && sleeps.includes(half / 2)) {
      slept += 60 * MINUTE;
      keeper.wake();
    }
    await clock.advanceAsync(MINUTE / 2);
    await call();
  }
  return { ...counts, issued };
};

describe('a day with one surface open', () => {
  it.each([
    ['nothing happens', 0],
    ['the clock of the machine is five minutes behind', 5 * MINUTE],
    ['the clock of the machine is five minutes ahead', -5 * MINUTE],
  ])('shows no sign-in failure when %s', async (_, skew) => {
    const quiet = await liveThrough({ skew, outages: [], sleeps: [100, 400] });
    expect(quiet).toMatchObject({ answered: 2880, signedOut: 0, failed: 0 });
    // Whenever a renewal is due the partner is away for two minutes.
    const outages = Array.from({ length: 100 }, (_each, at) => 12 + 14 * at);
    const rough = await liveThrough({ skew, outages, sleeps: [100, 400, 900] });
    expect(rough.signedOut).toBe(0);
    // A machine that is behind learns by a refused call that its token has ended, and then waits for the partner.
    if (skew <= 0) expect(rough.failed).toBe(0);
    else expect(rough.failed).toBeLessThanOrEqual(4 * outages.length);
  });

  it('asks again by itself after an outage', async () => {
    const clock = createFakeClock(0);
    let isAway = true;
    const asked: number[] = [];
    const session = {
      first: { theme: 'auto', locale: 'zh', token: { value: 'first', expiresAt: 5 * MINUTE } },
      emit: () => true,
      getToken: async () => {
        asked.push(clock.now() / 1000);
        if (isAway) throw new EmbedError('failed');
        return { value: 'next', expiresAt: 20 * MINUTE };
      },
    };
    createTokenKeeper(session as unknown as GuestSession, clock).attach({ write: () => undefined } as never);
    await clock.advanceAsync(4 * MINUTE + 15_000);
    isAway = false;
    await clock.advanceAsync(30_000);
    expect(asked).toEqual([225, 235, 245, 255, 265]);
  });
});
