import type { AreaContext } from '../area-context.types.ts';
import { afterItemsReturned, afterReturnSeen } from '../browsing/browsing.state.ts';

/** How long items that came back are pointed at, in milliseconds. */
export const RETURNED_MS = 2000;

/** Points for a moment at items that are shown as before, because a change of them failed. */
export const showReturned = (
  { apply, clock }: Pick<AreaContext, 'apply' | 'clock'>,
  ids: readonly string[],
): void => {
  apply((state) => afterItemsReturned(state, ids));
  clock.setTimeout(() => apply((state) => afterReturnSeen(state, ids)), RETURNED_MS);
};
