import { createHash } from 'node:crypto';

/** Use of a token: the `token` header, the session cookie, a one-time code, a partner's secret. One cannot stand for another. */
export type TokenUse = 'header' | 'cookie' | 'handOff' | 'secret';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Creates an opaque token of 256 random bits. */
export const createToken = (randomBytes: (length: number) => Buffer): string =>
  randomBytes(32).toString('base64url');

/** Hashes a token for storage; returns undefined for a text that cannot be a token of ours. */
export const hashToken = (token: string | undefined, use: TokenUse): Buffer | undefined =>
  token !== undefined && TOKEN.test(token)
    ? createHash('sha256').update(`${use}:${token}`).digest()
    : undefined;
