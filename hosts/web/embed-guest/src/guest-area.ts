import { createClient, createMemoryTokenStore, type Client } from '@chartdock/client';
import type { GuestSession } from '@chartdock/embed/guest';
import { createFileArea, type FileArea } from '@chartdock/files';
import { systemClock, type Clock } from '@chartdock/platform';
import { createBrowserHost } from '@chartdock/platform/browser';
import { openGuestStorage } from './guest-storage.ts';
import { openStartPlace } from './start-place.ts';
import { createTokenKeeper, type TokenKeeper } from './token-keeper.ts';

/** Everything a picker in a frame is built on. */
export interface GuestArea {
  readonly area: FileArea;
  readonly userId: string;
  readonly client: Client;
  readonly keeper: TokenKeeper;
  readonly clock: Clock;
}

/** Builds client and file area on the tokens of the partner. Rejects when the signed-in person cannot be loaded. */
export const createGuestArea = async (session: GuestSession, page: Window): Promise<GuestArea> => {
  const clock = systemClock;
  const keeper = createTokenKeeper(session, clock);
  const { token } = session.first;
  const client = createClient({
    locale: session.first.locale,
    tokenStore: createMemoryTokenStore({
      provide: keeper.provide,
      ...(token === undefined ? {} : { token: token.value }),
    }),
  });
  keeper.attach(client.tokens);
  // A token that even a fresh one cannot replace: nothing can be picked.
  client.on('signOut', () => {
    session.emit('session', { state: 'expired', recoverable: false });
    void session.close({ status: 'refused', code: 'signed_out' }).catch(() => undefined);
  });
  const [{ user }, storage] = await Promise.all([
    client.user.info({}, { quiet: true }),
    openGuestStorage(session, page),
  ]);
  const area = createFileArea({
    client,
    clock,
    storage,
    host: createBrowserHost(),
    userId: user.userId,
    // A picker creates nothing, so no quota is asked for.
    privilege: { get: () => undefined, reload: () => Promise.resolve(undefined) },
  });
  void openStartPlace(area, session);
  return { area, userId: user.userId, client, keeper, clock };
};
