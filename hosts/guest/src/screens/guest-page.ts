import { createClient, createMemoryTokenStore } from '@chartdock/client';
import type { GuestSession } from '@chartdock/embed/guest';
import { presentPayment } from '@chartdock/embed/guest';
import type { FileAction } from '@chartdock/files';
import { CORE_ABILITIES } from '@chartdock/files';
import type { Host } from '@chartdock/platform';
import { createMemoryStorage, requireSafeAddress, systemClock } from '@chartdock/platform';
import { createBrowserHost } from '@chartdock/platform/browser';
import { createWorkspace } from '@chartdock/workspace';
import type { AppParts, InstallOffer } from '@chartdock/react';
import { openGuestStorage } from '../session/guest-storage.ts';
import { keepOutcomes } from '../session/settling.ts';
import type { TokenKeeper } from '../session/token-keeper.ts';
import { createTokenKeeper } from '../session/token-keeper.ts';
import { loadVariables } from '../surface/paint.ts';

/** The parts of the web app, built on the tokens of a partner. */
export interface GuestPage {
  /** The session, which keeps outcomes from now on. */
  readonly session: GuestSession;
  readonly keeper: TokenKeeper;
  readonly parts: AppParts;
}

/** A host that opens nothing by itself: the partner's page is asked, unless its policy says no. */
const createAskingHost = (session: GuestSession, page: Window): Host => {
  const host = createBrowserHost({ window: page });
  const isDenied = session.config.policy?.navigate === 'deny';
  const open = (address: string, disposition: 'new' | 'same' = 'new'): void => {
    if (isDenied) return;
    const url = new URL(requireSafeAddress(address), page.location.origin).href;
    const kind = /^\/(error|login)/.test(new URL(url).pathname) ? 'page' : 'file';
    void session.open({ url, kind, disposition }).catch(() => undefined);
  };
  return {
    ...host,
    open: (address, target) => open(address, target),
    reserveWindow: () => ({ navigate: (address) => open(address), close: () => undefined }),
    presentPayment: (offer) => presentPayment(session, offer),
  };
};

/** What the menus may offer under a policy. */
const abilitiesOf = ({ config }: GuestSession): ReadonlySet<FileAction> => {
  const { navigate, download } = config.policy ?? {};
  const denied: readonly FileAction[] = [
    ...(download === 'deny' ? (['download'] as const) : []),
    ...(navigate === 'deny' ? (['open', 'preview'] as const) : []),
  ];
  return new Set([...CORE_ABILITIES, 'publish' as const].filter((ability) => !denied.includes(ability)));
};

/** A frame is not installed. */
const notOffered: InstallOffer = {
  getState: () => ({ isOffered: false }),
  subscribe: () => () => undefined,
  ask: () => Promise.resolve('none'),
};

/** Builds the parts of the web app for a task that shows whole screens. Rejects when the signed-in person cannot be loaded. */
export const createGuestPage = async (joined: GuestSession, page: Window): Promise<GuestPage> => {
  const keeper = createTokenKeeper(joined, systemClock);
  const session = keepOutcomes(joined, page, keeper.current);
  const { token, locale, theme } = session.first;
  const client = createClient({
    locale,
    tokenStore: createMemoryTokenStore({
      provide: keeper.provide,
      ...(token === undefined ? {} : { token: token.value }),
    }),
  });
  keeper.attach(client.tokens);
  const [storage] = await Promise.all([
    openGuestStorage(session, page),
    loadVariables(session.first.variables).catch(() => undefined),
  ]);
  const workspace = createWorkspace({
    client,
    host: createAskingHost(session, page),
    clock: systemClock,
    storage,
    sessionStorage: createMemoryStorage(),
    locale,
    theme,
    timedNotices: false,
    abilities: abilitiesOf(session),
    showLogin: () => {
      session.emit('session', { state: 'expired', recoverable: false });
      void session.close({ status: 'refused', code: 'signed_out' }).catch(() => undefined);
    },
  });
  const state = await workspace.start();
  if (state.status === 'unreachable') throw state.error;
  return {
    session,
    keeper,
    parts: {
      workspace,
      storage,
      outside: {},
      install: notOffered,
      addressOf: () => page.location.href,
      // A surface has one screen; the ways to others are those of its host.
      navigate: () => undefined,
    },
  };
};
