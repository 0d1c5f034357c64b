import type { ReactNode } from 'react';
import { draw } from '../../foundation/drawing/draw.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { describeRowsSkeleton, describeSkeletonFrame } from './describe-list.ts';

/** Announces a list that loads and holds its place. */
export const SkeletonFrame = ({ children }: { readonly children: ReactNode }): ReactNode =>
  describeSkeletonFrame(draw, useT()('common.loading'), children);

/** Holds the place of rows that load, in their final size. */
export const RowsSkeleton = (): ReactNode => describeRowsSkeleton(draw, useT()('common.loading'));
