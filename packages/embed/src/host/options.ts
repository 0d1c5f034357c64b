import { EmbedError } from '../errors.ts';
import type { EmbedClock } from '../clock.ts';
import type {
  Locale,
  PickConfig,
  PickedItem,
  RefusalCode,
  RefusalNext,
  StartPlace,
  SurfaceKind,
  Theme,
  TokenReason,
} from '../pick.types.ts';
import { PICK_ITEMS } from '../protocol.ts';
import { isListOf, isName, isOptional, isWhole } from '../wire/guards.ts';

/** What `getToken` is told. */
export interface TokenRequest {
  readonly reason: TokenReason;
  /** Rights the token needs, e.g. `files:read`; empty for the default ones. */
  readonly scopes: readonly string[];
  /** Epoch milliseconds after which nobody waits for the token any more. */
  readonly deadline: number;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** A session token: its value, alone or with its end in epoch milliseconds. */
export type Token = string | { readonly value: string; readonly expiresAt?: number };

/** Keeps small preferences for the picker where its own storage is blocked. Values are short strings. */
export interface KeyValueStorage {
  /** Gives the value, or nothing when there is none. */
  readonly get: (key: string) => Stored | Promise<Stored>;
  readonly set: (key: string, value: string) => unknown;
}

/** A stored value, or nothing. */
export type Stored = string | null | undefined;

/** Where a surface is shown: `auto` takes the container when there is one, else a modal. */
export interface Presentation {
  /** Default `auto`. */
  readonly present?: 'auto' | SurfaceKind;
  /** The element to fill; needed for `container`. */
  readonly container?: Element;
}

/** Options of `createChartdock`. */
export interface ChartdockOptions extends Presentation {
  /** The id under which this partner's origins are registered. No secret. */
  readonly clientId: string;
  /** Address of the Chartdock server. */
  readonly baseUrl: string | URL;
  /**
   * Gives a token of the signed-in person, asked from the partner's own backend; null when the person is not signed
   * in or declined. A rejection is shown in the picker, which can ask again.
   */
  readonly getToken: (request: TokenRequest) => Promise<Token | null>;
  /** Default `auto`. */
  readonly theme?: Theme;
  /** Default `auto`: English for pages in English, else Chinese. */
  readonly locale?: Locale | 'auto';
  /** Where preferences are kept; default in memory. */
  readonly storage?: KeyValueStorage;
  /** How long the frame may take to load, and then to answer, in milliseconds; default 10 000. */
  readonly openTimeout?: number;
  /** Keeps the time in tests. */
  readonly clock?: EmbedClock;
}

/** Options of `pickFiles`. */
export interface PickOptions extends Presentation {
  /** Lets the person pick several files; default false. */
  readonly multiple?: boolean;
  /** Most files of one pick when `multiple`, 1 to 100; default 100. */
  readonly max?: number;
  /** Categories that can be picked, e.g. `['mind', 'flow']`; default all. */
  readonly types?: readonly string[];
  /** Where the picker opens; default `last`. */
  readonly start?: StartPlace;
  /** Title of the picker, at most 120 characters. */
  readonly title?: string;
  /** Label of the button that takes the choice, at most 120 characters. */
  readonly confirmLabel?: string;
  /** Closes the picker: the outcome is `cancelled` by `signal`. */
  readonly signal?: AbortSignal;
  /**
   * Looks at a choice before it is final. Returning `{ refuse: reason }` keeps the picker open and shows the reason;
   * `signal` aborts when the frame goes away meanwhile.
   */
  onCommit?(
    items: readonly PickedItem[],
    asked: { readonly signal: AbortSignal },
  ): CommitDecision | Promise<CommitDecision>;
}

/** What `onCommit` decides: nothing to accept, a reason to refuse. */
export type CommitDecision = void | undefined | { readonly refuse: string };

/** The picked files: exactly one, or one and more with `multiple: true`. */
export type PickedItems<Options> = Options extends { readonly multiple: true }
  ? readonly [PickedItem, ...PickedItem[]]
  : readonly [PickedItem];

/** How a surface ended. A person's choice never rejects. */
export type Outcome<Items> =
  | { readonly status: 'done'; readonly items: Items }
  | { readonly status: 'cancelled'; readonly by: 'user' | 'host' | 'signal' }
  | { readonly status: 'refused'; readonly code: RefusalCode; readonly next: RefusalNext }
  | { readonly status: 'failed'; readonly error: EmbedError };

const demand = (holds: boolean, name: string): void => {
  if (!holds) throw new EmbedError('bad_option', `bad option ${name}`);
};

/** Checks the options of `createChartdock` and gives the address of the guest page; throws `bad_option`. */
export const checkOptions = ({ clientId, baseUrl, getToken }: ChartdockOptions): URL => {
  demand(/^[\w.-]{1,64}$/.test(clientId), 'clientId');
  demand(typeof getToken === 'function', 'getToken');
  const base = /^(https?:\/\/[^/?#]+[^?#]*?)\/?$/.exec(String(baseUrl));
  demand(base !== null, 'baseUrl');
  return new URL(`${base?.[1] ?? ''}/embed/v1/?client=${clientId}`);
};

/** Decides where a surface is shown: in this container, or in a modal. Throws `bad_option`. */
export const choosePresentation = ({ present = 'auto', container }: Presentation): Element | undefined => {
  if (present === 'modal' || (present === 'auto' && container === undefined)) return undefined;
  demand(container?.isConnected === true, 'container');
  return container;
};

/** Builds what the guest is told to do; throws `bad_option`, naming the first option that makes no sense. */
export const parsePickOptions = (options: PickOptions, surface: SurfaceKind): PickConfig => {
  const { multiple = false, types = [], start = 'last', title, confirmLabel } = options;
  const max = multiple ? (options.max ?? PICK_ITEMS) : 1;
  demand(isWhole(PICK_ITEMS, 1)(max), 'max');
  demand(isListOf(isName(64), 64)(types), 'types');
  demand(isOptional(isName(120))(title), 'title');
  demand(isOptional(isName(120))(confirmLabel), 'confirmLabel');
  const config = { task: 'pick-files', surface, multiple, max, types, start, title, confirmLabel } as const;
  // Both ends read undefined as missing.
  return config as PickConfig;
};
