import type { SurfaceErrorCode } from '../errors.ts';
import { EmbedError } from '../errors.ts';
import type { Outcome } from './options.types.ts';

/** An outcome without a value. */
export type EmptyOutcome = Exclude<Outcome<never>, { status: 'done' }>;

/** Makes the outcome of a lost surface; `message` is a sentence for people. */
export const failedBy = (code: SurfaceErrorCode, message?: string): EmptyOutcome => ({
  status: 'failed',
  error: new EmbedError(code, message),
});
