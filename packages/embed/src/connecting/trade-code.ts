import type { SurfaceContext } from '../surface/context.ts';
import { DEADLINE_MS } from '../protocol.ts';
import type { TokenGrant } from '../surface.types.ts';
import { isPlainObject } from '../wire/guards.ts';
import { isTokenGrant } from '../wire/values.ts';
import type { ConnectCode } from './connect.types.ts';

/** Trades a code for a token from this page; undefined when the server gives none in ten seconds. */
export const tradeCode = async (
  { page, clock }: Pick<SurfaceContext, 'page' | 'clock'>,
  { code, verifier }: ConnectCode,
): Promise<TokenGrant | undefined> => {
  const abort = new AbortController();
  const stop = clock.after(DEADLINE_MS, () => abort.abort());
  const client = page.searchParams.get('client') ?? '';
  try {
    const answer = await fetch(new URL('../../api/activity/partner/login', page), {
      method: 'POST',
      credentials: 'omit',
      signal: abort.signal,
      body: new URLSearchParams({ code, verifier, client, from: 'connect' }),
    });
    const said: unknown = await answer.json();
    const data = isPlainObject(said) && String(said['code']) === '200' ? said['data'] : undefined;
    const grant = isPlainObject(data) ? { value: data['token'], expiresAt: data['expireTime'] } : undefined;
    return isTokenGrant(grant) ? grant : undefined;
  } catch {
    return undefined;
  } finally {
    stop();
  }
};
