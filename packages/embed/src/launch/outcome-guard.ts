import type { Outcome } from '../api/options.types.ts';
import type { SurfaceErrorCode } from '../errors.ts';
import { failedWith } from '../explain/explained.ts';
import type { SurfaceContext } from '../surface/context.ts';
import type { RefusalCode } from '../surface.types.ts';
import { refusedBy } from '../surface/refused-by.ts';
import type { JsonValue } from '../tasks.types.ts';
import { isPlainObject } from '../wire/guards.ts';

/** Reads an outcome as the server keeps it; one that cannot be read counts as lost. */
export const parseOutcome = (context: Pick<SurfaceContext, 'locale'>, kept: unknown): Outcome<JsonValue> => {
  if (isPlainObject(kept)) {
    const { status, value, by, code } = kept;
    if (status === 'done') return { status, value: (value ?? null) as JsonValue };
    if (status === 'cancelled') return { status, by: by === 'host' ? 'host' : 'user' };
    if (status === 'refused') return refusedBy(code as RefusalCode);
    if (status === 'failed') return failedWith(context, code as SurfaceErrorCode);
  }
  return failedWith(context, 'no_ticket');
};
