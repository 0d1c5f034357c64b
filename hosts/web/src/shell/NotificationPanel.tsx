import type { NotificationsState } from '@chartdock/account';
import {
  Button,
  EmptyState,
  ErrorState,
  IconTile,
  Skeleton,
  bellIcon,
  useStore,
  useT,
} from '@chartdock/react';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../account/problem-text.ts';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';
import { NotificationRow } from './NotificationRow.tsx';

/** Properties of {@link NotificationPanel}. */
export interface NotificationPanelProps {
  readonly id: string;
}

const itself = (state: NotificationsState): NotificationsState => state;

const Loading = (): JSX.Element => (
  <div className="web-told__loading" role="status" aria-label={useWebText()('web.notifications.loading')}>
    <Skeleton width={70} />
    <Skeleton width={90} />
    <Skeleton width={50} />
  </div>
);

interface NoRowsProps extends Pick<NotificationsState, 'status' | 'problem'> {
  readonly onRetry: () => void;
}

/** Draws what stands in place of an empty list: that it is being loaded, that it could not be, or that there is nothing. */
const NoRows = ({ status, problem, onRetry }: NoRowsProps): JSX.Element => {
  const t = useWebText();
  const ui = useT();
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('web.notifications.failed')}
        text={problemText(problem, t('web.notifications.failedText'))}
        retryLabel={ui('notice.retry')}
        onRetry={onRetry}
      />
    );
  }
  if (status !== 'loaded') return <Loading />;
  return (
    <EmptyState
      art={<IconTile icon={bellIcon} />}
      title={t('web.notifications.empty')}
      text={t('web.notifications.emptyText')}
    />
  );
};

/** Draws what the person is told, newest first, loaded anew each time it opens. */
export const NotificationPanel = ({ id }: NotificationPanelProps): JSX.Element => {
  const t = useWebText();
  const { notifications } = usePage().workspace;
  const { status, count, list, next, problem } = useStore(notifications, itself);
  const panel = useRef<HTMLDivElement>(null);
  const [now] = useState(() => Date.now());
  useEffect(() => void notifications.load(), [notifications]);
  const act = (run: () => Promise<void>): void => {
    // The button may go away with what it did; the focus stays in the panel, where Escape closes it.
    panel.current?.focus();
    void run();
  };
  return (
    <div
      id={id}
      ref={panel}
      className="web-told"
      role="dialog"
      tabIndex={-1}
      aria-label={t('web.notifications.label')}
    >
      <div className="web-told__head">
        <h2 className="web-told__title">{t('web.notifications.label')}</h2>
        {count > 0 && (
          <Button look="ghost" onClick={() => act(notifications.markAllRead)}>
            {t('web.notifications.readAll')}
          </Button>
        )}
        {list.length > 0 && (
          <Button look="ghost" onClick={() => act(notifications.removeAll)}>
            {t('web.notifications.removeAll')}
          </Button>
        )}
      </div>
      {problem !== undefined && list.length > 0 && (
        <p className="web-form__problem" role="alert">
          {t('web.notifications.notDone', {
            reason: problemText(problem, t('web.notifications.failedText')),
          })}
        </p>
      )}
      {list.length === 0 && (
        <NoRows status={status} problem={problem} onRetry={() => act(notifications.load)} />
      )}
      {list.length > 0 && (
        <ul className="web-told__list" aria-label={t('web.notifications.list')}>
          {list.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              now={now}
              onRead={() => act(() => notifications.markRead(notification.id))}
              onRemove={() => act(() => notifications.remove(notification.id))}
            />
          ))}
        </ul>
      )}
      {next !== null && (
        <Button wide busy={status === 'loading'} onClick={() => act(notifications.loadMore)}>
          {t('web.notifications.more')}
        </Button>
      )}
    </div>
  );
};
