import { createClient, createMemoryTokenStore } from '@chartdock/client';
import type { GuestSession } from '@chartdock/embed/guest';
import type { FileAction } from '@chartdock/files';
import { CORE_ABILITIES } from '@chartdock/files';
import { createMemoryStorage, systemClock } from '@chartdock/platform';
import { createBrowserHost } from '@chartdock/platform/browser';
import { createWorkspace } from '@chartdock/workspace';
import type { AppParts, InstallOffer } from '@chartdock/react';
import type { AskingHost } from '../links/asking-host.ts';
import { createAskingHost } from '../links/asking-host.ts';
import { openGuestStorage } from '../session/guest-storage.ts';
import { keepOutcomes } from '../session/settling.ts';
import type { TokenKeeper } from '../session/token-keeper.ts';
import { createTokenKeeper } from '../session/token-keeper.ts';
import { loadVariables } from '../surface/paint.ts';
import { openingWords } from './opening-words.ts';

/** The parts of the web app, built on the tokens of a partner. */
export interface GuestPage {
  /** The session, which keeps outcomes from now on. */
  readonly session: GuestSession;
  readonly keeper: TokenKeeper;
  readonly parts: AppParts;
  /** Sets the opener of a file that the partner's page does not open. */
  readonly setOpener: AskingHost['setOpener'];
}

/** Lists the actions that menus may offer under a policy. */
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
  const { host, setOpener } = createAskingHost({
    session,
    browser: createBrowserHost({ window: page }),
    origin: page.location.origin,
    onClosed: () =>
      workspace.notices.show({ tone: 'info', text: openingWords(workspace.locale.get()).stays }),
  });
  const workspace = createWorkspace({
    client,
    host,
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
    setOpener,
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
