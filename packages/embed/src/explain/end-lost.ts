import type { SurfaceErrorCode } from '../errors.ts';
import type { NextOffer } from '../launch/offer-next.ts';
import { offerNext } from '../launch/offer-next.ts';
import { failedWith } from './explained.ts';
import { endDoubted } from './end-doubted.ts';
import { sayStranger } from './stranger.ts';

/** Losses that another place may make good: the guest was never there. */
const NOT_SHOWN: readonly SurfaceErrorCode[] = ['frame_blocked', 'frame_unreachable'];

/** Ends a surface that was lost, or offers another place for one that was never there and may be shown anywhere. */
export const endLost = async (lost: NextOffer): Promise<void> => {
  const { context, life, code, isCertain, mayFallBack } = lost;
  const wasNeverThere = life.state === 'opening' && NOT_SHOWN.includes(code);
  // A guest in a window has said so itself.
  if (code === 'origin_not_allowed') sayStranger(context.page);
  // What has not even loaded may still be on its way, and the question would wait as long.
  if (wasNeverThere && code === 'frame_blocked' && !isCertain) await endDoubted(lost);
  if (life.state === 'settled') return;
  if (wasNeverThere && mayFallBack) offerNext(lost);
  else life.settle(failedWith(context, code));
};
