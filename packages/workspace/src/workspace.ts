import { createAccount } from '@chartdock/account';
import { createTranslator, sharedMessages } from '@chartdock/contract';
import type { Translate } from '@chartdock/contract';
import { createMemoryStorage } from '@chartdock/platform';
import { createLocaleChoice, createThemeChoice } from './choices/preferences.ts';
import { createDialogs } from './dialogs/dialogs.ts';
import { performEffects } from './effects.ts';
import { createNotices } from './notices/notices.ts';
import { createFilesPart } from './parts/files-part.ts';
import { notificationsPart } from './parts/notifications-part.ts';
import type { WorkspacePart } from './parts/part.types.ts';
import { createHeartbeat } from './presence/heartbeat.ts';
import { createPrompts } from './prompts/prompts.ts';
import { USUAL_DIALOGS } from './usual/usual-dialogs.ts';
import type { UsualDialogs } from './usual/usual-dialogs.ts';
import type { Workspace, WorkspaceOptions, WorkspacePages, WorkspaceWith } from './workspace.types.ts';

const usualPages: WorkspacePages = { login: '/login', error: (code) => `/error/${code}`, upgrade: undefined };

type AnyOptions = WorkspaceOptions<readonly WorkspacePart[]>;

const createChoices = ({ client, storage, locale: givenLocale, theme: givenTheme }: AnyOptions) => {
  const locale = createLocaleChoice(storage, givenLocale);
  client.setLocale(locale.get());
  const unsubscribe = locale.subscribe((next) => client.setLocale(next));
  const translate: Translate = (key, values) => createTranslator(locale.get(), sharedMessages)(key, values);
  return { locale, theme: createThemeChoice(storage, givenTheme), translate, unsubscribe };
};

const dialogsOf = (parts: readonly WorkspacePart[]): UsualDialogs =>
  parts.reduce((table, { dialogs }) => ({ ...table, ...dialogs }), USUAL_DIALOGS);

const createFiles = ({ editHost, abilities, asksRetention, isOnline }: AnyOptions) =>
  createFilesPart({
    ...(editHost === undefined ? {} : { editHost }),
    ...(abilities === undefined ? {} : { abilities }),
    ...(asksRetention === undefined ? {} : { asksRetention }),
    ...(isOnline === undefined ? {} : { isOnline }),
  });

/**
 * Builds everything a screen needs from a client and a host: account, file area, notices and choices, wired so that the
 * effects of failed calls are performed. Nothing is sent before `start`. Systems given as `parts` stand beside them under
 * their names, and their dialogs on the same stack.
 */
export function createWorkspace<const Parts extends readonly WorkspacePart[] = readonly []>(
  options: WorkspaceOptions<Parts>,
): WorkspaceWith<Parts>;
export function createWorkspace(options: AnyOptions): Workspace {
  const { client, host, clock, storage, sessionStorage = createMemoryStorage() } = options;
  const { parts = [] } = options;
  const pages: WorkspacePages = { ...usualPages, ...options.pages };
  const { locale, theme, translate, unsubscribe } = createChoices(options);
  const notices = createNotices({ clock, isTimed: options.timedNotices ?? true });
  const dialogs = createDialogs(dialogsOf(parts), { notices, translate });
  const account = createAccount({ client, sessionStorage });
  const heartbeat = createHeartbeat({ clock, onTick: options.onHeartbeat ?? (() => undefined) });
  const tools = { client, host, clock, storage, account, notices, locale, translate, dialogs };
  const files = createFiles(options).attach(tools);
  const notifications = notificationsPart.attach(tools);
  const attached = parts.map((part) => ({ name: part.name, ...part.attach(tools) }));
  const showLogin = options.showLogin ?? (() => host.open(pages.login, 'same'));
  const stops = [
    performEffects(client, { host, notices, pages, translate }),
    // Dialogs above the page belong to the person who leaves.
    account.onSignedOut(dialogs.clear),
    account.onSignedOut(showLogin),
    ...attached.map(({ dispose }) => dispose),
    files.dispose,
    notifications.dispose,
    heartbeat.stop,
    account.dispose,
    unsubscribe,
    dialogs.clear,
    notices.clear,
  ];
  return {
    ...Object.fromEntries(attached.map(({ name, face }) => [name, face])),
    client,
    host,
    account,
    files: files.face,
    notifications: notifications.face,
    notices,
    heartbeat,
    dialogs,
    prompts: createPrompts({ dialogs, files: files.face, translate }),
    locale,
    theme,
    translate,
    start: account.restore,
    dispose: () => {
      for (const stop of stops) stop();
    },
  };
}
