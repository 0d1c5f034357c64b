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
  const { ticket, surface } = config;
  const keep = (outcome: Kept): Promise<boolean> => keepOutcome({ page, token: tokenNow(), ticket, outcome });
  /** Goes on after an error that says that the host has gone; a frame goes with its page, and hears nothing more either. */
  const endAlone = async (error: unknown, outcome: Kept): Promise<void> => {
    const code = isEmbedError(error) && error.code;
    const isWindow = surface === 'popup';
    if (code !== 'closed' && !(isWindow && code === 'deadline')) throw error;
    const isKept = keep(outcome);
    if (!isWindow) throw error;
    (await import('../trouble/go-back.ts')).sayGoBack(session, outcome, await isKept);
  };
  return {
    ...session,
    commit: async (value) => {
      const done = doneWith(config, value);
      try {
        const answer = await session.commit(value);
        if (answer.accepted) void keep(done);
        return answer;
      } catch (error) {
        await endAlone(error, done);
        return { accepted: true };
      }
    },
    close: async (outcome) => {
      const end: Kept = outcome.status === 'cancelled' ? { ...outcome, by: 'user' } : outcome;
      void keep(end);
      await session.close(outcome).catch((error: unknown) => endAlone(error, end));
    },
  };
};
