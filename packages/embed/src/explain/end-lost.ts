import type { SurfaceErrorCode } from '../errors.ts';
import type { NextOffer } from '../launch/offer-next.ts';
import { offerNext } from '../launch/offer-next.ts';
import { failedWith } from './explained.ts';
import { endStranger } from './stranger.ts';

/** Losses that another place may make good: the guest was never there. */
const NOT_SHOWN: readonly SurfaceErrorCode[] = ['frame_blocked', 'frame_unreachable'];

/** Ends a surface that was lost, or offers another place for one that was never there and may be shown anywhere. */
export const endLost = async (lost: NextOffer): Promise<void> => {
  const { context, life, code, mayFallBack } = lost;
  const wasNeverThere = life.state === 'opening' && NOT_SHOWN.includes(code);
  // Where the frame did not even load, nobody has asked yet.
  if (wasNeverThere) await endStranger(lost);
  if (life.state === 'settled') return;
  if (wasNeverThere && mayFallBack) offerNext(lost);
  else life.settle(failedWith(context, code));
};
