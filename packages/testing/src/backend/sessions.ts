import { TOKEN_COOKIE_DAYS } from '@chartdock/contract';
import type { IdSource } from './ids.ts';
import { Refusal } from './refusal.ts';

const HOUR_MS = 3_600_000;

/** Lives of tokens in milliseconds, as on the server. */
export const TOKEN_LIFE = {
  signIn: TOKEN_COOKIE_DAYS * 24 * HOUR_MS,
  short: 12 * HOUR_MS,
  partner: HOUR_MS,
} as const;

/** A token and its end in epoch milliseconds. */
export interface IssuedToken {
  readonly value: string;
  readonly expiresAt: number;
}

/** The tokens that a fake backend knows. */
export interface Sessions {
  readonly issue: (lifeMs: number) => IssuedToken;
  /** Checks a header token. Throws `tokenInvalid` or `tokenExpired`. */
  readonly require: (token: string | null) => string;
  readonly end: (token: string) => void;
  /** When the person signed in last. */
  lastLogin: number | undefined;
  /** Lets every token that is good now end so many milliseconds from now. */
  readonly expireIn: (ms: number) => void;
}

/** Keeps tokens by a clock. */
export const createSessions = (ids: IdSource, now: () => number): Sessions => {
  const ends = new Map<string, number>();
  return {
    lastLogin: undefined,
    issue: (lifeMs) => {
      const token = { value: ids.token(), expiresAt: now() + lifeMs };
      ends.set(token.value, token.expiresAt);
      return token;
    },
    require: (token) => {
      const end = ends.get(token ?? '');
      if (token === null || end === undefined) throw new Refusal('tokenInvalid');
      if (end <= now()) throw new Refusal('tokenExpired');
      return token;
    },
    end: (token) => void ends.delete(token),
    expireIn: (ms) => {
      for (const [token, end] of ends) if (end > now()) ends.set(token, now() + ms);
    },
  };
};
