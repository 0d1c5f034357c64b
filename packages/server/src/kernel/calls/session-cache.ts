import type { Actor } from './actor.ts';

/** A session that was found valid a moment ago. */
export interface CachedSession {
  readonly actor: Actor;
  readonly expiresAt: number;
  readonly lastSeen: number;
}

/** How far a remembered session is to be trusted: `due` is as good as `fresh` and soon to be read again, `stale` tells no more than whose it was. */
export type SessionAge = 'fresh' | 'due' | 'stale';

/** Remembered session of a token. */
export interface RememberedSession {
  readonly actor: Actor;
  readonly age: SessionAge;
}

/** Remembers valid sessions for a few seconds, so that not every call asks the database. */
export interface SessionCache {
  readonly read: (tokenHash: string, now: number) => RememberedSession | undefined;
  /**
   * Runs a read of a session, once for all concurrent callers. Callers after a forgotten session do not share an earlier read.
   */
  readonly readOnce: (tokenHash: string, body: () => Promise<Actor>) => Promise<Actor>;
  /** Counts how often something was forgotten: `write` takes reads of the same age, and nothing older. */
  readonly age: () => number;
  readonly write: (tokenHash: string, session: CachedSession, at: { now: number; age: number }) => void;
  /** Forgets every session of a person. */
  readonly forgetUser: (userId: string) => void;
  readonly clear: () => void;
}

interface Entry {
  readonly session: CachedSession;
  readonly dueAt: number;
  readonly until: number;
}

interface Reading {
  readonly age: number;
  readonly actor: Promise<Actor>;
}

const MAX_ENTRIES = 10_000;

/** Creates a cache that trusts a session for some time and remembers at most 10,000 of them. In the second half of that time it is due to be read again. */
export const createSessionCache = (keepMs: number): SessionCache => {
  const entries = new Map<string, Entry>();
  const readings = new Map<string, Reading>();
  let age = 0;
  return {
    age: () => age,
    read: (tokenHash, now) => {
      const entry = entries.get(tokenHash);
      if (entry === undefined) return undefined;
      const { session, dueAt, until } = entry;
      const isOver = until <= now || session.expiresAt <= now;
      return { actor: session.actor, age: isOver ? 'stale' : dueAt <= now ? 'due' : 'fresh' };
    },
    readOnce: (tokenHash, body) => {
      const begun = readings.get(tokenHash);
      if (begun?.age === age) return begun.actor;
      const reading: Reading = { age, actor: body() };
      readings.set(tokenHash, reading);
      const end = (): void => {
        if (readings.get(tokenHash) === reading) readings.delete(tokenHash);
      };
      reading.actor.then(end, end);
      return reading.actor;
    },
    write: (tokenHash, session, at) => {
      // It may have ended while it was being read.
      if (at.age !== age) return;
      // Set again at the end: the entry read longest ago makes room first.
      entries.delete(tokenHash);
      const oldest = entries.size >= MAX_ENTRIES ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(tokenHash, { session, dueAt: at.now + keepMs / 2, until: at.now + keepMs });
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
