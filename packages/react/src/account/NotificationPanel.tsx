import type { NotificationsState } from '@chartdock/account';
import type { NotificationKind } from '@chartdock/contract';
import { Button } from '../foundation/primitives/Button.tsx';
import { EmptyState, ErrorState, IconTile } from '../foundation/primitives/StateMessage.tsx';
import { Skeleton } from '../foundation/primitives/Skeleton.tsx';
import { bellIcon } from '../foundation/icons/interface-icons.ts';
import { useStore } from '../foundation/provider/useStore.ts';
import { useT } from '../foundation/i18n/useT.ts';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../foundation/app/problem-text.ts';
import { useApp } from '../foundation/app/app-context.ts';
import { accountTexts } from './texts/account-texts.ts';
import { accountPanelTexts } from './texts/panels/account-panel-texts.ts';
import { NotificationRow } from './NotificationRow.tsx';

/** Properties of {@link NotificationPanel}. */
export interface NotificationPanelProps {
  readonly id: string;
}

/** Kinds that wait for an answer. */
const ANSWERED: ReadonlySet<NotificationKind> = new Set(['accessRequested', 'ownerOffered']);

const itself = (state: NotificationsState): NotificationsState => state;

const Loading = (): JSX.Element => (
  <div
    className="cd-told__loading"
    role="status"
    aria-label={useT(accountPanelTexts)('notifications.loading')}
  >
    <Skeleton width={70} />
    <Skeleton width={90} />
    <Skeleton width={50} />
  </div>
);

interface NoRowsProps extends Pick<NotificationsState, 'status' | 'problem'> {
  readonly onRetry: () => void;
}

/** Draws the words in place of an empty list: that it is being loaded, that it could not be, or that there is nothing. */
const NoRows = ({ status, problem, onRetry }: NoRowsProps): JSX.Element => {
  const t = useT(accountPanelTexts);
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('notifications.failed')}
        text={problemText(problem, t('notifications.failedText'))}
        retryLabel={t('notice.retry')}
        onRetry={onRetry}
      />
    );
  }
  if (status !== 'loaded') return <Loading />;
  return (
    <EmptyState
      art={<IconTile icon={bellIcon} />}
      title={t('notifications.empty')}
      text={t('notifications.emptyText')}
    />
  );
};

/** Draws the notifications of the person, newest first, loaded again each time it opens. */
export const NotificationPanel = ({ id }: NotificationPanelProps): JSX.Element => {
  const t = useT(accountPanelTexts);
  const name = useT(accountTexts)('notifications.label');
  const { notifications, dialogs } = useApp().workspace;
  const { status, count, list, next, problem } = useStore(notifications, itself);
  const panel = useRef<HTMLDivElement>(null);
  const [now] = useState(() => Date.now());
  useEffect(() => void notifications.load(), [notifications]);
  const act = (run: () => Promise<void>): void => {
    // The button may go away with its notification; the focus stays in the panel, where Escape closes it.
    panel.current?.focus();
    void run();
  };
  return (
    <div id={id} ref={panel} className="cd-told" role="dialog" tabIndex={-1} aria-label={name}>
      <div className="cd-told__head">
        <h2 className="cd-told__title">{name}</h2>
        {count > 0 && (
          <Button look="ghost" onClick={() => act(notifications.markAllRead)}>
            {t('notifications.readAll')}
          </Button>
        )}
        {list.length > 0 && (
          <Button look="ghost" onClick={() => act(notifications.removeAll)}>
            {t('notifications.removeAll')}
          </Button>
        )}
      </div>
      {problem !== undefined && list.length > 0 && (
        <p className="cd-form__problem" role="alert">
          {t('notifications.notDone', {
            reason: problemText(problem, t('notifications.failedText')),
          })}
        </p>
      )}
      {list.length === 0 && (
        <NoRows status={status} problem={problem} onRetry={() => act(notifications.load)} />
      )}
      {list.length > 0 && (
        <ul className="cd-told__list" aria-label={t('notifications.list')}>
          {list.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              now={now}
              onRead={() => act(() => notifications.markRead(notification.id))}
              onAnswer={
                ANSWERED.has(notification.type)
                  ? () => void dialogs.open('shares', { params: { tab: 'requests' } })
                  : undefined
              }
              onRemove={() => act(() => notifications.remove(notification.id))}
            />
          ))}
        </ul>
      )}
      {next !== null && (
        <Button wide busy={status === 'loading'} onClick={() => act(notifications.loadMore)}>
          {t('notifications.more')}
        </Button>
      )}
    </div>
  );
};
