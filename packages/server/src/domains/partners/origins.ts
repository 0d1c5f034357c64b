const WILD_PORT = /^(https?):\/\/(\*\.)?([a-z0-9.-]+)(?::(\*|\d{1,5}))?$/;

/** Returns whether a pattern is one a partner may register: an exact origin, any port of it (`:*`), any name below it (`*.`). */
export const isOriginPattern = (pattern: string): boolean => WILD_PORT.test(pattern);

/** Returns whether an origin fits a registered pattern: `https://host`, `http://localhost:*` or `http://*.localhost:*`. */
export const matchesOrigin = (origin: string, pattern: string): boolean => {
  const [, scheme, below, host, port] = WILD_PORT.exec(pattern) ?? [];
  const asked = /^(https?):\/\/([a-z0-9.-]+)(?::(\d{1,5}))?$/.exec(origin);
  if (scheme === undefined || host === undefined || asked === null) return false;
  const [, askedScheme, askedHost = '', askedPort] = asked;
  const hostFits = below === undefined ? askedHost === host : askedHost.endsWith(`.${host}`);
  return scheme === askedScheme && hostFits && (port === '*' || port === askedPort);
};
