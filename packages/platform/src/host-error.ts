/**
 * Why a host refused: the browser did (`blocked`), the host cannot (`not_available`), the app around the page answered with
 * an error (`failed`) or not at all (`timed_out`).
 */
export type HostErrorCode = 'blocked' | 'failed' | 'not_available' | 'timed_out' | 'unsafe_address';

const brand = Symbol.for('chartdock.HostError');

/** Reports that the host could not do something; `message` reads "failure – reason". */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code: HostErrorCode;

  constructor(code: HostErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    Object.defineProperty(this, brand, { value: true });
  }
}

/** Returns whether something thrown is a `HostError`, also one of another copy of this package. */
export const isHostError = (thrown: unknown): thrown is HostError =>
  typeof thrown === 'object' && thrown !== null && brand in thrown;
