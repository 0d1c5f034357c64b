import type { Call, CallDescriptor, Envelope, Translate } from '@chartdock/contract';
import { createExchange, createFail, followSignal } from './create-exchange.ts';
import { readResponse, requireEnvelope, requireSuccess } from './decode-response.ts';
import type { EncodedRequest } from './encode-query.ts';
import { isApiError } from './errors.ts';
import type { ApiError } from './errors.ts';
import type { CallOptions, CallResponse, Exchange, Fail, Middleware, Next } from './exchange.ts';
import { react } from './reactions.ts';
import type { ReactionTools } from './reactions.ts';
import type { Transport } from './transports/transport.ts';

/**
 * Writes a call's input for the wire; a client that seldom writes may load the encoder on demand. Throws when
 * the input cannot be written.
 */
export type EncodeInput = (
  descriptor: CallDescriptor,
  input: object,
) => EncodedRequest | Promise<EncodedRequest>;

/** Context shared by every call of one client. */
export interface CallContext extends ReactionTools {
  readonly base: string;
  readonly transport: Transport;
  readonly middleware: readonly Middleware[];
  readonly translate: Translate;
  readonly language: () => string;
  readonly encode: EncodeInput;
}

/** Request for one call: its descriptor, its input and its options. */
export interface CallRequest<One extends CallDescriptor = CallDescriptor> {
  readonly call: One;
  readonly input: object;
  readonly options: CallOptions;
}

const encode = (
  { encode: write, translate }: CallContext,
  { call, input }: CallRequest,
  fail: Fail,
): EncodedRequest | Promise<EncodedRequest> => {
  try {
    return write(call, input);
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
      return await readResponse(await until(sent), exchange, translate);
    } catch (cause) {
      if (isApiError(cause)) throw cause;
      throw fail('network_failed', 'no response came', { cause, text: translate('error.network') });
    }
  };

const wrap = (middleware: readonly Middleware[], exchange: Exchange, send: Next): Next =>
  middleware.reduceRight<Next>((next, one) => () => one.run(exchange, next), send);

const exchangeResponse = async (context: CallContext, exchange: Exchange): Promise<CallResponse> => {
  const unfollow = followSignal(exchange);
  try {
    return await exchange.until(wrap(context.middleware, exchange, createSend(context, exchange))());
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

type Judge<Result> = (envelope: Envelope, fail: Fail) => Result;

/** Makes one call: encodes, runs the middleware around the transport, decodes, judges, and reacts once to a failure. */
const perform = async <Result>(
  context: CallContext,
  request: CallRequest,
  judge: Judge<Result>,
): Promise<Result> => {
  const fail = createFail(request.call);
  let exchange: Exchange | undefined;
  try {
    const encoded = encode(context, request, fail);
    exchange = createExchange({
      descriptor: request.call,
      options: request.options,
      // Without a turn in between where there is none: a repeat has to find the call it repeats.
      request: encoded instanceof Promise ? await encoded : encoded,
      language: context.language(),
      fail,
    });
    const response = await exchangeResponse(context, exchange);
    return judge(requireEnvelope(response, fail, context.translate), fail);
  } catch (thrown) {
    const error = asApiError(context, fail, thrown);
    react(context, { error, options: request.options, token: exchange?.token });
    throw error;
  }
};

/** Makes a call and returns the raw envelope with any code (REQ-06). Rejects with an `ApiError` only. */
export const fetchEnvelope = (context: CallContext, request: CallRequest): Promise<Envelope> =>
  perform(context, { ...request, options: { ...request.options, noCheck: true } }, (envelope) => envelope);

/** Makes a call and returns its data, checked. Rejects with an `ApiError` only. */
export const fetchData = <Input extends object, Data>(
  context: CallContext,
  request: CallRequest<Call<Input, Data>>,
): Promise<Data> =>
  perform(context, request, (envelope, fail) => {
    const { translate } = context;
    requireSuccess(envelope, fail, translate);
    const { data } = envelope;
    if (request.call.isData(data)) return data;
    const why = 'the data is not what the contract says';
    throw fail('malformed_response', why, { status: 200, text: translate('error.generic') });
  });
