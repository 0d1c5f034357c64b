import type { Request, Response } from 'express';

/** Name of the session cookie (AUTH-03). */
const SESSION_COOKIE = 'chartdock_token';
/** Holds the marks by which a device is known that knew a password before. */
const DEVICE_COOKIE = 'chartdock_device';

/** Reads one cookie of a request. */
export const readCookie = (request: Request, name: string): string | undefined => {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
};

/** A cookie of ours, which no script reads. */
export interface OwnCookie {
  /** Undefined takes the cookie away. */
  readonly value: string | undefined;
  readonly maxAgeMs: number;
}

/** Reads and sets the cookies that identify a browser and its user. */
export interface OwnCookies {
  readonly readSession: (request: Request) => string | undefined;
  readonly setSession: (response: Response, cookie: OwnCookie) => void;
  readonly readDevice: (request: Request) => string | undefined;
  readonly setDevice: (response: Response, cookie: OwnCookie) => void;
}

/**
 * Makes the reader and writer of our cookies. Over https their names begin with `__Host-`, and no other is read: a page on a
 * neighbouring name of the same site cannot put one in their place. `inFrames` says whether our pages may be in frames of apps.
 * Their browsers keep a cookie there only when it says that it is for every site, and then it is kept apart for each of these:
 * another site that shows or calls us gets none.
 */
export const createOwnCookies = (inFrames: boolean): OwnCookies => {
  const isSecure = (request: Request): boolean => inFrames || request.secure;
  const nameOf = (name: string, request: Request): string => (isSecure(request) ? `__Host-${name}` : name);
  const read = (name: string) => (request: Request) => readCookie(request, nameOf(name, request));
  const set =
    (plain: string) =>
    (response: Response, { value, maxAgeMs }: OwnCookie): void => {
      const name = nameOf(plain, response.req);
      const where = inFrames
        ? ({ sameSite: 'none', secure: true, partitioned: true } as const)
        : ({ sameSite: 'lax', secure: response.req.secure } as const);
      const attributes = { httpOnly: true, path: '/', ...where } as const;
      if (value === undefined) response.clearCookie(name, attributes);
      else response.cookie(name, value, { ...attributes, maxAge: maxAgeMs });
    };
  return {
    readSession: read(SESSION_COOKIE),
    setSession: set(SESSION_COOKIE),
    readDevice: read(DEVICE_COOKIE),
    setDevice: set(DEVICE_COOKIE),
  };
};
