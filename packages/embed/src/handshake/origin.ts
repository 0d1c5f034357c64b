/** A parsed pattern of a registered origin. */
interface OriginPattern {
  readonly scheme: string;
  readonly host: string;
  /** True when the pattern began with `*.`: any name below `host`, not `host` itself. */
  readonly below: boolean;
  /** Port as written, empty for the scheme's own, `*` for any. */
  readonly port: string;
}

const SHAPE = /^(https?):\/\/(\*\.)?([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}|\*))?$/;

const parsePattern = (text: string): OriginPattern | undefined => {
  const found = SHAPE.exec(text.toLowerCase());
  if (found === null) return undefined;
  return {
    scheme: found[1] ?? '',
    below: found[2] !== undefined,
    host: found[3] ?? '',
    port: found[4] ?? '',
  };
};

/** Tells whether a text is an origin as browsers write it, e.g. `https://app.example.com`; `null` is none. */
export const isOrigin = (text: string): boolean => {
  try {
    return /^https?:\/\//.test(text) && new URL(text).origin === text;
  } catch {
    return false;
  }
};

/**
 * Tells whether an origin is one that a client registered: exactly equal, with `*` allowed as the port and as the
 * leftmost label (`https://*.example.com`). Anything else, `null` included, matches nothing.
 */
export const isAllowedOrigin = (origin: string, patterns: readonly string[]): boolean => {
  if (!isOrigin(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  return patterns.some((text) => {
    const pattern = parsePattern(text);
    if (pattern === undefined || `${pattern.scheme}:` !== protocol) return false;
    const named = pattern.below ? hostname.endsWith(`.${pattern.host}`) : hostname === pattern.host;
    return named && (pattern.port === '*' || pattern.port === port);
  });
};
