import type { EndpointDescriptor, Envelope, Translate } from '@chartdock/contract';
import type { Emitter } from 'mitt';
import { effectOf, readAnswer, requireEnvelope, requireSuccess } from './decode-response.ts';
import type { ClientEvents } from './effects.ts';
import { encodeRequest } from './encode-request.ts';
import type { EncodedRequest } from './encode-request.ts';
import { ApiError, isApiError } from './errors.ts';
import type { Answer, CallOptions, Exchange, Fail, Next, Step } from './exchange.ts';
import type { SessionTokens } from './sign-out.ts';
import type { Transport } from './transports/transport.ts';

/** What every call of one client shares. */
export interface CallContext {
  readonly base: string;
  readonly transport: Transport;
  readonly tokens: SessionTokens;
  readonly steps: readonly Step[];
  readonly translate: Translate;
  readonly language: () => string;
  readonly events: Emitter<ClientEvents>;
}

/** One call as it is made: which, with what, how. */
export interface CallRequest {
  readonly descriptor: EndpointDescriptor;
  readonly isAnswer: (value: unknown) => boolean;
  readonly input: object;
  readonly options: CallOptions;
}

const ignore = (): void => undefined;

const createFail =
  ({ name, method, path }: EndpointDescriptor): Fail =>
  (code, why, more = {}) =>
    new ApiError(code, why, { call: name, method, path, ...more });

const encode = (
  { translate }: CallContext,
  { descriptor, input }: CallRequest,
  fail: Fail,
): EncodedRequest => {
  try {
    return encodeRequest(descriptor, input);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : 'the input cannot be written';
    throw fail('invalid_input', why, { cause, text: translate('error.generic') });
  }
};

const createExchange = (
  context: CallContext,
  { descriptor, options }: CallRequest,
  details: ExchangeDetails,
): Exchange => {
  const { request, fail } = details;
  const controller = new AbortController();
  let halt: (error: ApiError) => void = ignore;
  let stopped: ApiError | undefined;
  const halted = new Promise<never>((_resolve, reject) => {
    halt = reject;
  });
  // Somebody always waits through `until`; without this line a stop between two waits would count as unhandled.
  halted.catch(ignore);
  const headers: Record<string, string> = { 'accept-language': context.language() };
  if (request.contentType !== undefined) headers['content-type'] = request.contentType;
  return {
    descriptor,
    options,
    request,
    headers,
    signal: controller.signal,
    token: undefined,
    fail,
    until: (wait) => (wait instanceof Promise ? Promise.race([wait, halted]) : Promise.resolve(wait)),
    stop: (error) => {
      if (stopped !== undefined) return;
      stopped = error;
      halt(error);
      controller.abort();
    },
  };
};

interface ExchangeDetails {
  readonly request: EncodedRequest;
  readonly fail: Fail;
}

const createSend =
  ({ base, transport, translate }: CallContext, exchange: Exchange): Next =>
  async () => {
    const { descriptor, request, headers, signal, until, fail } = exchange;
    try {
      const { method } = descriptor;
      // A copy, because a second try changes the headers of the exchange.
      const sent = transport.send({
        method,
        url: base + request.address,
        headers: { ...headers },
        body: request.body,
        signal,
      });
      return await readAnswer(await until(sent), exchange, translate);
    } catch (cause) {
      if (isApiError(cause)) throw cause;
      throw fail('network_failed', 'no answer came', { cause, text: translate('error.network') });
    }
  };

const wrap = (steps: readonly Step[], exchange: Exchange, send: Next): Next =>
  steps.reduceRight<Next>((next, step) => () => step.run(exchange, next), send);

const listen = (exchange: Exchange): (() => void) => {
  const { signal } = exchange.options;
  if (signal === undefined) return ignore;
  const error = (): ApiError => exchange.fail('cancelled', 'the caller stopped it');
  if (signal.aborted) throw error();
  const stop = (): void => exchange.stop(error());
  signal.addEventListener('abort', stop);
  return () => signal.removeEventListener('abort', stop);
};

const exchangeAnswer = async (context: CallContext, exchange: Exchange): Promise<Answer> => {
  const unlisten = listen(exchange);
  try {
    return await exchange.until(wrap(context.steps, exchange, createSend(context, exchange))());
  } finally {
    unlisten();
  }
};

const react = ({ events, tokens }: CallContext, error: ApiError, request: ReactTo): void => {
  const effect = effectOf(error);
  if (effect === 'silent' || (effect === 'toast' && request.options.quiet === true)) return;
  if (effect === 'signOut' && (request.options.token !== undefined || !tokens.reject(request.token))) return;
  tell(() => events.emit('effect', { effect, text: error.text ?? '', error }));
  if (effect === 'signOut') tell(() => events.emit('signOut', error));
};

/** Runs listeners so that one that throws is reported by the engine and neither hides the call's error nor the next event. */
const tell = (emit: () => void): void => {
  try {
    emit();
  } catch (thrown) {
    void Promise.reject(thrown instanceof Error ? thrown : new Error(String(thrown)));
  }
};

interface ReactTo {
  readonly options: CallOptions;
  readonly token: string | undefined;
}

const asApiError = ({ translate }: CallContext, fail: Fail, thrown: unknown): ApiError =>
  isApiError(thrown)
    ? thrown
    : fail('network_failed', 'the token could not be got', {
        cause: thrown,
        text: translate('error.generic'),
      });

const judge = ({ translate }: CallContext, request: CallRequest, { answer, fail }: Judged): unknown => {
  const envelope: Envelope = requireEnvelope(answer, fail, translate);
  if (request.options.noCheck === true) return envelope;
  requireSuccess(envelope, fail, translate);
  if (request.isAnswer(envelope.data)) return envelope.data;
  const why = 'the data is not what this call answers';
  throw fail('malformed_answer', why, { status: answer.status, text: translate('error.generic') });
};

interface Judged {
  readonly answer: Answer;
  readonly fail: Fail;
}

/**
 * Makes one call: encodes, runs the steps around the transport, decodes, checks, and reacts once to a failure. Answers
 * the call's data, or the raw envelope under `noCheck`. Rejects with an `ApiError` only.
 */
export const performCall = async (context: CallContext, request: CallRequest): Promise<unknown> => {
  const fail = createFail(request.descriptor);
  let exchange: Exchange | undefined;
  try {
    exchange = createExchange(context, request, { request: encode(context, request, fail), fail });
    return judge(context, request, { answer: await exchangeAnswer(context, exchange), fail });
  } catch (thrown) {
    const error = asApiError(context, fail, thrown);
    react(context, error, { options: request.options, token: exchange?.token });
    throw error;
  }
};
