import type { JSX } from 'react';
import { Skeleton } from '../../foundation/primitives/Skeleton.tsx';

/** Holds the place of rows that are on their way. */
export const WaitingRows = ({ label }: { readonly label: string }): JSX.Element => (
  <div className="cd-published__list" role="status" aria-label={label}>
    {[70, 50, 60].map((width) => (
      <div key={width} className="cd-published__row">
        <span className="cd-published__cover cd-thumb">
          <Skeleton shape="block" />
        </span>
        <div className="cd-published__texts">
          <Skeleton width={width} />
          <Skeleton width={30} />
        </div>
      </div>
    ))}
  </div>
);
