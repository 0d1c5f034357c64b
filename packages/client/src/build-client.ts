import type { EndpointDescriptor, Locale, Translate } from '@chartdock/contract';
import mitt from 'mitt';
import { performCall } from './call.ts';
import type { CallContext, EncodeInput } from './call.ts';
import type { ClientControls, ClientOptions } from './client.types.ts';
import type { ClientEvents } from './effects.ts';
import type { CallOptions, Step } from './exchange.ts';
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

type Table<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** What a client knows of the contract: all of it, or what a small client needs. */
export interface ClientParts {
  /** Descriptors by group and name. */
  readonly calls: object;
  /** Guards of the answers, by the same groups and names. */
  readonly guards: object;
  /** Looks texts up in a language. */
  readonly textsOf: (locale: Locale) => Translate;
  readonly encode: EncodeInput;
  /** Steps around all others. Default none. */
  readonly outermost?: readonly Step[];
}

/** A client by the names of its calls, and the store of its token. */
export interface BuiltClient {
  readonly calls: Table<(input?: object, options?: CallOptions) => Promise<unknown>>;
  readonly controls: ClientControls;
  /** Makes further calls, which share everything with the others. */
  readonly more: (parts: Pick<ClientParts, 'calls' | 'guards'>) => BuiltClient['calls'];
  readonly store: TokenStore;
}

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

const createCalls = (
  context: CallContext,
  { calls, guards }: Pick<ClientParts, 'calls' | 'guards'>,
): BuiltClient['calls'] => {
  const groups = Object.entries(calls as Table<EndpointDescriptor>).map(([group, table]) => {
    const functions = Object.entries(table).map(([name, descriptor]) => {
      const isAnswer = (guards as Table<(value: unknown) => boolean>)[group]?.[name] ?? (() => false);
      const call = (input: object = {}, options: CallOptions = {}): Promise<unknown> =>
        performCall(context, { descriptor, isAnswer, input, options });
      return [name, call] as const;
    });
    return [group, Object.fromEntries(functions)] as const;
  });
  return Object.fromEntries(groups);
};

const joinBase = (baseUrl: string, prefix: string): string => {
  const path = prefix.replace(/^\/+|\/+$/g, '');
  return baseUrl.replace(/\/+$/, '') + (path === '' ? '' : `/${path}`);
};

/** Makes a client of some calls of the contract. Nothing is sent, read or stored before the first call. */
export const buildClient = (parts: ClientParts, options: ClientOptions): BuiltClient => {
  const { baseUrl = '', prefix = '', timers = systemTimers, randomId = systemRandomId } = options;
  const store = options.tokenStore ?? createMemoryTokenStore();
  const tokens = createSessionTokens(store);
  const events = mitt<ClientEvents>();
  let locale: Locale = options.locale ?? 'zh';
  const translate: Translate = (key, values) => parts.textsOf(locale)(key, values);
  const context: CallContext = {
    base: joinBase(baseUrl, prefix),
    transport: options.transport ?? createFetchTransport(),
    tokens,
    steps: [...(parts.outermost ?? []), ...createSteps({ tokens, timers, translate, randomId })],
    translate,
    language: () => locale,
    encode: parts.encode,
    events,
  };
  return {
    calls: createCalls(context, parts),
    more: (further) => createCalls(context, further),
    store,
    controls: {
      tokens,
      on: (event, listener) => {
        events.on(event, listener);
        return () => events.off(event, listener);
      },
      setLocale: (next) => {
        locale = next;
      },
    },
  };
};
