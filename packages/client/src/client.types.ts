import type { Call, Envelope, Locale, Translate, calls } from '@chartdock/contract';
import type { ClientEvents } from './effects.ts';
import type { CallOptions } from './exchange.ts';
import type { Timers } from './timers.ts';
import type { TokenStore } from './tokens/token-store.ts';
import type { Transport } from './transports/transport.ts';

/** Options of a client; each has a default that works in a page of our own server. */
export interface ClientOptions {
  /** Origin of the server, e.g. `https://charts.example`. Default empty: the page's own. */
  readonly baseUrl?: string;
  /** Path in front of every call's path, e.g. `/gate`. Default empty (AUTH-06). */
  readonly prefix?: string;
  /** Default `createFetchTransport()`. */
  readonly transport?: Transport;
  /** Default `createMemoryTokenStore()`. */
  readonly tokenStore?: TokenStore;
  /** Language of texts and of the `accept-language` header. Default `zh` (PROD-29). */
  readonly locale?: Locale;
  /** Default the engine's timers. */
  readonly timers?: Timers;
  /** Makes the ids of idempotency keys. Default the engine's randomness. */
  readonly randomId?: () => string;
}

/** A call of any input and data. */
export type AnyCall = Call<object, unknown>;

/** Calls by group and name, e.g. `{ lists: { loadFiles } }`; a module of `@chartdock/contract/calls/` is such a group. */
export type CallGroups = Readonly<Record<string, Readonly<Record<string, AnyCall>>>>;

/** Options of `composeClient`: the calls of the client, and the options of every client. */
export interface ComposeOptions<Groups extends CallGroups> extends ClientOptions {
  readonly calls: Groups;
  /** Looks up the client's own texts for failed calls. Default no words but the server's. */
  readonly translate?: Translate;
}

type InputArgument<Input, Rest extends readonly unknown[]> =
  Record<never, never> extends Input ? [input?: Input, ...rest: Rest] : [input: Input, ...rest: Rest];

/** A call as a function. Rejects with an `ApiError`. */
export interface CallFunction<Input, Data> {
  (...args: InputArgument<Input, [options: CallOptions & { readonly noCheck: true }]>): Promise<Envelope>;
  (...args: InputArgument<Input, [options?: CallOptions & { readonly noCheck?: false }]>): Promise<Data>;
}

/** Calls as functions, by the same groups and names. */
export type CallFunctions<Groups extends CallGroups> = {
  readonly [Group in keyof Groups]: {
    readonly [Name in keyof Groups[Group]]: Groups[Group][Name] extends Call<infer Input, infer Data>
      ? CallFunction<Input, Data>
      : never;
  };
};

/** Every call of the contract by group and name. */
export type ClientCalls = CallFunctions<typeof calls>;

/** Members of a client besides its calls. */
export interface ClientControls {
  /** Listens to an event and returns the function that stops listening. */
  on<Event extends 'effect' | 'signOut'>(
    event: Event,
    listener: (payload: ClientEvents[Event]) => void,
  ): () => void;
  /** Changes the language of texts and of the `accept-language` header from the next call on. */
  setLocale(locale: Locale): void;
  /** Keeps the login token: write it after sign-in, clear it after sign-out. */
  readonly tokens: Pick<TokenStore, 'write' | 'clear' | 'restore'>;
  /** Makes functions of further calls, e.g. of a part that is loaded later; they share token, language and listeners. */
  bind<Groups extends CallGroups>(calls: Groups): CallFunctions<Groups>;
}

/** Reports unfinished writes to a page that is about to close. */
export interface WriteWatch {
  /** Returns whether a call that changes something has no response yet, and could be lost with the page. */
  readonly isWriting: () => boolean;
}

/** A typed client of one Chartdock server that offers some calls. */
export type ComposedClient<Groups extends CallGroups> = CallFunctions<Groups> & ClientControls;

/** A typed client of one Chartdock server that offers every call. */
export type Client = ClientCalls & ClientControls & WriteWatch;
