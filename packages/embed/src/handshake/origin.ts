/** A parsed origin, or a pattern of registered ones. */
interface OriginPattern {
  readonly scheme: string;
  readonly host: string;
  /** True when the pattern began with `*.`: any name below `host`, not `host` itself. */
  readonly below: boolean;
  /** Port as written, empty for the scheme's own, `*` for any. */
  readonly port: string;
}

// One expression for both: a guest runs it before it joins, where the first use of each, or of `URL`, takes longer than
// everything else it does by then.
const SHAPE = /^(https?):\/\/(\*\.)?([^\s/?#@:*\\[\]]+|\[[0-9a-f:]+\])(?::([1-9]\d{0,4}|\*))?$/;

const parsePattern = (text: string): OriginPattern | undefined => {
  const found = SHAPE.exec(text);
  if (found === null) return undefined;
  return {
    scheme: found[1] ?? '',
    below: found[2] !== undefined,
    host: found[3] ?? '',
    port: found[4] ?? '',
  };
};

/** Parses an origin as browsers write it: in small letters, without the scheme's own port. */
const parseOrigin = (text: string): OriginPattern | undefined => {
  const origin = parsePattern(text);
  if (origin === undefined || origin.below || text !== text.toLowerCase()) return undefined;
  const { scheme, port } = origin;
  return port === '*' || port === (scheme === 'http' ? '80' : '443') ? undefined : origin;
};

/** Returns whether a text is an origin as browsers write it, e.g. `https://app.example.com`; `null` is none. */
export const isOrigin = (text: string): boolean => parseOrigin(text) !== undefined;

/**
 * Returns whether an origin is one that a client registered: exactly equal, with `*` allowed as the port and as the
 * leftmost label (`https://*.example.com`). Anything else, `null` included, matches nothing.
 */
export const isAllowedOrigin = (origin: string, patterns: readonly string[]): boolean => {
  const found = parseOrigin(origin);
  if (found === undefined) return false;
  const { scheme, host, port } = found;
  return patterns.some((text) => {
    const pattern = parsePattern(text.toLowerCase());
    if (pattern?.scheme !== scheme) return false;
    const named = pattern.below ? host.endsWith(`.${pattern.host}`) : host === pattern.host;
    return named && (pattern.port === '*' || pattern.port === port);
  });
};
