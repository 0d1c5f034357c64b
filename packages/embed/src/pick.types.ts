import type { Locale } from '@chartdock/contract';

/** A file the person picked; no more fields than a partner needs. Times are epoch milliseconds. */
export interface PickedItem {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly modifiedAt?: number;
}

/** A colour theme; `auto` follows the system. */
export type Theme = 'light' | 'dark' | 'auto';

/** How a surface is shown. */
export type SurfaceKind = 'container' | 'modal';

/** Where the picker opens: the top of My files, where the person was last, or a folder. */
export type StartPlace = 'root' | 'last' | { readonly folderId: string };

/** What the guest is asked to do; it travels with the welcome. */
export interface PickConfig {
  readonly task: 'pick-files';
  readonly surface: SurfaceKind;
  readonly multiple: boolean;
  /** Most files of one pick; 1 unless `multiple`. */
  readonly max: number;
  /** Categories that can be picked; empty means all. */
  readonly types: readonly string[];
  readonly start: StartPlace;
  readonly title?: string;
  readonly confirmLabel?: string;
}

/** A token as it travels: its value and, where known, when it ends (epoch milliseconds). */
export interface TokenGrant {
  readonly value: string;
  readonly expiresAt?: number;
}

/** Where the person stands in the picker, so that a reload can go back there. */
export interface ReplayState {
  /** The list that is open, e.g. `mine` or `recent`. */
  readonly view: string;
  readonly folderId: string;
  /** Scroll offset of the list in pixels. */
  readonly scroll: number;
  readonly selection: readonly PickedItem[];
}

/** What the guest needs to paint at once; it travels with the welcome. */
export interface FirstPaint {
  readonly theme: Theme;
  readonly locale: Locale;
  readonly token?: TokenGrant;
  readonly replay?: ReplayState;
}

/** Why a token is asked for. */
export type TokenReason = 'initial' | 'expiring' | 'rejected' | 'wake' | 'stepUp';

/** The host's answer to a commit. */
export type CommitAnswer =
  { readonly accepted: true } | { readonly accepted: false; readonly reason: string };

/** A refusal of the product, and what the partner can do about it. */
export type RefusalCode = 'signed_out' | 'restricted' | 'not_allowed' | 'rate_limited';

/** What helps against a refusal. */
export type RefusalNext = 'sign_in' | 'contact_support' | 'ask_owner' | 'retry_later';

/** How the guest says that it is done without a pick. */
export type GuestClose =
  { readonly status: 'cancelled' } | { readonly status: 'refused'; readonly code: RefusalCode };

/** A link the guest asks the host to open. */
export interface NavigationRequest {
  readonly url: string;
  readonly kind: 'file' | 'page';
  readonly disposition: 'new' | 'same';
}

/** A direction in which the focus leaves or enters the frame. */
export type FocusDirection = 'forward' | 'backward';

/** The state of the guest's session. */
export interface SessionStatus {
  readonly state: 'active' | 'expiring' | 'interrupted' | 'expired';
  readonly recoverable: boolean;
}

/** Theme, language or both, to change while a surface is open. */
export interface SurfaceUpdate {
  readonly theme?: Theme;
  readonly locale?: Locale;
}

/** Events of the guest, by name. */
export interface GuestEvents {
  readonly ready: null;
  readonly selection: { readonly items: readonly PickedItem[] };
  readonly navigated: Omit<ReplayState, 'selection'>;
  readonly session: SessionStatus;
}

export type { Locale };
