import type { CallData, CallGroup, CallInput, CallName, Envelope, Locale } from '@chartdock/contract';
import type { ClientEvents } from './effects.ts';
import type { CallOptions } from './exchange.ts';
import type { Timers } from './timers.ts';
import type { TokenStore } from './tokens/token-store.ts';
import type { Transport } from './transports/transport.ts';

/** What a client takes; each has a default that works in a page of our own server. */
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

type InputArgument<Input, Rest extends readonly unknown[]> =
  Record<never, never> extends Input ? [input?: Input, ...rest: Rest] : [input: Input, ...rest: Rest];

/** A call as a function. Rejects with an `ApiError`. */
export interface CallFunction<Group extends CallGroup, Name extends CallName<Group>> {
  (
    ...args: InputArgument<CallInput<Group, Name>, [options: CallOptions & { readonly noCheck: true }]>
  ): Promise<Envelope>;
  (
    ...args: InputArgument<CallInput<Group, Name>, [options?: CallOptions & { readonly noCheck?: false }]>
  ): Promise<CallData<Group, Name>>;
}

/** Every call of the contract by group and name. */
export type ClientCalls = {
  readonly [Group in CallGroup]: { readonly [Name in CallName<Group>]: CallFunction<Group, Name> };
};

/** What a client offers besides calls. */
export interface ClientControls {
  /** Listens to an event and answers the function that stops listening. */
  on<Event extends 'effect' | 'signOut'>(
    event: Event,
    listener: (payload: ClientEvents[Event]) => void,
  ): () => void;
  /** Changes the language of texts and of the `accept-language` header from the next call on. */
  setLocale(locale: Locale): void;
  /** Keeps the login token: write it after sign-in, clear it after sign-out. */
  readonly tokens: Pick<TokenStore, 'write' | 'clear' | 'restore'>;
}

/** What a page asks before it goes away. */
export interface WriteWatch {
  /** Tells whether a call that changes something has no answer yet, and could be lost with the page. */
  readonly isWriting: () => boolean;
}

/** A typed client of one Chartdock server. */
export type Client = ClientCalls & ClientControls & WriteWatch;
