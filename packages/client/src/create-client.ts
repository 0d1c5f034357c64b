import { answerGuards, calls, codeRow, createTranslator, sharedMessages } from '@chartdock/contract';
import type {
  CallData,
  CallGroup,
  CallInput,
  CallName,
  EndpointDescriptor,
  Envelope,
  Locale,
  Translate,
} from '@chartdock/contract';
import mitt from 'mitt';
import { performCall } from './call.ts';
import type { CallContext } from './call.ts';
import type { ClientEvents } from './effects.ts';
import type { CallOptions, Step } from './exchange.ts';
import { ApiError } from './errors.ts';
import { createSessionTokens } from './sign-out.ts';
import { createIdempotencyStep, systemRandomId } from './steps/idempotency.ts';
import { noCacheStep } from './steps/no-cache.ts';
import { createSupersedeStep } from './steps/supersede.ts';
import { createTimeoutStep } from './steps/timeout.ts';
import { createTokenStep } from './steps/token.ts';
import { systemTimers } from './timers.ts';
import type { Timers } from './timers.ts';
import { createMemoryTokenStore } from './tokens/memory.ts';
import type { TokenStore } from './tokens/token-store.ts';
import { createFetchTransport } from './transports/fetch.ts';
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

/** A typed client of one Chartdock server. */
export type Client = ClientCalls & ClientControls;

interface StepParts {
  readonly tokens: TokenStore;
  readonly timers: Timers;
  readonly translate: Translate;
  readonly randomId: () => string;
}

/**
 * Lists the steps of a call, the outermost first: the key is there before a repeat takes it over; a repeat and the
 * time-out also end a call that still waits for its token; a second try with a renewed token passes no-cache again.
 */
const createSteps = ({ tokens, timers, translate, randomId }: StepParts): readonly Step[] => [
  createIdempotencyStep(randomId),
  createSupersedeStep(),
  createTimeoutStep(timers, translate),
  createTokenStep(tokens),
  noCacheStep,
];

const createCalls = (context: CallContext): ClientCalls => {
  const groups = Object.entries(calls).map(([group, table]) => {
    const guards: Readonly<Record<string, (value: unknown) => boolean>> = answerGuards[group as CallGroup];
    const functions = Object.entries(table as Readonly<Record<string, EndpointDescriptor>>).map(
      ([name, descriptor]) => {
        const isAnswer = guards[name] ?? (() => false);
        const call = (input: object = {}, options: CallOptions = {}): Promise<unknown> =>
          performCall(context, { descriptor, isAnswer, input, options });
        return [name, call] as const;
      },
    );
    return [group, Object.fromEntries(functions)] as const;
  });
  // The table and the type come from the same endpoint values, which TypeScript cannot follow through entries.
  return Object.fromEntries<unknown>(groups) as ClientCalls;
};

const createResume =
  ({ session }: ClientCalls) =>
  async (): Promise<string | undefined> => {
    const { code, msg, data } = await session.resume({}, { noCheck: true, quiet: true, keep: true });
    if (codeRow(code).effect === 'signOut') return undefined;
    if (code === '200' && answerGuards.session.resume(data)) return data.token;
    const { name, method, path } = calls.session.resume;
    const details = { call: name, method, path, status: 200, envelopeCode: code, text: msg };
    throw new ApiError(code === '200' ? 'malformed_answer' : 'refused', `code ${code}`, details);
  };

const joinBase = (baseUrl: string, prefix: string): string => {
  const path = prefix.replace(/^\/+|\/+$/g, '');
  return baseUrl.replace(/\/+$/, '') + (path === '' ? '' : `/${path}`);
};

/** Makes a client. Nothing is sent, read or stored before the first call. */
export const createClient = (options: ClientOptions = {}): Client => {
  const { baseUrl = '', prefix = '', timers = systemTimers, randomId = systemRandomId } = options;
  const store = options.tokenStore ?? createMemoryTokenStore();
  const tokens = createSessionTokens(store);
  const events = mitt<ClientEvents>();
  let locale: Locale = options.locale ?? 'zh';
  const translate: Translate = (key, values) => createTranslator(locale, sharedMessages)(key, values);
  const clientCalls = createCalls({
    base: joinBase(baseUrl, prefix),
    transport: options.transport ?? createFetchTransport(),
    tokens,
    steps: createSteps({ tokens, timers, translate, randomId }),
    translate,
    language: () => locale,
    events,
  });
  store.connect?.(createResume(clientCalls));
  return {
    ...clientCalls,
    tokens,
    on: (event, listener) => {
      events.on(event, listener);
      return () => events.off(event, listener);
    },
    setLocale: (next) => {
      locale = next;
    },
  };
};
