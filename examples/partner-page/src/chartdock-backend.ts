/** What the partner's backend holds for a signed-in person. `expiresAt` is in epoch milliseconds. */
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

const isGrant = (value: unknown): value is { readonly token: string; readonly expireTime: number } =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  'expireTime' in value &&
  typeof value.token === 'string' &&
  typeof value.expireTime === 'number';

const signIn = async (serverUrl: string, account: DemoAccount): Promise<PersonToken> => {
  const answer = await fetch(`${serverUrl}/api/personal/login/v2/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // A real partner keeps a secret of its own here, never a person's password.
    body: JSON.stringify({
      account: `${account}@chartdock.test`,
      password: 'Chartdock1',
      deviceName: 'Partner page',
    }),
    signal: AbortSignal.timeout(10_000),
  });
  const { code, msg, data } = (await answer.json()) as { code?: string; msg?: string; data?: unknown };
  if (code !== '200' || !isGrant(data)) throw new Error(`sign-in as ${account}: ${msg ?? answer.statusText}`);
  return { value: data.token, expiresAt: data.expireTime };
};

/**
 * Plays the part of a partner's backend: signs in server to server and hands the token to its own page. Tokens are
 * kept until a minute before they end; `fresh` gets a new one in any case.
 */
export const createTokenDesk = (
  serverUrl: string,
): ((account: DemoAccount, fresh: boolean) => Promise<PersonToken>) => {
  const held = new Map<DemoAccount, Promise<PersonToken>>();
  return async (account, fresh) => {
    const known = fresh ? undefined : await held.get(account)?.catch(() => undefined);
    if (known !== undefined && known.expiresAt - SPARE_MS > Date.now()) return known;
    const next = signIn(serverUrl, account);
    held.set(account, next);
    return next;
  };
};
