import type { EndpointDescriptor, Envelope, Translate } from '@chartdock/contract';
import { createExchange, createFail, followSignal } from './create-exchange.ts';
import { readAnswer, requireEnvelope, requireSuccess } from './decode-response.ts';
import type { EncodedRequest } from './encode-query.ts';
import { isApiError } from './errors.ts';
import type { ApiError } from './errors.ts';
import type { Answer, CallOptions, Exchange, Fail, Next, Step } from './exchange.ts';
import { react } from './reactions.ts';
import type { ReactionTools } from './reactions.ts';
import type { Transport } from './transports/transport.ts';

/** Writes a call's input for the wire; a client that seldom writes may load what it takes. Throws when it cannot be written. */
export type EncodeInput = (
  descriptor: EndpointDescriptor,
  input: object,
) => EncodedRequest | Promise<EncodedRequest>;

/** What every call of one client shares. */
export interface CallContext extends ReactionTools {
  readonly base: string;
  readonly transport: Transport;
  readonly steps: readonly Step[];
  readonly translate: Translate;
  readonly language: () => string;
  readonly encode: EncodeInput;
}

/** One call as it is made: which, with what, how. */
export interface CallRequest {
  readonly descriptor: EndpointDescriptor;
  readonly isAnswer: (value: unknown) => boolean;
  readonly input: object;
  readonly options: CallOptions;
}

const encode = (
  { encode: write, translate }: CallContext,
  { descriptor, input }: CallRequest,
  fail: Fail,
): EncodedRequest | Promise<EncodedRequest> => {
  try {
    return write(descriptor, input);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : 'the input cannot be written';
    throw fail('invalid_input', why, { cause, text: translate('error.generic') });
  }
};

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

const exchangeAnswer = async (context: CallContext, exchange: Exchange): Promise<Answer> => {
  const unfollow = followSignal(exchange);
  try {
    return await exchange.until(wrap(context.steps, exchange, createSend(context, exchange))());
  } finally {
    unfollow();
  }
};

const asApiError = ({ translate }: CallContext, fail: Fail, thrown: unknown): ApiError =>
  isApiError(thrown)
    ? thrown
    : fail('network_failed', 'the token could not be got', {
        cause: thrown,
        text: translate('error.generic'),
      });

interface Judged {
  readonly answer: Answer;
  readonly fail: Fail;
}

const judge = ({ translate }: CallContext, request: CallRequest, { answer, fail }: Judged): unknown => {
  const envelope: Envelope = requireEnvelope(answer, fail, translate);
  if (request.options.noCheck === true) return envelope;
  requireSuccess(envelope, fail, translate);
  if (request.isAnswer(envelope.data)) return envelope.data;
  const why = 'the data is not what this call answers';
  throw fail('malformed_answer', why, { status: answer.status, text: translate('error.generic') });
};

/**
 * Makes one call: encodes, runs the steps around the transport, decodes, checks, and reacts once to a failure. Answers
 * the call's data, or the raw envelope under `noCheck`. Rejects with an `ApiError` only.
 */
export const performCall = async (context: CallContext, request: CallRequest): Promise<unknown> => {
  const fail = createFail(request.descriptor);
  let exchange: Exchange | undefined;
  try {
    const encoded = encode(context, request, fail);
    exchange = createExchange({
      descriptor: request.descriptor,
      options: request.options,
      // Without a turn in between where there is none: a repeat has to find the call it repeats.
      request: encoded instanceof Promise ? await encoded : encoded,
      language: context.language(),
      fail,
    });
    return judge(context, request, { answer: await exchangeAnswer(context, exchange), fail });
  } catch (thrown) {
    const error = asApiError(context, fail, thrown);
    react(context, { error, options: request.options, token: exchange?.token });
    throw error;
  }
};
