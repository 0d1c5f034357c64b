import type { Life } from '../api/life.ts';
import type { Standing } from '../calls/ask-standing.ts';
import { askStanding } from '../calls/ask-standing.ts';
import type { SurfaceErrorCode } from '../errors.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { failedWith } from './explained.ts';

/** Ends of a surface whose frame has loaded and does not answer, by how its page stands with the server. */
const ENDS = { stranger: 'origin_not_allowed', away: 'no_answer' } satisfies Readonly<
  Record<string, SurfaceErrorCode>
>;

/** Questions that are open, by the surface they are asked for. */
const asked = new WeakMap<Life, Promise<Standing>>();

const isOpening = ({ state }: Life): boolean => state === 'opening';

/** Ends a surface whose frame has loaded and does not answer, when that is because this page is not registered or the server is away. */
export const endDoubted = async ({
  context,
  life,
}: {
  readonly context: SurfaceContext;
  readonly life: Life;
}): Promise<void> => {
  if (!isOpening(life)) return;
  const asking = asked.get(life) ?? askStanding(context);
  asked.set(life, asking);
  const standing = await asking;
  // It may have begun, or ended, while the server was asked.
  if (isOpening(life) && (standing === 'stranger' || standing === 'away'))
    life.settle(failedWith(context, ENDS[standing]));
};
