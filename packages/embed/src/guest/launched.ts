import { EmbedError } from '../errors.ts';
import type { FirstPaint, TokenGrant } from '../surface.types.ts';
import type { SurfaceConfig } from '../tasks.types.ts';
import { FEATURES, VERSIONS } from '../protocol.ts';
import { isSurfaceConfig } from '../wire/configs.ts';
import { isFirstPaint } from '../wire/guest-calls.ts';
import { isName, isPlainObject } from '../wire/guards.ts';
import type { KeptOutcome } from './results.ts';
import { doneWith, guestMethod, keepOutcome } from './results.ts';
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
    getToken: (reason) =>
      reason === 'initial' ? Promise.resolve(token) : Promise.reject(new EmbedError('declined')),
    commit: async (value) => {
      await leave(doneWith(config, value));
      return { accepted: true };
    },
    check: (items) => Promise.resolve(items.map(() => true)),
    run: () => Promise.reject(new EmbedError('unsupported')),
    close: async (outcome) => leave(outcome.status === 'cancelled' ? { ...outcome, by: 'user' } : outcome),
    open: ({ url, disposition }) => {
      if (disposition === 'new') return Promise.resolve(page.open(url, '_blank', 'noopener') !== null);
      page.location.assign(url);
      return Promise.resolve(true);
    },
    store: {
      get: (key) => Promise.resolve(store.get(key) ?? null),
      set: (key, value) => {
        store.set(key, value);
        return Promise.resolve();
      },
    },
    emit: () => true,
    handle: () => undefined,
    end: () => undefined,
  };
};
