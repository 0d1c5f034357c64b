import type { Actor } from './actor.ts';

/** A session that was found valid a moment ago. */
export interface CachedSession {
  readonly actor: Actor;
  readonly expiresAt: number;
  readonly lastSeen: number;
}

/** Remembers valid sessions for a few seconds, so that not every call asks the database. */
export interface SessionCache {
  readonly read: (tokenHash: string, now: number) => CachedSession | undefined;
  /** Says how often something was forgotten: `write` takes what was read since, and nothing older. */
  readonly age: () => number;
  readonly write: (tokenHash: string, session: CachedSession, at: { now: number; age: number }) => void;
  /** Forgets every session of a person. */
  readonly forgetUser: (userId: string) => void;
  readonly clear: () => void;
}

const MAX_ENTRIES = 10_000;

/** Makes a cache that keeps a session for some time and at most 10,000 of them. */
export const createSessionCache = (keepMs: number): SessionCache => {
  const entries = new Map<string, { session: CachedSession; until: number }>();
  let age = 0;
  return {
    age: () => age,
    read: (tokenHash, now) => {
      const entry = entries.get(tokenHash);
      if (entry === undefined) return undefined;
      if (entry.until > now && entry.session.expiresAt > now) return entry.session;
      entries.delete(tokenHash);
      return undefined;
    },
    write: (tokenHash, session, at) => {
      // It may have ended while it was being read.
      if (at.age !== age) return;
      const oldest = entries.size >= MAX_ENTRIES ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(tokenHash, { session, until: at.now + keepMs });
    },
    forgetUser: (userId) => {
      age += 1;
      for (const [key, entry] of entries) if (entry.session.actor.userId === userId) entries.delete(key);
    },
    clear: () => {
      age += 1;
      entries.clear();
    },
  };
};
