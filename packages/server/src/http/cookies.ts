import type { Request, Response } from 'express';

/** Name of the session cookie (AUTH-03). */
export const SESSION_COOKIE = 'chartdock_token';

/** Reads one cookie of a request. */
export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

/** Sets the session cookie for a life in milliseconds, out of reach of scripts; undefined takes it away. */
export function setSessionCookie(response: Response, token: string | undefined, maxAgeMs: number): void {
  const attributes = { httpOnly: true, sameSite: 'lax', secure: response.req.secure, path: '/' } as const;
  if (token === undefined) response.clearCookie(SESSION_COOKIE, attributes);
  else response.cookie(SESSION_COOKIE, token, { ...attributes, maxAge: maxAgeMs });
}
