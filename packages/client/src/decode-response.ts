import { codeRow, parseEnvelope } from '@chartdock/contract';
import type { Effect, Envelope, MessageKey, Translate } from '@chartdock/contract';
import type { ApiError } from './errors.ts';
import type { Answer, Exchange, Fail } from './exchange.ts';
import type { TransportAnswer } from './transports/transport.ts';

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

/** Reads what a transport brought. Throws `network_failed` when the body breaks off, `malformed_answer` when it is no envelope. */
export const readAnswer = async (
  answer: TransportAnswer,
  { until, fail }: Exchange,
  translate: Translate,
): Promise<Answer> => {
  const { status } = answer;
  if (status !== 200) {
    // Read to the end so that the connection can be used again.
    answer.text().catch(ignore);
    return { status, envelope: undefined };
  }
  const text = await until(answer.text());
  const envelope = parseEnvelope(parseJson(text));
  if (envelope !== undefined) return { status, envelope };
  throw fail('malformed_answer', 'the answer is no envelope', { status, text: translate('error.generic') });
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Answers the envelope of an answer with HTTP status 200. Throws `http_status` for any other. */
export const requireEnvelope = ({ status, envelope }: Answer, fail: Fail, translate: Translate): Envelope => {
  if (envelope !== undefined) return envelope;
  throw fail('http_status', `HTTP status ${status}`, { status, text: translate(messageOfStatus(status)) });
};

/** Throws `signed_out` or `refused` for an envelope code other than 200 (ERR-07..13). */
export const requireSuccess = (envelope: Envelope, fail: Fail, translate: Translate): void => {
  const { code, msg, data } = envelope;
  const { effect, message } = codeRow(code);
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
  return error.envelopeCode === undefined ? 'toast' : codeRow(error.envelopeCode).effect;
};
