import type { NotificationsState } from '@chartdock/account';
import { IconButton } from '../primitives/IconButton.tsx';
import { bellIcon } from '../icons/interface-icons.ts';
import { useStore } from '../provider/useStore.ts';
import type { JSX } from 'react';
import { Suspense, lazy, useEffect } from 'react';
import { useApp } from '../app/app-context.ts';
import { accountTexts } from './texts/account-texts.ts';
import { useT } from '../i18n/useT.ts';
import { usePanel } from '../primitives/usePanel.ts';

// The panel comes when it is first opened.
const NotificationPanel = lazy(async () => ({
  default: (await import('./NotificationPanel.tsx')).NotificationPanel,
}));

const MOST_SHOWN = 99;

const countOf = ({ count }: NotificationsState): number => count;

/** Draws the bell with the number of unread notifications, and the panel it opens. */
export const NotificationBell = (): JSX.Element => {
  const t = useT(accountTexts);
  const { notifications } = useApp().workspace;
  const count = useStore(notifications, countOf);
  const { root, id, open, button } = usePanel();
  useEffect(() => void notifications.refreshCount(), [notifications]);
  return (
    <div ref={root} className="cd-bell">
      <IconButton
        icon={bellIcon}
        label={count === 0 ? t('notifications.label') : t('notifications.labelUnread', { n: count })}
        {...button}
      />
      {count > 0 && (
        <span className="cd-bell__count" aria-hidden="true">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
      {open && (
        <Suspense fallback={null}>
          <NotificationPanel id={id} />
        </Suspense>
      )}
    </div>
  );
};
