import { formatAge } from '@chartdock/contract';
import type { Notification } from '@chartdock/contract';
import { Button } from '../foundation/primitives/Button.tsx';
import { IconButton } from '../foundation/primitives/IconButton.tsx';
import { checkIcon, closeIcon } from '../foundation/icons/interface-icons.ts';
import { useT } from '../foundation/i18n/useT.ts';
import type { JSX } from 'react';
import { accountPanelTexts } from './texts/panels/account-panel-texts.ts';

/** Properties of {@link NotificationRow}. */
export interface NotificationRowProps {
  readonly notification: Notification;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onRead: () => void;
  /** Leads to where the notification is answered. Default: it only tells. */
  readonly onAnswer?: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** Draws one notification: its text, how long ago, whether it is unread, and the ways to be done with it. */
export const NotificationRow = (props: NotificationRowProps): JSX.Element => {
  const { notification, now, onRead, onRemove, onAnswer } = props;
  const { title, content, read, createTime } = notification;
  const t = useT(accountPanelTexts);
  return (
    <li className={read ? 'cd-told__row' : 'cd-told__row cd-told__row--unread'}>
      <div className="cd-told__texts">
        <p className="cd-told__name">
          {!read && <span className="cd-told__mark" role="img" aria-label={t('notifications.unread')} />}
          {title}
        </p>
        <p className="cd-told__content">{content}</p>
        <time className="cd-told__time" dateTime={new Date(createTime).toISOString()}>
          {formatAge(createTime, now, t)}
        </time>
        {onAnswer !== undefined && (
          <Button look="ghost" onClick={onAnswer}>
            {t('notifications.answer')}
          </Button>
        )}
      </div>
      {!read && (
        <IconButton
          icon={checkIcon}
          label={t('notifications.read', { text: content })}
          scale="small"
          onClick={onRead}
        />
      )}
      <IconButton
        icon={closeIcon}
        label={t('notifications.remove', { text: content })}
        scale="small"
        onClick={onRemove}
      />
    </li>
  );
};
