import type { JSX, ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import { SkeletonCells } from './SkeletonCells.tsx';

const listRows = 12;

/** Announces a list that loads and holds its place. */
export const SkeletonFrame = ({ children }: { readonly children: ReactNode }): JSX.Element => {
  const t = useT();
  return (
    <div className="cd-area__skeleton" role="status" aria-label={t('common.loading')}>
      {children}
    </div>
  );
};

/** Holds the place of rows that load, in their final size. */
export const RowsSkeleton = (): JSX.Element => (
  <SkeletonFrame>
    <div className="cd-list">
      <div className="cd-list__head" />
      <div className="cd-list__space">
        {Array.from({ length: listRows }, (_, row) => (
          <div key={row} className="cd-row cd-row--waiting">
            <SkeletonCells width={48 + ((row * 17) % 30)} />
          </div>
        ))}
      </div>
    </div>
  </SkeletonFrame>
);
