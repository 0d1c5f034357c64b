import type { GuestSession, RefusalCode } from '@chartdock/embed/guest';

/** A session that remembers the last obstacle of the person. */
export interface RememberingSession {
  readonly session: GuestSession;
  /** Remembers why the last try came to nothing; undefined forgets it. */
  readonly remember: (code: RefusalCode | undefined) => void;
}

/** Lets a session that is left without a choice end with the last obstacle, so that the host can offer a way on. */
export const rememberRefusal = (session: GuestSession): RememberingSession => {
  let code: RefusalCode | undefined;
  return {
    session: {
      ...session,
      close: (outcome) =>
        session.close(
          outcome.status === 'cancelled' && code !== undefined ? { status: 'refused', code } : outcome,
        ),
    },
    remember: (next) => {
      code = next;
    },
  };
};
