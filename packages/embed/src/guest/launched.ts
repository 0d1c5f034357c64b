import { EmbedError } from '../errors.ts';
import type { FirstPaint, TokenGrant } from '../surface.types.ts';
import type { SurfaceConfig } from '../tasks.types.ts';
import { FEATURES, VERSIONS } from '../protocol.ts';
import { isSurfaceConfig } from '../wire/configs.ts';
import { isFirstPaint } from '../wire/guest-calls.ts';
import { isName, isPlainObject } from '../wire/guards.ts';
import { guestMethod, keepOutcome, type KeptOutcome } from './results.ts';
import type { GuestSession } from './session.ts';

interface Launched {
  readonly config: SurfaceConfig;
  readonly first: FirstPaint;
  readonly token: TokenGrant;
  readonly returnUrl: string;
}

const exchange = async (page: Window, code: string): Promise<Launched> => {
  const answer = await page.fetch(guestMethod(page, 'exchange'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const said: unknown = await answer.json();
  const data: unknown = isPlainObject(said) && String(said['code']) === '200' ? said['data'] : undefined;
  if (!isPlainObject(data)) throw new EmbedError('no_ticket', 'this address was used before, or is too old');
  const { config, first, returnUrl } = data;
  if (
    !isSurfaceConfig(config) ||
    !isFirstPaint(first) ||
    first.token === undefined ||
    !isName(2048)(returnUrl)
  )
    throw new EmbedError('bad_params', 'the server answered with something else');
  return { config, first, token: first.token, returnUrl };
};

/**
 * Makes the session of a guest page that nobody frames: it was launched with a one-time code, keeps its outcome with the
 * server, and goes back to where it came from. Rejects with `no_ticket` when the code was used or is too old.
 */
export const openLaunchedSession = async (page: Window, code: string): Promise<GuestSession> => {
  const { config, first, token, returnUrl } = await exchange(page, code);
  const store = new Map<string, string>();

  const leave = async (outcome: KeptOutcome): Promise<void> => {
    const { ticket } = config;
    const isKept = await keepOutcome({ page, token: token.value, ticket, outcome });
    if (!isKept) throw new EmbedError('no_answer');
    const back = new URL(returnUrl);
    const parts = new URLSearchParams(back.hash.slice(1));
    parts.set('chartdock', ticket);
    back.hash = String(parts);
    // The surface is no place to come back to.
    page.location.replace(back);
  };

  return {
    version: VERSIONS.max,
    features: FEATURES,
    config,
    first,
    // Nobody can renew it: the page ends with its token.
    getToken: async (reason) => {
      if (reason !== 'initial') throw new EmbedError('declined');
      return token;
    },
    commit: async (value) => {
      await leave({ status: 'done', value });
      return { accepted: true };
    },
    check: async (items) => items.map(() => true),
    run: async () => {
      throw new EmbedError('unsupported');
    },
    close: async (outcome) => leave(outcome.status === 'cancelled' ? { ...outcome, by: 'user' } : outcome),
    open: async ({ url, disposition }) => {
      if (disposition === 'same') page.location.assign(url);
      else return page.open(url, '_blank', 'noopener') !== null;
      return true;
    },
    store: {
      get: async (key) => store.get(key) ?? null,
      set: async (key, value) => void store.set(key, value),
    },
    emit: () => true,
    handle: () => undefined,
    end: () => undefined,
  };
};
