import type { MeetingEnvironment } from './meeting-host.ts';

/** Knowledge of the app around the page, with the listeners to changes. */
export interface WatchedEnvironment {
  readonly get: () => MeetingEnvironment;
  /** Takes new facts, announces them when something differs, and returns the whole. */
  readonly change: (news: Partial<MeetingEnvironment>) => MeetingEnvironment;
  readonly subscribe: (listener: (environment: MeetingEnvironment) => void) => () => void;
  readonly dispose: () => void;
}

const isSame = (one: MeetingEnvironment, other: MeetingEnvironment): boolean =>
  (Object.keys(one) as (keyof MeetingEnvironment)[]).every((name) => one[name] === other[name]);

/** Creates it from the facts known at the start. */
export const createEnvironment = (start: MeetingEnvironment): WatchedEnvironment => {
  const listeners = new Set<(environment: MeetingEnvironment) => void>();
  let now = start;
  return {
    get: () => now,
    change: (news) => {
      const next = { ...now, ...news };
      if (isSame(now, next)) return now;
      now = next;
      [...listeners].forEach((listener) => listener(next));
      return next;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose: () => listeners.clear(),
  };
};
