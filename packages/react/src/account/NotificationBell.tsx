import type { NotificationsState } from '@chartdock/account';
import { IconButton } from '../foundation/primitives/IconButton.tsx';
import { bellIcon } from '../foundation/icons/interface-icons.ts';
import { useStore } from '../foundation/provider/useStore.ts';
import type { JSX } from 'react';
import { useEffect } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { accountTexts } from './texts/account-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { usePanel } from '../foundation/primitives/usePanel.ts';
import { useLater } from '../foundation/app/useLater.ts';
import type * as NotificationPanelPart from './NotificationPanel.tsx';

const loadPanel = async (): Promise<typeof NotificationPanelPart> => import('./NotificationPanel.tsx');

const MOST_SHOWN = 99;

const countOf = ({ count }: NotificationsState): number => count;

/** Draws the bell with the number of unread notifications, and the panel it opens, which comes with the first press. */
export const NotificationBell = (): JSX.Element => {
  const t = useT(accountTexts);
  const { notifications } = useApp().workspace;
  const count = useStore(notifications, countOf);
  const { root, id, open, button } = usePanel();
  const panel = useLater(loadPanel, open);
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
      {open && panel !== undefined && <panel.NotificationPanel id={id} />}
    </div>
  );
};
