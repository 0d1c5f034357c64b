import { formatRelativeTime } from '@chartdock/contract';
import type { Notification } from '@chartdock/contract';
import { IconButton, checkIcon, closeIcon, useT } from '@chartdock/react';
import type { JSX } from 'react';
import { useWebText } from '../messages/useWebText.ts';

/** Properties of {@link NotificationRow}. */
export interface NotificationRowProps {
  readonly notification: Notification;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onRead: () => void;
  readonly onRemove: () => void;
}

/** Draws one notification: what happened, how long ago, whether it is unread, and the ways to be done with it. */
export const NotificationRow = (props: NotificationRowProps): JSX.Element => {
  const { notification, now, onRead, onRemove } = props;
  const { title, content, read, createTime } = notification;
  const t = useWebText();
  const ui = useT();
  return (
    <li className={read ? 'web-told__row' : 'web-told__row web-told__row--unread'}>
      <div className="web-told__texts">
        <p className="web-told__name">
          {!read && <span className="web-told__mark" role="img" aria-label={t('web.notifications.unread')} />}
          {title}
        </p>
        <p className="web-told__content">{content}</p>
        <time className="web-told__time" dateTime={new Date(createTime).toISOString()}>
          {formatRelativeTime(createTime, now, ui)}
        </time>
      </div>
      {!read && (
        <IconButton
          icon={checkIcon}
          label={t('web.notifications.read', { text: content })}
          scale="small"
          onClick={onRead}
        />
      )}
      <IconButton
        icon={closeIcon}
        label={t('web.notifications.remove', { text: content })}
        scale="small"
        onClick={onRemove}
      />
    </li>
  );
};
