/**
 * Why a call failed: `cancelled` – superseded by a repeat, or stopped by the caller's signal; show nothing
 * (REQ-05). `invalid_input` – the input cannot be sent; nothing was. `network_failed` – no response came.
 * `timed_out` – none came in time (REQ-01). `http_status` – a response with another HTTP status than 200.
 * `malformed_response` – one that breaks the contract. `refused` – an envelope code other than 200.
 * `signed_out` – one of the codes that end the session.
 */
export type ApiErrorCode =
  | 'cancelled'
  | 'invalid_input'
  | 'network_failed'
  | 'timed_out'
  | 'http_status'
  | 'malformed_response'
  | 'refused'
  | 'signed_out';

/** Details of a failed call. */
export interface ApiErrorDetails {
  /** Group and name of the call: `folders.create`. */
  readonly call: string;
  readonly method: string;
  readonly path: string;
  /** HTTP status, when a response came. */
  readonly status?: number | undefined;
  /** Envelope code, when the response was an envelope. */
  readonly envelopeCode?: string | undefined;
  /** Text for people in the client's language; absent when nothing is to be shown. */
  readonly text?: string | undefined;
  /** Data of the envelope besides code and msg, e.g. the issues of an invalid input. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** An `ApiError` as plain data, e.g. for logs. */
export interface ApiErrorJson {
  readonly name: 'ApiError';
  readonly code: ApiErrorCode;
  readonly message: string;
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly status?: number;
  readonly envelopeCode?: string;
}

const brand = Symbol.for('chartdock.ApiError');

/**
 * The one error every call fails with. `message` reads "failure: METHOD /path – reason" and never holds a
 * token.
 */
export class ApiError extends Error {
  // Declared only: a field of its own would bring a helper for older browsers along.
  declare readonly name: 'ApiError';
  declare readonly code: ApiErrorCode;
  declare readonly call: string;
  declare readonly method: string;
  declare readonly path: string;
  declare readonly status: number | undefined;
  declare readonly envelopeCode: string | undefined;
  declare readonly text: string | undefined;
  declare readonly data: unknown;

  constructor(code: ApiErrorCode, why: string, details: ApiErrorDetails) {
    const { call, method, path, cause } = details;
    super(`${call} failed: ${method} ${path} – ${why}`, cause === undefined ? undefined : { cause });
    this.name = 'ApiError';
    this.code = code;
    this.call = call;
    this.method = method;
    this.path = path;
    this.status = details.status;
    this.envelopeCode = details.envelopeCode;
    this.text = details.text;
    this.data = details.data;
    Object.defineProperty(this, brand, { value: true });
  }

  /** Returns the loggable fields: no input, no data, no token. */
  toJSON(): ApiErrorJson {
    const { name, code, message, call, method, path, status, envelopeCode } = this;
    return {
      name,
      code,
      message,
      call,
      method,
      path,
      ...(status === undefined ? {} : { status }),
      ...(envelopeCode === undefined ? {} : { envelopeCode }),
    };
  }
}

/** Returns whether something thrown is an `ApiError`, also one of another frame or another copy of this package. */
export const isApiError = (thrown: unknown): thrown is ApiError =>
  typeof thrown === 'object' && thrown !== null && brand in thrown;

/** Returns whether a call was superseded or stopped, so that its failure is skipped (REQ-05). */
export const isCancelled = (thrown: unknown): boolean => isApiError(thrown) && thrown.code === 'cancelled';
