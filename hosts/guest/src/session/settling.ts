import type { GuestSession } from '@chartdock/embed/guest';
import { doneWith, keepOutcome, parseFragment } from '@chartdock/embed/guest';

/**
 * Lets a session keep every outcome with the server once the host has taken it, so that a host that could not hear it
 * finds it under its ticket. A launched page does so by itself.
 */
export const keepOutcomes = (
  session: GuestSession,
  page: Window,
  tokenNow: () => string | undefined,
): GuestSession => {
  if (parseFragment(page.location.hash)?.code !== undefined) return session;
  const { ticket } = session.config;
  const keep = (outcome: Parameters<typeof keepOutcome>[0]['outcome']): void =>
    void keepOutcome({ page, token: tokenNow(), ticket, outcome });
  return {
    ...session,
    commit: async (value) => {
      const answer = await session.commit(value);
      if (answer.accepted) keep(doneWith(session.config, value));
      return answer;
    },
    close: async (outcome) => {
      keep(outcome.status === 'cancelled' ? { ...outcome, by: 'user' } : outcome);
      await session.close(outcome);
    },
  };
};
