import type { JSX } from 'react';
import { Skeleton } from '../foundation/primitives/Skeleton.tsx';

/** Holds the place of rows that are on their way. */
export const WaitingLines = ({ label }: { readonly label: string }): JSX.Element => (
  <div className="cd-shop__list" role="status" aria-label={label}>
    {[60, 45].map((width) => (
      <div key={width} className="cd-shop__row">
        <div className="cd-shop__texts">
          <Skeleton width={width} />
          <Skeleton width={30} />
        </div>
      </div>
    ))}
  </div>
);
