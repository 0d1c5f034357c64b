import type { Request, Response } from 'express';

/** Name of the session cookie (AUTH-03). */
export const SESSION_COOKIE = 'chartdock_token';

/** Reads one cookie of a request. */
export const readCookie = (request: Request, name: string): string | undefined => {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
};

/** What the session cookie is to be. */
export interface SessionCookie {
  /** Undefined takes the cookie away. */
  readonly token: string | undefined;
  readonly maxAgeMs: number;
  /**
   * Whether our pages may be in frames of apps. Their browsers keep a cookie there only when it says that it is for every site,
   * and then it is kept apart for each of these: another site that shows or calls us gets none.
   */
  readonly inFrames: boolean;
}

/** Sets the session cookie, out of reach of scripts. */
export const setSessionCookie = (response: Response, { token, maxAgeMs, inFrames }: SessionCookie): void => {
  const where = inFrames
    ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
    : ({ sameSite: 'lax', secure: response.req.secure } as const);
  const attributes = { httpOnly: true, path: '/', ...where } as const;
  if (token === undefined) response.clearCookie(SESSION_COOKIE, attributes);
  else response.cookie(SESSION_COOKIE, token, { ...attributes, maxAge: maxAgeMs });
};
