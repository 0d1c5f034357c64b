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
  readonly write: (tokenHash: string, session: CachedSession, now: number) => void;
  /** Forgets every session of a device, at once in this process; another process forgets within 5 seconds. */
  readonly forgetDevice: (deviceId: string) => void;
  readonly clear: () => void;
}

const KEEP_MS = 5_000;
const MAX_ENTRIES = 10_000;

/** Creates a cache that keeps a session for 5 seconds and at most 10,000 of them. */
export function createSessionCache(): SessionCache {
  const entries = new Map<string, { session: CachedSession; until: number }>();
  return {
    read: (tokenHash, now) => {
      const entry = entries.get(tokenHash);
      if (entry === undefined) return undefined;
      if (entry.until > now && entry.session.expiresAt > now) return entry.session;
      entries.delete(tokenHash);
      return undefined;
    },
    write: (tokenHash, session, now) => {
      const oldest = entries.size >= MAX_ENTRIES ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(tokenHash, { session, until: now + KEEP_MS });
    },
    forgetDevice: (deviceId) => {
      for (const [key, entry] of entries) if (entry.session.actor.deviceId === deviceId) entries.delete(key);
    },
    clear: () => entries.clear(),
  };
}
