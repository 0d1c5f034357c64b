import type { ViewType } from '@chartdock/files';
import type { JSX } from 'react';
import { useRef } from 'react';
import { SkeletonCard } from './FileCard.tsx';
import { fitCards } from './fit-cards.ts';
import { RowsSkeleton, SkeletonFrame } from './RowsSkeleton.tsx';
import { useElementWidth } from './useElementWidth.ts';

/** Properties of {@link FileListSkeleton}. */
export interface FileListSkeletonProps {
  readonly view: ViewType;
}

const gridRows = 4;
const range = (length: number): number[] => Array.from({ length }, (_, at) => at);

/** Holds the place of a list that loads, in its final size, so that nothing moves when it comes. */
export const FileListSkeleton = ({ view }: FileListSkeletonProps): JSX.Element =>
  view === 'list' ? <RowsSkeleton /> : <CardsSkeleton />;

/** Holds the place of cards. */
export const CardsSkeleton = (): JSX.Element => {
  const space = useRef<HTMLDivElement>(null);
  const width = useElementWidth(space);
  const { columns } = fitCards(width);
  return (
    <SkeletonFrame>
      <div className="cd-grid">
        <div ref={space} className="cd-grid__space">
          {range(gridRows).map((row) => (
            <div
              key={row}
              className="cd-grid__row"
              style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {range(columns).map((at) => (
                <div key={at} className="cd-card cd-card--waiting">
                  <SkeletonCard />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </SkeletonFrame>
  );
};
