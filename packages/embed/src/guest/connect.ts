import type { EmbedClock } from '../clock.ts';
import { browserClock } from '../clock.ts';
import { EmbedError } from '../errors.ts';
import { joinHost } from '../handshake/guest.ts';
import { FEATURES, VERSIONS } from '../protocol.ts';
import type { GuestSession } from './session.ts';
import { prepareGuestSession } from './session.ts';
import type { ClientRecord } from './surroundings.ts';
import { findSurroundings, parseFragment } from './surroundings.ts';

/** Options of a guest page that connects. */
export interface ConnectOptions {
  /** The client record the server put into the page. */
  readonly client: ClientRecord | undefined;
  /** Default the global window. */
  readonly page?: Window;
  readonly clock?: EmbedClock;
}

const makeNonce = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Connects a guest page to the partner page that framed it or opened its window, or opens its launched task, and says good-bye
 * when the page goes away. Rejects with an `EmbedError` that says why nobody can be let in.
 */
export const connectGuest = async ({
  client,
  page = window,
  clock = browserClock,
}: ConnectOptions): Promise<GuestSession> => {
  const { channel, code, surface } = parseFragment(page.location.hash) ?? {};
  if (client === undefined) throw new EmbedError('origin_not_allowed');
  if (code !== undefined) return (await import('./launched.ts')).openLaunchedSession(page, code);
  if (channel === undefined) throw new EmbedError('not_framed');
  // A window that an opener policy has cut off from its page: its task is left with the server.
  if (surface === 'popup' && !page.opener)
    return (await import('./launched.ts')).openSeveredSession(page, { channel, clock });
  const joining = joinHost({
    ...VERSIONS,
    features: FEATURES,
    surroundings: findSurroundings(page),
    clock,
    channel,
    patterns: client.origins,
    makeNonce,
  });
  // Made ready while the response is on its way.
  const open = prepareGuestSession(clock);
  const session = open(await joining);
  page.addEventListener('pagehide', () => session.end('unload'), { once: true });
  return session;
};
