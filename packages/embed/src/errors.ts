/** Lists what can go wrong in a conversation between host and guest, as it travels in `err.code`. */
export const WIRE_ERROR_CODES = [
  'unsupported',
  'bad_params',
  'bad_result',
  'too_large',
  'rate_limited',
  'busy',
  'deadline',
  'cancelled',
  'peer_reloaded',
  'closed',
  'declined',
  'failed',
] as const;

/** A code of a conversation between host and guest. */
export type WireErrorCode = (typeof WIRE_ERROR_CODES)[number];

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

const RETRYABLE: ReadonlySet<string> = new Set<EmbedErrorCode>([
  'rate_limited',
  'busy',
  'deadline',
  'peer_reloaded',
  'frame_unreachable',
  'frame_navigated',
  'frame_crashed',
]);

/** Reports a failure of the embed: `code` for programs, `message` for people, `retryable` when a second try may work. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';
  readonly code: EmbedErrorCode;
  readonly retryable: boolean;

  constructor(code: EmbedErrorCode, message: string, retryable = RETRYABLE.has(code)) {
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
  (WIRE_ERROR_CODES as readonly unknown[]).includes(value);
