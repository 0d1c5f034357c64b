import { TOKEN_COOKIE_DAYS, VERIFIED_TOKEN_COOKIE_DAYS } from '@chartdock/contract';
import type { TokenStore } from './token-store.ts';

/** The part of a document that keeps cookies. */
export interface CookieJar {
  cookie: string;
}

/** Options of a cookie store. */
export interface CookieTokenOptions {
  /** Default `chartdock_token`. */
  readonly name?: string;
  /** Default the page's document, looked up at each use. */
  readonly jar?: CookieJar;
  /** Default whether the page came by https. */
  readonly secure?: boolean;
}

type PageGlobals = Readonly<{ document?: CookieJar; location?: Readonly<{ protocol: string }> }>;

/** Looks at the engine as a page, which it may or may not be. */
const pageOf = (engine: object): PageGlobals => engine;

const secondsPerDay = 86_400;

/** Returns a token that a header can carry; a cookie that someone damaged holds none. */
const decode = (text: string): string | undefined => {
  try {
    const token = decodeURIComponent(text);
    return /^[\x21-\x7e]+$/.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
};

const readCookie = (jar: CookieJar, name: string): string | undefined => {
  for (const pair of jar.cookie.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim());
  }
  return undefined;
};

/**
 * Creates a token store in a cookie that the page's script writes, for pages in front of someone else's server. It lasts
 * 7 days, or 15 when the token came from a verify call (AUTH-03, AUTH-04); path `/`, SameSite=Lax, Secure on https.
 */
export const createCookieTokenStore = (options: CookieTokenOptions = {}): TokenStore => {
  const { name = 'chartdock_token' } = options;
  const page = (): PageGlobals => pageOf(globalThis);
  const jar = (): CookieJar => options.jar ?? page().document ?? { cookie: '' };
  const put = (value: string, days: number): void => {
    const secure = (options.secure ?? page().location?.protocol === 'https:') ? '; Secure' : '';
    jar().cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${days * secondsPerDay}; Path=/; SameSite=Lax${secure}`;
  };
  const read = (): string | undefined => readCookie(jar(), name);
  return {
    read,
    restore: read,
    // Another tab may have signed in again meanwhile.
    renew: (rejected) => {
      const token = read();
      return token === rejected ? undefined : token;
    },
    write: (token, origin = {}) =>
      put(token, origin.verified === true ? VERIFIED_TOKEN_COOKIE_DAYS : TOKEN_COOKIE_DAYS),
    clear: () => put('', 0),
  };
};
