import type { SurfaceErrorCode } from '../errors.ts';
import { EmbedError } from '../errors.ts';
import type { Outcome } from './options.types.ts';

/** An outcome without a value. */
export type EmptyOutcome = Exclude<Outcome<never>, { status: 'done' }>;

/** Makes the outcome of a lost surface. */
export const failedBy = (code: SurfaceErrorCode): EmptyOutcome => ({
  status: 'failed',
  error: new EmbedError(code),
});
