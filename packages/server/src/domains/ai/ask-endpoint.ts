import { EndpointError } from './endpoint-error.ts';
import type { ChatMessage } from './prompts.ts';
import { readEvents, readWhole } from './read-events.ts';
import type { WrittenPart } from './read-events.ts';

/** Says which endpoint writes, and how long it may take. */
export interface EndpointSettings {
  /** Address up to the version. */
  readonly url: string;
  /** Empty for one that asks for none. */
  readonly key: string;
  readonly model: string;
  /** How long it may say nothing, in milliseconds. */
  readonly silenceMs: number;
}

/** How many silences a whole text may take. */
const SILENCES = 6;

/** Aborts once nothing was heard for a while, or all of it took too long. */
interface Watch {
  readonly signal: AbortSignal;
  readonly hear: () => void;
  readonly stop: () => void;
}

const watch = (silenceMs: number, gone: AbortSignal): Watch => {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const whole = AbortSignal.timeout(silenceMs * SILENCES);
  return {
    signal: AbortSignal.any([silence.signal, whole, gone]),
    hear: () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
    },
    stop: () => clearTimeout(timer),
  };
};

const problemOf = (status: number): EndpointError =>
  new EndpointError(
    status === 401 || status === 403 ? 'key' : status === 429 || status === 503 ? 'busy' : 'broken',
  );

const send = async (
  { url, key, model }: EndpointSettings,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<Response> => {
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
  };
  const body = JSON.stringify({ model, messages, stream: true });
  // Where it leads on to could be anyone: the key stays with the address that was set.
  const request = { method: 'POST', headers, body, signal, redirect: 'manual' } as const;
  const response = await fetch(`${url}/chat/completions`, request);
  if (response.ok) return response;
  await response.body?.cancel();
  throw problemOf(response.status);
};

const heard = async function* (body: ReadableStream<Uint8Array>, hear: () => void) {
  for await (const chunk of body) {
    hear();
    yield chunk;
  }
};

/** Messages of a request, and its deadline. */
export interface Asked {
  readonly messages: readonly ChatMessage[];
  readonly gone: AbortSignal;
}

/**
 * Asks an endpoint, and yields its text as it comes. Stop reading and the endpoint is told to stop too. Throws an
 * `EndpointError`, also once nobody waits any more.
 */
export const askEndpoint = async function* (
  settings: EndpointSettings,
  { messages, gone }: Asked,
): AsyncGenerator<WrittenPart> {
  const { signal, hear, stop } = watch(settings.silenceMs, gone);
  try {
    const response = await send(settings, messages, signal);
    hear();
    if (response.body === null) throw new EndpointError('broken');
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    yield* (isStream ? readEvents : readWhole)(heard(response.body, hear));
  } catch (cause) {
    if (cause instanceof EndpointError) throw cause;
    if (signal.aborted) throw new EndpointError('timeout', { cause });
    throw new EndpointError(
      cause instanceof TypeError && cause.message === 'fetch failed' ? 'unreachable' : 'broken',
      {
        cause,
      },
    );
  } finally {
    stop();
  }
};
