import type { Locale, Translate } from '@chartdock/contract';
import mitt from 'mitt';
import { bindCalls } from './bind-calls.ts';
import { fetchEnvelope } from './call.ts';
import type { CallContext, EncodeInput } from './call.ts';
import type { CallGroups, ClientOptions, ComposedClient } from './client.types.ts';
import type { ClientEvents } from './effects.ts';
import type { Middleware } from './exchange.ts';
import { createIdempotencyMiddleware, systemRandomId } from './middleware/idempotency.ts';
import { noCacheMiddleware } from './middleware/no-cache.ts';
import { createSupersedeMiddleware } from './middleware/supersede.ts';
import { createTimeoutMiddleware } from './middleware/timeout.ts';
import { createTokenMiddleware } from './middleware/token.ts';
import { createSessionTokens } from './sign-out.ts';
import { systemTimers } from './timers.ts';
import type { Timers } from './timers.ts';
import { createMemoryTokenStore } from './tokens/memory.ts';
import type { TokenStore } from './tokens/token-store.ts';
import { createFetchTransport } from './transports/fetch.ts';

/** Parts of a client besides its options. */
export interface ClientParts<Groups extends CallGroups> {
  readonly calls: Groups;
  /** Looks texts up in a language. */
  readonly textsOf: (locale: Locale) => Translate;
  readonly encode: EncodeInput;
  /** Middleware around all other. Default none. */
  readonly outermost?: readonly Middleware[];
}

interface MiddlewareTools {
  readonly tokens: TokenStore;
  readonly timers: Timers;
  readonly translate: Translate;
  readonly randomId: () => string;
}

/**
 * Lists the middleware of every call, the outermost first: the key is there before a repeat takes it over; a
 * repeat and the time-out also end a call that still waits for its token; a second try with a renewed token
 * passes no-cache again.
 */
const createMiddleware = ({
  tokens,
  timers,
  translate,
  randomId,
}: MiddlewareTools): readonly Middleware[] => [
  createIdempotencyMiddleware(randomId),
  createSupersedeMiddleware(),
  createTimeoutMiddleware(timers, translate),
  createTokenMiddleware(tokens),
  noCacheMiddleware,
];

const joinBase = (baseUrl: string, prefix: string): string => {
  const path = prefix.replace(/^\/+|\/{1,100}$/g, '');
  return baseUrl.replace(/\/{1,100}$/, '') + (path === '' ? '' : `/${path}`);
};

/** Makes a client of some calls. Nothing is sent, read or stored before the first call. */
export const buildClient = <Groups extends CallGroups>(
  parts: ClientParts<Groups>,
  options: ClientOptions,
): ComposedClient<Groups> => {
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
    middleware: [...(parts.outermost ?? []), ...createMiddleware({ tokens, timers, translate, randomId })],
    translate,
    language: () => locale,
    encode: parts.encode,
    events,
  };
  store.connect?.((call) =>
    fetchEnvelope(context, { call, input: {}, options: { quiet: true, keep: true } }),
  );
  return {
    ...bindCalls(context, parts.calls),
    tokens,
    on: (event, listener) => {
      events.on(event, listener);
      return () => events.off(event, listener);
    },
    setLocale: (next) => {
      locale = next;
    },
    bind: (calls) => bindCalls(context, calls),
  };
};
