import type { NotificationsState } from '@chartdock/account';
import { IconButton, bellIcon, useStore } from '@chartdock/react';
import type { JSX } from 'react';
import { useEffect } from 'react';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';
import { NotificationPanel } from './NotificationPanel.tsx';
import { usePanel } from './usePanel.ts';

const MOST_SHOWN = 99;

const countOf = ({ count }: NotificationsState): number => count;

/** Draws the bell with the number of unread notifications, and the panel it opens. */
export const NotificationBell = (): JSX.Element => {
  const t = useWebText();
  const { notifications } = usePage().workspace;
  const count = useStore(notifications, countOf);
  const { root, id, open, button } = usePanel();
  useEffect(() => void notifications.refreshCount(), [notifications]);
  return (
    <div ref={root} className="web-bell">
      <IconButton
        icon={bellIcon}
        label={count === 0 ? t('web.notifications.label') : t('web.notifications.labelUnread', { n: count })}
        {...button}
      />
      {count > 0 && (
        <span className="web-bell__count" aria-hidden="true">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
      {open && <NotificationPanel id={id} />}
    </div>
  );
};
