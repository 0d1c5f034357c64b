/** Beginnings of paths that the server answers itself; no page of the web app lies there. */
export const SERVER_PATHS = [
  '/api',
  '/chart_image',
  '/pay',
  '/photo',
  '/v1',
  '/embed',
  '/embed.js',
  '/quick_start',
  '/readyz',
  '/openapi.json',
] as const;

/** Returns whether the server returns a path itself. */
export const isServerPath = (pathname: string): boolean =>
  SERVER_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`)) ||
  /^\/embed[-.]/.test(pathname);
