import type { JSX } from 'react';

/** Properties of {@link Skeleton}. */
export interface SkeletonProps {
  /** `text` is one line, `block` fills its box, `circle` an avatar. Default `text`. */
  readonly shape?: 'text' | 'block' | 'circle';
  /** Share of the width a line takes, in percent. Default 100. */
  readonly width?: number;
}

/** Holds the place of content that is still loading, in its final size. */
export const Skeleton = ({ shape = 'text', width }: SkeletonProps): JSX.Element => {
  const style = width === undefined ? undefined : { width: `${width}%` };
  return <span className={`cd-skeleton cd-skeleton--${shape}`} style={style} aria-hidden="true" />;
};
