/** A code of a conversation between host and guest, as it travels in `err.code`. */
export type WireErrorCode =
  | 'unsupported'
  | 'bad_params'
  | 'bad_result'
  | 'too_large'
  | 'rate_limited'
  | 'busy'
  | 'deadline'
  | 'cancelled'
  | 'peer_reloaded'
  | 'closed'
  | 'declined'
  | 'failed';

/**
 * Says why a surface was lost. `frame_blocked`: a content policy or the sandbox of this page keeps the frame out or stops its
 * script. `frame_unreachable`: it did not load in time.
 * `frame_removed`, `frame_navigated`, `frame_crashed`: it was there and is gone. `null_origin`: this page or the frame
 * is sandboxed without allow-same-origin. `version_host`: this script is too old for the server; `version_guest`: the
 * server is too old for this script. `popup_blocked`: the browser opened no window. `popup_lost`: the window was closed
 * before it could be used, or an opener policy of this page cut it off; it may be in use then, and `resume` gives its outcome.
 * `origin_not_allowed`: the origin of this page, or of a page around it, is not registered for the client. `no_answer`: the server cannot be reached.
 * `no_ticket`: the outcome is no longer there. `no_token`: `getToken` failed, took longer than ten seconds, or gave something that is no token. `destroyed`: the instance was destroyed.
 */
export type SurfaceErrorCode =
  | 'frame_blocked'
  | 'frame_unreachable'
  | 'frame_removed'
  | 'frame_navigated'
  | 'frame_crashed'
  | 'null_origin'
  | 'version_host'
  | 'version_guest'
  | 'popup_blocked'
  | 'popup_lost'
  | 'origin_not_allowed'
  | 'no_answer'
  | 'no_ticket'
  | 'no_token'
  | 'destroyed';

/** Every code an `EmbedError` can carry; `bad_option` is a mistake in the calling code. */
export type EmbedErrorCode = WireErrorCode | SurfaceErrorCode | 'bad_option' | 'not_framed';

// A pattern and no list, because it is in every part of the script: an effect of a limit, the peer or a window may pass.
const RETRYABLE = /^((rate|peer|popup|frame_[unc]|no_(a|to))\w+|busy|deadline)$/;

/** Returns whether a second try may work: after a limit, a deadline, a reload, a lost frame or window. */
export const isRetryable = (code: string): boolean => RETRYABLE.test(code);

/** Reports a failure of the embed: `code` for programs, `message` for people, `retryable` when a second try may work. */
export class EmbedError extends Error {
  // Declared only: a field of its own would bring a helper for older browsers along.
  declare readonly name: 'EmbedError';
  declare readonly code: EmbedErrorCode;
  declare readonly retryable: boolean;

  constructor(code: EmbedErrorCode, message: string = code, retryable = isRetryable(code)) {
    super(message);
    this.name = 'EmbedError';
    this.code = code;
    this.retryable = retryable;
  }
}

/** Returns whether a value is an `EmbedError`, also one made by another copy of this package. */
export const isEmbedError = (value: unknown): value is EmbedError =>
  value instanceof Error && value.name === 'EmbedError' && 'code' in value;
