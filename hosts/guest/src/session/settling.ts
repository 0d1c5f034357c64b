import type { GuestSession } from '@chartdock/embed/guest';
import { doneWith, isEmbedError, keepOutcome, parseFragment } from '@chartdock/embed/guest';

type Kept = Parameters<typeof keepOutcome>[0]['outcome'];

/**
 * Lets a session keep every outcome with the server: once the host has taken it, or when the host has gone before it could. A
 * host that could not hear it finds it under its ticket. A window that is left alone sends the person back to the page that
 * opened it; a launched page goes there by itself.
 */
export const keepOutcomes = (
  session: GuestSession,
  page: Window,
  tokenNow: () => string | undefined,
): GuestSession => {
  if (parseFragment(page.location.hash)?.code !== undefined) return session;
  const { config } = session;
  const { ticket } = config;
  const keep = (outcome: Kept): Promise<boolean> => keepOutcome({ page, token: tokenNow(), ticket, outcome });
  /** Goes on where the host has gone. A frame goes with its page, so the choice is sent before any wait. */
  const endAlone =
    (outcome: Kept) =>
    async (error: unknown): Promise<{ readonly accepted: true }> => {
      const isKept = isEmbedError(error) && error.code === 'peer_reloaded' ? keep(outcome) : undefined;
      const { leaveWindow } = await import('../trouble/go-back.ts');
      return leaveWindow(session, { error, outcome, isKept: () => isKept ?? keep(outcome) });
    };
  return {
    ...session,
    commit: async (value) => {
      const done = doneWith(config, value);
      const answer = await session.commit(value).catch(endAlone(done));
      if (answer.accepted) void keep(done);
      return answer;
    },
    close: async (outcome) => {
      const end: Kept = outcome.status === 'cancelled' ? { ...outcome, by: 'user' } : outcome;
      void keep(end);
      await session.close(outcome).catch(endAlone(end));
    },
  };
};
