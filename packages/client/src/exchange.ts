import type { CallDescriptor, Envelope } from '@chartdock/contract';
import type { ApiError } from './errors.ts';
import type { EncodedRequest } from './encode-query.ts';

/** Options of one call besides its input. */
export interface CallOptions {
  /** Stops the call; it then fails with `cancelled`. */
  readonly signal?: AbortSignal;
  /** Attaches the token or leaves it out; default is the call's own rule (AUTH-02). */
  readonly needToken?: boolean;
  /**
   * Sends this token in place of the client's own, e.g. to have one from elsewhere verified. Its rejection asks for no
   * other and leaves the running session alone.
   */
  readonly token?: string;
  /** Skips every reaction to the envelope code and returns the raw envelope (REQ-06). Default false. */
  readonly noCheck?: boolean;
  /** Leaves toasts to the caller; sign-out and error pages still happen. Default false. */
  readonly quiet?: boolean;
  /** Leaves the offer of an upgrade, code 815, to the caller. Default false. */
  readonly offersUpgrade?: boolean;
  /** Leaves the end of the session to the caller: nobody is signed out, so that work in the page goes on. Default false. */
  readonly holdsSession?: boolean;
  /** Key that makes a write happen once; default a random one per write. */
  readonly idempotencyKey?: string;
  /** Time-out in milliseconds; default 50,000 (REQ-01). */
  readonly timeoutMs?: number;
  /** Neither cancels an equal call that is under way nor is cancelled by one. Default false. */
  readonly keep?: boolean;
}

/** A response that came with HTTP status 200 and is an envelope, or another status. */
export interface CallResponse {
  readonly status: number;
  readonly envelope: Envelope | undefined;
}

/** One call on its way, read and extended by middleware. */
export interface Exchange {
  readonly descriptor: CallDescriptor;
  readonly options: CallOptions;
  readonly request: EncodedRequest;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
  /** Token that was attached last; undefined when none was. */
  token: string | undefined;
  /** Ends the call at once with an error; a second one does nothing. */
  readonly stop: (error: ApiError) => void;
  /** Waits for a promise, but no longer than until the call is stopped. */
  readonly until: <Value>(wait: Value | Promise<Value>) => Promise<Value>;
  /** Makes an error of this call. */
  readonly fail: Fail;
}

/** Makes an error of one call. */
export type Fail = (code: ApiError['code'], why: string, more?: FailDetails) => ApiError;

/** Details of a failure besides its call. */
export type FailDetails = Partial<Pick<ApiError, 'status' | 'envelopeCode' | 'text' | 'data' | 'cause'>>;

/** The rest of the way. May be called again, for a second try. */
export type Next = () => Promise<CallResponse>;

/** One concern of every call; each wraps the next in the order of `createMiddleware`. */
export interface Middleware {
  readonly name: string;
  run(exchange: Exchange, next: Next): Promise<CallResponse>;
}
