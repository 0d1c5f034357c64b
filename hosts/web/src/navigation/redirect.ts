// Control characters and spaces may be dropped or joined by a URL parser, and a backslash reads as a slash.
const suspicious = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/;

const parseAddress = (value: string, origin: string): URL | undefined => {
  try {
    return new URL(value, origin);
  } catch {
    return undefined;
  }
};

/** Pages on which people get into an account; none of them is a page to go back to. */
export const ENTRIES: ReadonlySet<string> = new Set(['/login', '/register', '/reset_password']);

const isOwnPage = (address: URL, origin: string): boolean =>
  address.origin === origin &&
  address.username === '' &&
  address.password === '' &&
  // A path of "//host" would leave the origin once it is followed on its own.
  !address.pathname.startsWith('//') &&
  !ENTRIES.has(address.pathname);

/**
 * Reads a redirect parameter (already decoded once) and returns the path, query and hash to follow, or undefined when
 * the address leads anywhere but to a page of `origin` (ROUTE-36). A page of signing in is no target either.
 */
export const parseRedirect = (value: string | null | undefined, origin: string): string | undefined => {
  if (value === null || value === undefined || suspicious.test(value)) return undefined;
  if (!value.startsWith('/') && !value.startsWith(`${origin}/`)) return undefined;
  const address = parseAddress(value, origin);
  if (address === undefined || !isOwnPage(address, origin)) return undefined;
  return address.pathname + address.search + address.hash;
};

/** Builds the address of another way into an account, which goes on to the same target. */
export const entryAddress = (
  path: '/login' | '/register' | '/reset_password',
  target: string | undefined,
): string => (target === undefined ? path : `${path}?redirect=${encodeURIComponent(target)}`);

/** Builds the sign-in address that carries the address to return to (GUARD-07). */
export const signInAddress = (current: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): string => {
  const address = current.pathname + current.search + current.hash;
  return entryAddress('/login', address === '/' || address === '' ? undefined : address);
};
