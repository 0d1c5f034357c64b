import type { Account, AccountState, Notifications, SignedOutReason } from '@chartdock/account';
import type { Client } from '@chartdock/client';
import type { Locale, Theme, Translate } from '@chartdock/contract';
import type { FileAction } from '@chartdock/files';
import type { Clock, Host, KeyValueStorage } from '@chartdock/platform';
import type { Choice } from './choices/choice.ts';

import type { Files } from './parts/files-part.ts';
import type { DialogsOfParts, FacesOf, WorkspacePart } from './parts/part.types.ts';
import type { Dialogs } from './usual/usual-dialogs.ts';
import type { Prompts } from './prompts/prompts.types.ts';
import type { Notices } from './notices/notices.types.ts';
import type { Heartbeat } from './presence/heartbeat.ts';

/** Addresses of pages that a workspace leads to. */
export interface WorkspacePages {
  /** Default `/login`. */
  readonly login: string;
  /** Returns the page of an error code. Default `/error/{code}`. */
  readonly error: (code: string) => string;
  /** Where people pay for more; without one the upgrade notice has no button. Default none. */
  readonly upgrade: string | undefined;
}

/** Options of a workspace. */
export interface WorkspaceOptions<Parts extends readonly WorkspacePart[] = readonly []> {
  readonly client: Client;
  readonly host: Host;
  readonly clock: Clock;
  /** Outlives the page: choices and view settings. */
  readonly storage: KeyValueStorage;
  /** Ends with the tab: session objects. Default memory. */
  readonly sessionStorage?: KeyValueStorage;
  /** Language the host decides on; default is the person's own choice, else zh (PROD-29). */
  readonly locale?: Locale;
  /** Appearance the host decides on; default is the person's own choice, else the device's. */
  readonly theme?: Theme;
  /** Origin of the editors, without a trailing slash; default the page's own (HOST-04). */
  readonly editHost?: string;
  readonly pages?: Partial<WorkspacePages>;
  /** Shows the login page when a session has ended; default opens `pages.login` in the same window. */
  readonly showLogin?: (reason: Exclude<SignedOutReason, 'no_session'>) => void;
  /** Switch off for a view that counts the time of notices by itself. Default true. */
  readonly timedNotices?: boolean;
  /** Menu actions that the screens carry out; default: those of the file area itself (`CORE_ABILITIES`). */
  readonly abilities?: ReadonlySet<FileAction>;
  /** Runs every 15 seconds while someone is there, as `heartbeat` is told (GUIDE-07). Default nothing. */
  readonly onHeartbeat?: () => void;
  /** Whether a screen shows the retention dialog, so that creating may ask. Default false. */
  readonly asksRetention?: boolean;
  /** Whether the browser has a connection; without one no file is made, and no window opens for it. Default: it has. */
  readonly isOnline?: () => boolean;
  /** Systems besides files and notifications; each brings its dialogs and stands under its name. Default none. */
  readonly parts?: Parts;
}

/** Everything a screen needs, built once. Our screens accept it with any attached systems. */
export interface Workspace {
  readonly client: Client;
  readonly host: Host;
  readonly account: Account;
  readonly files: Files;
  /** Notifications of the signed-in person; nothing is loaded by itself, and another person begins again. */
  readonly notifications: Notifications;
  readonly notices: Notices;
  /** Call its `refresh` on the gestures of the person. */
  readonly heartbeat: Heartbeat;
  /** The stack of named dialogs; a session that ends takes them away. */
  readonly dialogs: Dialogs;
  /** Actions of a person that lead through several dialogs. */
  readonly prompts: Prompts;
  readonly locale: Choice<Locale>;
  readonly theme: Choice<Theme>;
  /** Looks a shared text up in the current language. */
  readonly translate: Translate;
  /** Looks for a session that is already there. Call it once, when everything listens. */
  readonly start: () => Promise<AccountState>;
  /** Aborts pending requests and removes every listener. */
  readonly dispose: () => void;
}

/** A workspace with the faces of the systems that attached, and with their dialogs on its stack. */
export type WorkspaceWith<Parts extends readonly WorkspacePart[]> = Workspace &
  FacesOf<Parts> & { readonly dialogs: DialogsOfParts<Parts> };
