import { createAccount, createNotifications } from '@chartdock/account';
import { createTranslator, sharedMessages } from '@chartdock/contract';
import type { Translate } from '@chartdock/contract';
import { createMemoryStorage } from '@chartdock/platform';
import { createLocaleChoice, createThemeChoice } from './choices/preferences.ts';
import { createDialogs } from './dialogs/dialogs.ts';
import { performEffects } from './effects.ts';
import { createFileSession, userIn } from './file-session.ts';
import { createNotices } from './notices/notices.ts';
import { createHeartbeat } from './presence/heartbeat.ts';
import { createPrompts } from './prompts/prompts.ts';
import type { Workspace, WorkspaceOptions, WorkspacePages } from './workspace.types.ts';

const usualPages: WorkspacePages = { login: '/login', error: (code) => `/error/${code}`, upgrade: undefined };

const createChoices = ({ client, storage, locale: givenLocale, theme: givenTheme }: WorkspaceOptions) => {
  const locale = createLocaleChoice(storage, givenLocale);
  client.setLocale(locale.get());
  const unsubscribe = locale.subscribe((next) => client.setLocale(next));
  const translate: Translate = (key, values) => createTranslator(locale.get(), sharedMessages)(key, values);
  return { locale, theme: createThemeChoice(storage, givenTheme), translate, unsubscribe };
};

/**
 * Builds everything a screen needs from a client and a host: account, file area, notices and choices, wired so that the
 * effects of failed calls are performed. Nothing is sent before `start`.
 */
export const createWorkspace = (options: WorkspaceOptions): Workspace => {
  const { client, host, clock, sessionStorage = createMemoryStorage() } = options;
  const pages: WorkspacePages = { ...usualPages, ...options.pages };
  const { locale, theme, translate, unsubscribe } = createChoices(options);
  const notices = createNotices({ clock, isTimed: options.timedNotices ?? true });
  const dialogs = createDialogs({ notices, translate });
  const account = createAccount({ client, sessionStorage });
  const notifications = createNotifications({ client });
  const forgetNotifications = account.subscribe((state, before) => {
    if (userIn(state) !== userIn(before)) notifications.clear();
  });
  const heartbeat = createHeartbeat({ clock, onTick: options.onHeartbeat ?? (() => undefined) });
  const { files, dispose: disposeFiles } = createFileSession({
    ...options,
    account,
    tools: { notices, translate },
  });
  const showLogin = options.showLogin ?? (() => host.open(pages.login, 'same'));
  const stops = [
    performEffects(client, { host, notices, pages, translate }),
    // What lies above the page belongs to the person who leaves.
    account.onSignedOut(dialogs.clear),
    account.onSignedOut(showLogin),
    disposeFiles,
    forgetNotifications,
    notifications.clear,
    heartbeat.stop,
    account.dispose,
    unsubscribe,
    dialogs.clear,
    notices.clear,
  ];
  return {
    client,
    host,
    account,
    files,
    notifications,
    notices,
    heartbeat,
    dialogs,
    prompts: createPrompts({ dialogs, files, translate }),
    locale,
    theme,
    translate,
    start: account.restore,
    dispose: () => {
      for (const stop of stops) stop();
    },
  };
};
