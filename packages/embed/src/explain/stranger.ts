import type { Life } from '../api/life.ts';
import { isStranger } from '../calls/is-stranger.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { failedWith } from './explained.ts';

/** Ends a surface whose guest loads and does not answer, when that is because this page is not registered. */
export const endStranger = async ({
  context,
  life,
}: {
  readonly context: SurfaceContext;
  readonly life: Life;
}): Promise<void> => {
  if (life.state === 'opening' && (await isStranger(context)))
    life.settle(failedWith(context, 'origin_not_allowed'));
};
