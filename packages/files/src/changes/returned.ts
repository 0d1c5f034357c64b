import type { Clock } from '@chartdock/platform';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { ChangesState } from './change-context.types.ts';
import { afterItemsReturned, afterReturnSeen } from './returned.state.ts';

/** How long items that came back are pointed at, in milliseconds. */
export const RETURNED_MS = 2000;

/** Points for a moment at items that are shown as before, because a change of them failed. */
export const showReturned = (
  { apply, clock }: StateAccess<Pick<ChangesState, 'returned'>> & { readonly clock: Clock },
  ids: readonly string[],
): void => {
  apply(({ returned }) => ({ returned: afterItemsReturned(returned, ids) }));
  const seen = (): void => apply(({ returned }) => ({ returned: afterReturnSeen(returned, ids) }));
  clock.setTimeout(seen, RETURNED_MS);
};
