import { Skeleton } from '../foundation/primitives/Skeleton.tsx';
import type { JSX } from 'react';
import { shellTexts } from './texts/shell-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';

/** Properties of {@link ShellSkeleton}. */
export interface ShellSkeletonProps {
  /** Whether the side menu is a strip of icons. */
  readonly collapsed: boolean;
}

/** Draws the frame without its content while it is being found out who is signed in, so that nothing moves afterwards. */
export const ShellSkeleton = ({ collapsed }: ShellSkeletonProps): JSX.Element => {
  const t = useT(shellTexts);
  return (
    <div
      className={`cd-shell cd-shell--waiting${collapsed ? ' cd-shell--collapsed' : ''}`}
      role="status"
      aria-label={t('shell.loading')}
    >
      <div className="cd-side" />
      <div className="cd-main">
        <div className="cd-header">
          <div className="cd-header__search">
            <Skeleton width={30} />
          </div>
        </div>
      </div>
    </div>
  );
};
