import { Skeleton } from '@chartdock/react';
import type { JSX } from 'react';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';

/** Draws the frame without its content while it is being found out who is signed in, so that nothing moves afterwards. */
export const ShellSkeleton = (): JSX.Element => {
  const t = useWebText();
  const collapsed = usePage().sideMenu.get() === 'collapsed';
  return (
    <div
      className={`web-shell web-shell--waiting${collapsed ? ' web-shell--collapsed' : ''}`}
      role="status"
      aria-label={t('web.start.loading')}
    >
      <div className="web-side" />
      <div className="web-main">
        <div className="web-header">
          <div className="web-header__search">
            <Skeleton width={30} />
          </div>
        </div>
      </div>
    </div>
  );
};
