import type { JSX } from 'react';
import { Skeleton } from '../../primitives/Skeleton.tsx';

/** Draws the cells of a row that is still loading, in the size of the real ones. */
export const SkeletonCells = ({ width }: { readonly width: number }): JSX.Element => (
  <>
    <span className="cd-row__check" />
    <span className="cd-row__name">
      <Skeleton shape="circle" />
      <span className="cd-row__words">
        <Skeleton width={width} />
      </span>
    </span>
    <span className="cd-row__owner">
      <Skeleton width={60} />
    </span>
    <span className="cd-row__count">
      <Skeleton width={40} />
    </span>
    <span className="cd-row__time">
      <Skeleton width={70} />
    </span>
    <span className="cd-row__actions" />
  </>
);
