import type { EmbedClock } from '../clock.ts';
import { EmbedError } from '../errors.ts';
import type { FirstPaint, TokenGrant } from '../surface.types.ts';
import type { SurfaceConfig } from '../tasks.types.ts';
import { FEATURES, VERSIONS } from '../protocol.ts';
import { isSurfaceConfig } from '../wire/configs.ts';
import { isFirstPaint } from '../wire/guest-calls.ts';
import { isName, isPlainObject } from '../wire/guards.ts';
import { PAY_FEATURE } from '../wire/pay-feature.ts';
import type { KeptOutcome } from './results.ts';
import { doneWith, guestMethod, keepOutcome } from './results.ts';
import type { GuestSession } from './session.ts';

interface Launched {
  readonly config: SurfaceConfig;
  readonly first: FirstPaint;
  readonly token: TokenGrant;
  readonly returnUrl: string;
}

const exchange = async (
  page: Window,
  by: { readonly code: string } | { readonly channel: string },
): Promise<Launched> => {
  const answer = await page.fetch(guestMethod(page, 'exchange'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(by),
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
  const launched = await exchange(page, { code });
  const { config, token, returnUrl } = launched;

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
    ...alone(page, launched),
    commit: async (value) => {
      await leave(doneWith(config, value));
      return { accepted: true };
    },
    close: async (outcome) => leave(outcome.status === 'cancelled' ? { ...outcome, by: 'user' } : outcome),
  };
};

/** How often a window that was cut off asks for its task, and the pause between, in milliseconds. */
const [TRIES, PAUSE_MS] = [20, 500];

/**
 * Makes the session of a window that an opener policy has cut off from the page that opened it. That page leaves the window's
 * task with the server as soon as it notices. Nobody hears how it ends: `commit` and `close` reject with `closed`, and the
 * outcome is to be kept. Rejects with `popup_lost` when nothing was left within ten seconds.
 */
export const openSeveredSession = async (
  page: Window,
  { channel, clock }: { readonly channel: string; readonly clock: EmbedClock },
): Promise<GuestSession> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const session = alone(page, await exchange(page, { channel }));
      const refuse = () => Promise.reject(new EmbedError('closed'));
      return { ...session, commit: refuse, close: refuse };
    } catch {
      await new Promise<void>((resolve) => void clock.after(PAUSE_MS, resolve));
    }
  }
  throw new EmbedError('popup_lost');
};

/** Makes the common part of sessions that no partner page talks to. */
const alone = (page: Window, { config, first, token }: Launched): Omit<GuestSession, 'commit' | 'close'> => {
  const store = new Map<string, string>();
  const refuse = () => Promise.reject(new EmbedError('unsupported'));
  return {
    version: VERSIONS.max,
    features: FEATURES.filter((name) => name !== PAY_FEATURE),
    config,
    first,
    // Nobody can renew it: the page ends with its token.
    getToken: (reason) =>
      reason === 'initial' ? Promise.resolve(token) : Promise.reject(new EmbedError('declined')),
    check: (items) => Promise.resolve(items.map(() => true)),
    run: refuse,
    open: ({ url, disposition, signIn }) => {
      if (signIn) return Promise.resolve(false);
      if (disposition === 'new') return Promise.resolve(page.open(url, '_blank', 'noopener') !== null);
      page.location.assign(url);
      return Promise.resolve(true);
    },
    // Nobody takes an order over: its code shows.
    ask: refuse,
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
