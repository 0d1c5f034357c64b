/** Token that the partner's backend holds for a signed-in person. `expiresAt` is in epoch milliseconds. */
export interface PersonToken {
  readonly value: string;
  readonly expiresAt: number;
}

/** The demo accounts a visitor may act as. */
export const DEMO_ACCOUNTS = ['free', 'member'] as const;

/** A demo account a visitor may act as. */
export type DemoAccount = (typeof DEMO_ACCOUNTS)[number];

/** How long before its end a token counts as used up, in milliseconds. */
const SPARE_MS = 60_000;

/** Credentials of the partner at the Chartdock server; a real one keeps its secret to itself. */
const PARTNER = {
  client: 'partner-demo',
  secret: process.env['CHARTDOCK_SECRET'] ?? 'demo-partner-secret-for-the-example-page-00',
} as const;

/** Scopes that a token of this page may have: a reader of it can neither change the account nor make sessions. */
export const SCOPES = ['files:read', 'files:write', 'export', 'publish', 'share', 'pay'] as const;

/** One of them. */
export type PartnerScope = (typeof SCOPES)[number];

/** A file or folder that a token is for. */
export interface PartnerItem {
  readonly fileId: string;
  readonly fileType: 'chart' | 'folder';
}

/** Owner and purpose of a token. */
export interface TokenWish {
  readonly account: DemoAccount;
  /** A new one in any case. */
  readonly fresh: boolean;
  readonly scopes: readonly PartnerScope[];
  /** Items that alone the token covers; none for all files of the person. */
  readonly items: readonly PartnerItem[];
}

const ask = async (url: string, body: object): Promise<Readonly<Record<string, unknown>>> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  const { code, msg, data } = (await answer.json()) as { code?: string; msg?: string; data?: unknown };
  if (code !== '200' || typeof data !== 'object' || data === null)
    throw new Error(`${new URL(url).pathname}: ${msg ?? answer.statusText}`);
  return { ...data };
};

/** Gets a narrowed token of a person, by the secret of the partner and a session token of the person. */
const narrow = async (
  serverUrl: string,
  token: unknown,
  { scopes, items }: Pick<TokenWish, 'scopes' | 'items'>,
): Promise<PersonToken> => {
  const { client, secret } = PARTNER;
  const body = { secret, token, scopes, ...(items.length === 0 ? {} : { items }) };
  const { value, expiresAt } = await ask(`${serverUrl}/embed/v1/api/token?client=${client}`, body);
  if (typeof value !== 'string' || typeof expiresAt !== 'number') throw new Error('token: no token');
  return { value, expiresAt };
};

const signIn = async (serverUrl: string, { account, ...wish }: TokenWish): Promise<PersonToken> => {
  // A real partner knows its visitor, and Chartdock knows the visitor too: nobody's password is here.
  const { token } = await ask(`${serverUrl}/api/personal/login/v2/account`, {
    account: `${account}@chartdock.test`,
    password: 'Chartdock1',
    deviceName: 'Partner page',
  });
  return narrow(serverUrl, token, wish);
};

/**
 * Plays the part of a partner's backend: signs in server to server, and hands a narrowed token to its own page. Tokens are
 * kept until a minute before they end; `fresh` gets a new one in any case.
 */
export const createTokenDesk = (serverUrl: string): ((wish: TokenWish) => Promise<PersonToken>) => {
  const held = new Map<string, Promise<PersonToken>>();
  return async (wish) => {
    const kind = [wish.account, ...wish.scopes, ...wish.items.map(({ fileId }) => fileId)].join(' ');
    const known = wish.fresh ? undefined : await held.get(kind)?.catch(() => undefined);
    if (known !== undefined && known.expiresAt - SPARE_MS > Date.now()) return known;
    const next = signIn(serverUrl, wish);
    held.set(kind, next);
    return next;
  };
};
