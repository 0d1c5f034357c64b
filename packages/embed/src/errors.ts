/** Maps what can go wrong in a conversation, as it travels in `err.code`, to whether a second try may work. */
const WIRE_ERRORS = {
  unsupported: false,
  bad_params: false,
  bad_result: false,
  too_large: false,
  rate_limited: true,
  busy: true,
  deadline: true,
  cancelled: false,
  peer_reloaded: true,
  closed: false,
  declined: false,
  failed: false,
} as const;

/** A code of a conversation between host and guest. */
export type WireErrorCode = keyof typeof WIRE_ERRORS;

/**
 * Says why a surface was lost. `version_host` asks for a newer partner script, `version_guest` for a newer server.
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
  | 'destroyed'
  | 'guest_failed';

/** Every code an `EmbedError` can carry; `bad_option` is a mistake in the calling code. */
export type EmbedErrorCode =
  WireErrorCode | SurfaceErrorCode | 'bad_option' | 'origin_not_allowed' | 'not_framed';

const hasOwn = (code: PropertyKey): code is WireErrorCode =>
  Object.prototype.hasOwnProperty.call(WIRE_ERRORS, code);

/** Tells whether a second try may work: yes for a lost frame, and as the table says. */
export const isRetryable = (code: EmbedErrorCode): boolean =>
  hasOwn(code) ? WIRE_ERRORS[code] : /^frame_[unc]/.test(code);

/** Reports a failure of the embed: `code` for programs, `message` for people, `retryable` when a second try may work. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';
  readonly code: EmbedErrorCode;
  readonly retryable: boolean;

  constructor(code: EmbedErrorCode, message: string, retryable = isRetryable(code)) {
    super(message);
    this.code = code;
    this.retryable = retryable;
  }
}

/** Tells whether a value is an `EmbedError`, also one made by another copy of this package. */
export const isEmbedError = (value: unknown): value is EmbedError =>
  value instanceof Error && value.name === 'EmbedError' && 'code' in value;

/** Tells whether a value is a code that may travel between host and guest. */
export const isWireErrorCode = (value: unknown): value is WireErrorCode =>
  typeof value === 'string' && hasOwn(value);
