import type { EmbedClock } from '../clock.ts';
import type { EmbedError } from '../errors.ts';
import type {
  ContentFormat,
  ItemContent,
  LinkedItem,
  PaymentOffer,
  PickedItem,
  RefusalCode,
  RefusalNext,
  StartPlace,
  SurfaceKind,
  Theme,
  ThemeVariables,
  TokenReason,
} from '../surface.types.ts';
import type {
  AreaRoute,
  CommandAnswer,
  ConflictPolicy,
  ItemVerdict,
  LinkPassword,
  PickedPlace,
  PickTab,
  SurfaceCommand,
  SurfaceSetup,
  TemplateKind,
  TemplateSource,
} from '../tasks.types.ts';

/** Argument of `getToken`. */
export interface TokenRequest {
  readonly reason: TokenReason;
  /** Rights the token needs beside the ones you usually give, e.g. `files:write`; mostly empty, see `stepUp`. */
  readonly scopes: readonly string[];
  /** Epoch milliseconds after which nobody waits for the token any more. */
  readonly deadline: number;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** A session token: its value, alone or with its end in epoch milliseconds. */
export type Token = string | { readonly value: string; readonly expiresAt?: number };

/** Keeps small preferences for the picker where its own storage is blocked. Values are short strings. */
export interface EmbedStorage {
  /** Gives the value, or nothing when there is none. */
  readonly get: (key: string) => Stored | Promise<Stored>;
  readonly set: (key: string, value: string) => unknown;
}

/** A stored value, or nothing. */
export type Stored = string | null | undefined;

/** Shows surfaces where this page cannot, e.g. as a page of the app around it. */
export interface SurfaceHost {
  /** Shows an address and resolves when the person is back; the outcome is then read by its ticket. */
  show(request: { readonly url: string; readonly ticket: string }): Promise<void>;
}

/** Attributes of the frame, for pages that restrict frames. */
export interface FrameAttributes {
  /** Permissions policy of the frame, e.g. `clipboard-write`. */
  readonly allow?: string;
  /** Sandbox of the frame; it must contain `allow-scripts` and `allow-same-origin`. */
  readonly sandbox?: string;
}

/** Where a surface is shown. */
export interface Presentation {
  /**
   * Default `auto`: the container when there is one, else a modal; when its frame is blocked the person is offered a
   * popup, and where that is blocked too the page with return.
   */
  readonly present?: 'auto' | SurfaceKind;
  /** The element to fill; needed for `container`. */
  readonly container?: Element;
  /** Makes a container's frame as high as its content, where the guest tells its height; default false. */
  readonly autoHeight?: boolean;
  /** A window opened in the person's gesture, for a `popup` that is asked for later. */
  readonly popup?: Window;
  /** Address of this site to come back to; needed for `page`. */
  readonly returnUrl?: string | URL;
  /** Needed for `host`. */
  readonly host?: SurfaceHost;
  readonly frame?: FrameAttributes;
}

/** One line of the debug log; no tokens, no titles. */
export interface LogEntry {
  /** Id of the surface. */
  readonly surface: string;
  readonly event: string;
  /** Of `bad_option`: the names of the options that the guest did not understand. */
  readonly detail?: unknown;
}

/** Options of `createChartdock`. */
export interface ChartdockOptions
  extends Presentation, Pick<SurfaceSetup, 'labels' | 'policy' | 'telemetry'> {
  /** The id under which this partner's origins are registered. No secret. */
  readonly clientId: string;
  /** Address of the Chartdock server. */
  readonly baseUrl: string | URL;
  /**
   * Gives a token of the signed-in person, asked from the partner's own backend; null when the person is not signed in or
   * declined. A failed call is made once more, and then the surface ends as `no_token`. Default the token of the connected
   * person, see `connect`; null before that.
   */
  readonly getToken?: (request: TokenRequest) => Promise<Token | null>;
  /** Default `auto`. */
  readonly theme?: Theme;
  /**
   * `zh`, `en`, or a language tag such as `navigator.language`: Chinese for every tag of Chinese, else English. Default
   * `auto`: the language of the page, or that of the browser where the page names none.
   */
  readonly locale?: string;
  /** Colours, corners and font of the partner. */
  readonly variables?: ThemeVariables;
  /** Where preferences are kept; default in memory. */
  readonly storage?: EmbedStorage;
  /** How long the frame may take to load, and then to answer, in milliseconds; default 10 000. */
  readonly openTimeout?: number;
  /**
   * Nonce of the page's content policy, for every element that this script adds to the page and a policy asks one for; default
   * that of the script tag. Parts that are loaded later carry the script tag's own.
   */
  readonly nonce?: string;
  /**
   * Takes an order over that is to be paid, where this page can have it paid natively, e.g. in an app around it. Answer true as
   * soon as that begins, within five seconds; anything else, a rejection and silence leave the QR code to the picker. Its
   * answer pays nothing: the picker asks its own server, and goes on when the money is there. Default no order is offered.
   */
  readonly presentPayment?: (offer: PaymentOffer) => boolean | Promise<boolean>;
  /** Hears of events, for debugging. */
  readonly log?: (entry: LogEntry) => void;
  /** Keeps the time in tests. */
  readonly clock?: EmbedClock;
}

/** Options of every surface. */
export interface SurfaceOptions
  extends
    Presentation,
    Partial<Pick<SurfaceSetup, 'title' | 'confirmLabel' | 'labels' | 'hide' | 'policy' | 'telemetry'>> {
  /** Looks of this surface; default those of the instance. */
  readonly theme?: Theme;
  /** Likewise, as the option of `createChartdock`. */
  readonly locale?: string;
  /** Likewise. */
  readonly variables?: ThemeVariables;
  /** Closes the surface: the outcome is `cancelled` by `signal`. */
  readonly signal?: AbortSignal;
}

/** Argument of `onCommit` beside the choice. */
export interface CommitContext {
  /** Aborts when the frame goes away before the decision. */
  readonly signal: AbortSignal;
}

/** Decision of `onCommit`: nothing to accept, a reason to refuse. */
export type CommitDecision = void | undefined | { readonly refuse: string };

/** Which links a pick makes: without a password, or with a field for one. */
export type LinkOption = true | { readonly password: LinkPassword };

/** Options of `pickFiles`. */
export interface PickOptions extends SurfaceOptions {
  /** Lets the person pick several files; default false. */
  readonly multiple?: boolean;
  /** Most files of one pick when `multiple`, 1 to 100; default 100. */
  readonly max?: number;
  /** Categories that can be picked, e.g. `['mind', 'flow']`; default all. */
  readonly types?: readonly string[];
  /** Where the picker opens; default `last`. */
  readonly start?: StartPlace;
  /** Which lists are shown, in this order; default all. */
  readonly tabs?: readonly PickTab[];
  /** Ids of files that are chosen from the start, at most `max`. */
  readonly preselect?: readonly string[];
  /** Buttons of yours in the picker, at most 8. */
  readonly commands?: readonly SurfaceCommand[];
  /** Offers to create a folder; default false. */
  readonly create?: boolean;
  /** Offers to import files; default false. */
  readonly upload?: boolean;
  /**
   * Makes a view link of each picked file: each has `link` in the outcome. `true` asks for no password; `optional` and `required`
   * show a field for one, 4 to 20 characters, which you are not told. The token needs the scope `share`. Default: no links.
   */
  readonly link?: LinkOption;
  /**
   * Hands over the content of each picked file: each has `content` in the outcome, an address for each of `formats` that gives
   * the drawing once within five minutes. At most 20 files. The token needs the scope `export`. Default false.
   */
  readonly content?: boolean;
  /** Formats of the content; `svg` takes a membership of the person. Default `['png']`. */
  readonly formats?: readonly ContentFormat[];
  /** Decides about each file that is shown: true, or the reason why it is greyed out. */
  canPick?(item: PickedItem): ItemVerdict | Promise<ItemVerdict>;
  /** One of your commands was pressed. */
  onCommand?(
    id: string,
    items: readonly PickedItem[],
  ): CommandAnswer | void | undefined | Promise<CommandAnswer | void | undefined>;
  /** Looks at a choice before it is final. `{ refuse: reason }` keeps the picker open and shows the reason. */
  onCommit?(
    items: readonly (PickedItem & Partial<LinkedItem> & Partial<ItemContent>)[],
    asked: CommitContext,
  ): CommitDecision | Promise<CommitDecision>;
}

/** Options of `pickLocation`. */
export interface LocationOptions extends SurfaceOptions {
  /** Where the picker opens; default `last`. */
  readonly start?: StartPlace;
  /** Suggested name for something that will be saved, at most 120 characters; without it only a folder is chosen. */
  readonly name?: string;
  /** When the name is taken there: `warn` asks, `block` refuses, `accept` says nothing. Default `warn`. */
  readonly conflict?: ConflictPolicy;
  /** Offers to create a folder; default true. */
  readonly create?: boolean;
  /** Looks at the place before it is final. */
  onCommit?(place: PickedPlace, asked: CommitContext): CommitDecision | Promise<CommitDecision>;
}

/** Options of `chooseTemplate`. */
export interface TemplateOptions extends SurfaceOptions {
  /**
   * Whose templates are shown: those of the library, and those of your own that only people who come from you see. Default
   * both; yours show only where there are any.
   */
  readonly sources?: readonly TemplateSource[];
  /** The kind of templates shown at first; default `flow`. */
  readonly kind?: TemplateKind;
  /** The scene shown at first, by its stable name, e.g. `er`; default `featured`. Another name is refused with `bad_option`. */
  readonly scene?: string;
  /** First search words, at most 120 characters. */
  readonly keyword?: string;
  /** Folder of the new file; default the top of My files. */
  readonly folderId?: string;
}

/** Order that someone is asked to pay for. */
export interface CheckoutOrder {
  /** A template, a membership, or seats of an organisation. */
  readonly kind: 'template' | 'membership' | 'seats';
  /** Id of the template or of the plan, 1 to 64 characters. */
  readonly id: string;
  /** In yuan, as the person has seen it. The server charges its own price, and asks again where that is another one. */
  readonly price: number;
  /** Name of the goods, as the person calls them, at most 120 characters. Default the kind. */
  readonly title?: string;
  /** Code of a coupon. Default none. */
  readonly coupon?: string;
  /** Seats of an organisation, 1 to 10 000. Default 1. */
  readonly seats?: number;
  /** Name of the organisation, at most 120 characters. */
  readonly orgName?: string;
}

/** An order that is there, on its way, or made when it is asked for, e.g. by your backend. */
export type CheckoutSource =
  CheckoutOrder | Promise<CheckoutOrder> | (() => CheckoutOrder | Promise<CheckoutOrder>);

/** Options of `openFileArea`. */
export interface AreaOptions extends SurfaceOptions {
  /** Default `mine`. */
  readonly route?: AreaRoute;
  /** The folder to open on `mine`. */
  readonly folderId?: string;
  /** Search words for `search`, at most 120 characters. */
  readonly keyword?: string;
}

type ItemOf<Options> = (Options extends { readonly link: LinkOption } ? LinkedItem : PickedItem) &
  (Options extends { readonly content: true } ? ItemContent : unknown);

/** The picked files: one, or a list of one and more with `multiple: true`; with `link` each has its link, with `content` its drawings. */
export type PickedFiles<Options> = Options extends { readonly multiple: true }
  ? readonly [ItemOf<Options>, ...ItemOf<Options>[]]
  : ItemOf<Options>;

/** Has no names but those of `Known`: beside a type that is inferred, names that there are not would otherwise pass. */
export type OnlyNames<Options, Known> = Readonly<Record<Exclude<keyof Options, keyof Known>, never>>;

/** How a surface ended. A person's choice never rejects. */
export type Outcome<Value> =
  | { readonly status: 'done'; readonly value: Value }
  | { readonly status: 'cancelled'; readonly by: 'user' | 'host' | 'signal' }
  | { readonly status: 'refused'; readonly code: RefusalCode; readonly next: RefusalNext }
  | { readonly status: 'failed'; readonly error: EmbedError };
