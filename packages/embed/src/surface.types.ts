/** A language of the product. The package needs nothing of ours installed, so that these two are its own. */
export type Locale = 'zh' | 'en';

/** A theme of the product; `auto` follows the system. */
export type Theme = 'light' | 'dark' | 'auto';

/** A file the person picked; no more fields than a partner needs. Times are epoch milliseconds. */
export interface PickedItem {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly modifiedAt?: number;
}

/** A view link of a picked file. */
export interface PickedLink {
  /** Address of the page that shows the file, below the server's own. */
  readonly url: string;
  /** Whether the page asks for a password, which the person tells whom they want to. */
  readonly hasPassword: boolean;
}

/** A file the person picked, with the view link that was asked for. */
export interface LinkedItem extends PickedItem {
  readonly link: PickedLink;
}

/** A format that the content of a picked file is handed over in. */
export type ContentFormat = 'svg' | 'png';

/** A drawing of a picked file. */
export interface PickedContent {
  readonly format: ContentFormat;
  /** Address that gives the drawing once, to its holder: fetch it from your page or your backend. */
  readonly url: string;
  /** When the address ends, in milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** A picked file with the content that was asked for: one drawing of its first canvas in each format. */
export interface ItemContent {
  readonly content: readonly PickedContent[];
}

/** How a surface is shown. */
export type SurfaceKind = 'container' | 'modal' | 'popup' | 'page' | 'host';

/** Colours, corners and font of a partner, laid over the theme. */
export interface ThemeVariables {
  /** Accent colour as `#rrggbb`. */
  readonly accent?: string;
  /** Radius of corners in pixels, 0 to 24. */
  readonly radius?: number;
  /** Font family, at most 120 characters. */
  readonly font?: string;
}

/** Where the picker opens: the top of My files, where the person was last, or a folder. */
export type StartPlace = 'root' | 'last' | { readonly folderId: string };

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

/** Looks that the guest needs to paint at once; they travel with the welcome. */
export interface FirstPaint {
  readonly theme: Theme;
  readonly locale: Locale;
  readonly variables?: ThemeVariables;
  readonly token?: TokenGrant;
  readonly replay?: ReplayState;
}

/** Why a token is asked for. */
export type TokenReason = 'initial' | 'expiring' | 'rejected' | 'wake' | 'stepUp';

/** The host's response to a commit. */
export type CommitAnswer =
  { readonly accepted: true } | { readonly accepted: false; readonly reason: string };

/**
 * A refusal of the product, and the partner's remedy. `bad_option`: the server's page does not understand the options it was
 * opened with, because one has another shape or this script is newer than the server.
 */
export type RefusalCode =
  | 'signed_out'
  | 'restricted'
  | 'not_allowed'
  | 'rate_limited'
  | 'quota'
  | 'not_member'
  | 'phone_unbound'
  | 'bad_option';

/** Remedy against a refusal. */
export type RefusalNext =
  'sign_in' | 'contact_support' | 'ask_owner' | 'retry_later' | 'upgrade' | 'bind_phone';

/** How the guest says that it is done without a pick. */
export type GuestClose =
  { readonly status: 'cancelled' } | { readonly status: 'refused'; readonly code: RefusalCode };

/** A file that a person wants to open, as far as it is known where the press was. */
export interface FileRequest {
  readonly id: string;
  readonly title?: string;
  /** As that of a picked file, e.g. `mind`. */
  readonly category?: string;
  /** Folder that it lies in, `root` at the top. */
  readonly folderId?: string;
}

/** A link the guest asks the host to open, once for each press. */
export interface NavigationRequest {
  readonly url: string;
  readonly kind: 'file' | 'page';
  readonly disposition: 'new' | 'same';
  /** The file, for a link of that kind. */
  readonly file?: FileRequest;
  /**
   * The page behind `url` asks who somebody is. It opens only for a page that listens: without one a file is shown in the frame, and
   * nothing else opens.
   */
  readonly signIn?: boolean;
}

/** A direction in which the focus leaves or enters the frame. */
export type FocusDirection = 'forward' | 'backward';

/** The state of the guest's session. */
export interface SessionStatus {
  readonly state: 'active' | 'expiring' | 'interrupted' | 'expired';
  readonly recoverable: boolean;
}

/** Looks to change while a surface is open. */
export interface SurfaceUpdate {
  readonly theme?: Theme;
  readonly locale?: Locale;
  readonly variables?: ThemeVariables;
}

/** Looks that the page around changes while surfaces are open. */
export interface LookChange extends Omit<SurfaceUpdate, 'locale'> {
  /** As the option `locale` of `createChartdock`. */
  readonly locale?: string;
}

/** How far a long piece of work has come, e.g. an import. */
export interface ProgressReport {
  readonly name: string;
  readonly done: number;
  readonly total: number;
}

/** One thing that happened, for a partner's own figures. The names are a closed list; no report carries titles or ids. */
export interface TelemetryReport {
  readonly name: 'painted' | 'list' | 'search' | 'commit' | 'problem';
  /** How long it took, in milliseconds. */
  readonly ms?: number;
  /** A code of ours, e.g. of a problem. */
  readonly code?: string;
}

/** An order that the partner's page may take over, in place of the code that the guest shows. */
export interface PaymentOffer {
  /** Id of the order, for the page's own records; it pays nothing by itself. */
  readonly orderId: string;
  readonly provider: 'wechat' | 'alipay';
  /** Text of the QR code: a form that that provider's own app reads. */
  readonly qr: string;
  /** Epoch milliseconds until which the guest asks whether it is paid; later payments are delivered too. */
  readonly expiresAt: number;
}

/** Events of the guest, by name. */
export interface GuestEvents {
  readonly ready: null;
  readonly selection: { readonly items: readonly PickedItem[] };
  readonly navigated: Omit<ReplayState, 'selection'>;
  readonly session: SessionStatus;
  /** A key the guest does not use itself, e.g. `Escape` in a container. */
  readonly shortcut: { readonly key: string };
  /** The focus left the last or first control of the guest. */
  readonly focusLeave: { readonly direction: FocusDirection };
  /** The height in pixels at which the content would not scroll. */
  readonly resize: { readonly height: number };
  readonly progress: ProgressReport;
  readonly telemetry: TelemetryReport;
}
