import type { JSX } from 'react';
import { Skeleton } from '../../primitives/Skeleton.tsx';

/** Draws what is in the place of a card before it comes, at its size. */
export const WaitingCard = (): JSX.Element => (
  <>
    <span className="cd-thumb">
      <Skeleton shape="block" />
    </span>
    <span className="cd-template__texts">
      <Skeleton width={70} />
    </span>
    <span className="cd-template__foot">
      <Skeleton width={40} />
    </span>
  </>
);
