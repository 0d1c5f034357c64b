import { reactionTo, parseEnvelope } from '@chartdock/contract';
import type { Effect, Envelope, MessageKey, Translate } from '@chartdock/contract';
import type { ApiError } from './errors.ts';
import type { CallResponse, Exchange, Fail } from './exchange.ts';
import type { TransportResponse } from './transports/transport.ts';

interface StatusRow {
  readonly matches: (status: number) => boolean;
  readonly message: MessageKey;
}

// The HTTP channel only ever shows a toast; signing out belongs to envelope codes (ERR-01..06, ERR-08).
const statusRows: readonly StatusRow[] = [
  { matches: (status) => [401, 403, 404, 411].includes(status), message: 'error.serverException' },
  { matches: (status) => status === 429, message: 'error.tooManyRequests' },
  { matches: (status) => status >= 500, message: 'error.serverException' },
];

const messageOfStatus = (status: number): MessageKey =>
  statusRows.find((row) => row.matches(status))?.message ?? 'error.interface';

const ignore = (): void => undefined;

/**
 * Reads the response of a transport. Throws `network_failed` when the body breaks off, `malformed_response`
 * when it is no envelope.
 */
export const readResponse = async (
  response: TransportResponse,
  { until, fail }: Exchange,
  translate: Translate,
): Promise<CallResponse> => {
  const { status } = response;
  if (status !== 200) {
    // Read to the end so that the connection can be used again.
    response.text().catch(ignore);
    return { status, envelope: undefined };
  }
  const text = await until(response.text());
  const envelope = parseEnvelope(parseJson(text));
  if (envelope !== undefined) return { status, envelope };
  throw fail('malformed_response', 'the response is no envelope', {
    status,
    text: translate('error.generic'),
  });
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns the envelope of a response with HTTP status 200. Throws `http_status` for any other. */
export const requireEnvelope = (
  { status, envelope }: CallResponse,
  fail: Fail,
  translate: Translate,
): Envelope => {
  if (envelope !== undefined) return envelope;
  throw fail('http_status', `HTTP status ${status}`, { status, text: translate(messageOfStatus(status)) });
};

/** Throws `signed_out` or `refused` for an envelope code other than 200 (ERR-07..13). */
export const requireSuccess = (envelope: Envelope, fail: Fail, translate: Translate): void => {
  const { code, msg, data } = envelope;
  const { effect, message } = reactionTo(code);
  if (effect === 'silent') return;
  // A server that says nothing leaves the person with the generic text (ERR-28).
  const text = message === undefined ? msg || translate('error.generic') : translate(message);
  const kind = effect === 'signOut' ? 'signed_out' : 'refused';
  throw fail(kind, `code ${code}${msg === '' ? '' : ` ${msg}`}`, {
    status: 200,
    envelopeCode: code,
    text,
    data,
  });
};

/** Tells the one reaction a failed call asks for (ERR-31). */
export const effectOf = (error: ApiError): Effect => {
  if (error.code === 'cancelled') return 'silent';
  return error.envelopeCode === undefined ? 'toast' : reactionTo(error.envelopeCode).effect;
};
