import * as CODE from '@chartdock/contract/codes';
import type { Code } from '@chartdock/contract';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { isDatabaseError, sqlStateOf } from '../../kernel/errors/database-error.ts';
import { isCallError } from '../../kernel/errors/call-error.ts';
import { sendEnvelope } from '../answer.ts';
import type { Logger } from '../../kernel/work/logger.ts';
import { UnknownTypeError } from '../bodies/unknown-type.ts';
import { hasPieces } from '../bodies/pieces.ts';

/** Failure as its caller is told. */
export interface Failure {
  readonly code: Code;
  readonly data?: unknown;
  /** Whether the error is ours and belongs in the log. */
  readonly unexpected: boolean;
  /** HTTP status beside the envelope. Default 200, and by the code for clients that read no envelope. */
  readonly status?: number;
}

// Lock and statement time-outs, no free connection, a server that is stopping.
const BUSY_STATES: ReadonlySet<string | undefined> = new Set([
  '55P03',
  '57014',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
]);
const BUSY_ERRORS = ['transaction_conflict', 'database_unreachable', 'database_stopped', 'closed'] as const;
// A text that the database cannot hold, or a number out of its range: the input was at fault.
const BAD_VALUE_STATES: ReadonlySet<string | undefined> = new Set(['22021', '22003', '22P02', '22P05']);

/** Turns any error into its caller's failure: a code of ours, never the error's own text. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof UnknownTypeError)
    return { code: error.code, data: error.data, unexpected: false, status: error.status };
  if (isCallError(error))
    return { code: error.code, data: error.data, unexpected: error.code === CODE.internal };
  const state = sqlStateOf(error);
  if (BUSY_STATES.has(state)) return { code: CODE.databaseBusy, unexpected: true };
  if (BAD_VALUE_STATES.has(state)) return { code: CODE.invalidInput, unexpected: true };
  if (isDatabaseError(error, 'database_crowded')) return { code: CODE.databaseBusy, unexpected: false };
  if (BUSY_ERRORS.some((code) => isDatabaseError(error, code)))
    return { code: CODE.databaseBusy, unexpected: true };
  if (isClientError(error)) {
    return {
      code: CODE.invalidInput,
      data: { issues: [{ path: '', message: issueOf(error) }] },
      unexpected: false,
    };
  }
  return { code: CODE.internal, unexpected: true };
};

interface ClientError {
  readonly status: number;
  readonly type?: unknown;
}

// Body parsers and the router mark the caller's errors with a 4xx status.
const isClientError = (error: unknown): error is ClientError =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500;

const ISSUES: Readonly<Record<string, string>> = {
  'entity.too.large': 'The body is too large',
  'parameters.too.many': 'The form has too many fields',
};

const issueOf = ({ type }: ClientError): string =>
  (typeof type === 'string' ? ISSUES[type] : undefined) ?? 'The request cannot be read';

const BUSY_SECONDS = 2;

/** Sets the header that tells when to retry, for a busy server and for a reached limit. */
export const setRetryAfter = (response: Response, { code, data }: Failure): void => {
  if (response.headersSent) return;
  if (code === CODE.databaseBusy) response.set('Retry-After', String(BUSY_SECONDS));
  if (code === CODE.tooManyRequests && hasRetryAfter(data))
    response.set('Retry-After', String(data.retryAfter));
};

const hasRetryAfter = (data: unknown): data is { readonly retryAfter: number } =>
  typeof data === 'object' && data !== null && 'retryAfter' in data && typeof data.retryAfter === 'number';

/** Makes an Express error handler, which Express tells by its four parameters; a response that has begun is broken off, unless it comes in pieces. */
export const errorHandlerOf =
  (answer: (error: unknown, response: Response) => void): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    if (response.headersSent && !hasPieces(response)) next(error);
    else answer(error, response);
  };

/** Writes errors that are ours to the log, and outside failures of a waiting call. */
export type FailureLog = (error: unknown, failure: Failure, request: Request) => void;

/** Makes the log of failures. While the database is away or overrun every call fails alike: one line in ten seconds says so, and how many there were since. */
export const createFailureLog = (logger: Logger, now: () => number): FailureLog => {
  let quietUntil = 0;
  let untold = 0;
  return (error, { code, unexpected }, { method, path }) => {
    if (isCallError(error) && error.cause !== undefined)
      return logger.warn({ err: error.cause, method, path }, 'a service that a call needs failed');
    if (!unexpected) return;
    if (code !== CODE.databaseBusy) return logger.error({ err: error, method, path }, 'a call failed');
    if (now() < quietUntil) {
      untold += 1;
      return;
    }
    logger.error({ err: error, method, path, untold }, 'the database did not answer a call');
    quietUntil = now() + QUIET_MS;
    untold = 0;
  };
};

const QUIET_MS = 10_000;

/** Answers every error with an envelope: no stack, no SQL, no path. Our own crashes are logged. */
export const createErrorHandler = (log: FailureLog): ErrorRequestHandler =>
  errorHandlerOf((error, response) => {
    const failure = failureOf(error);
    log(error, failure, response.req);
    setRetryAfter(response, failure);
    sendEnvelope(response, failure, failure.status);
  });

/** HTTP status of a failure where the caller reads no envelope, such as a picture in a page; every other code is one of ours that broke. */
const STATUS: Readonly<Partial<Record<Code, number>>> = {
  [CODE.databaseBusy]: 503,
  [CODE.tooManyRequests]: 429,
  [CODE.invalidInput]: 400,
};

/** Answers errors with an HTTP status beside the envelope, so that browsers, caches and balancers see that it is no picture; nobody keeps it. */
export const createStatusHandler = (log: FailureLog): ErrorRequestHandler =>
  errorHandlerOf((error, response) => {
    const failure = failureOf(error);
    log(error, failure, response.req);
    setRetryAfter(response, failure);
    response.set('Cache-Control', 'no-store');
    sendEnvelope(response, failure, STATUS[failure.code] ?? 500);
  });

/** Answers an address that no call has, with HTTP status 404: a balancer or a scanner reads no envelope. */
export const answerUnknownCall: RequestHandler = (_request, response) => {
  sendEnvelope(response, { code: CODE.unknownCall }, 404);
};
