import type { ApiError } from '@chartdock/client';
import type { JSX } from 'react';
import { problemText } from '../../foundation/app/problem-text.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Skeleton } from '../../foundation/primitives/Skeleton.tsx';
import { ErrorState } from '../../foundation/primitives/StateMessage.tsx';
import { settingsTexts } from './texts/settings-texts.ts';

/** Properties of {@link Waiting}. */
export interface WaitingProps {
  /** Why it did not come; undefined while it is on its way. */
  readonly problem: ApiError | undefined;
  readonly onRetry: () => void;
}

/** Draws a section that is on its way, or that could not be loaded. */
export const Waiting = ({ problem, onRetry }: WaitingProps): JSX.Element => {
  const t = useT(settingsTexts);
  return problem === undefined ? (
    <div className="cd-settings__waiting" role="status" aria-label={t('settings.loading')}>
      <Skeleton width={70} />
      <Skeleton width={90} />
      <Skeleton width={50} />
    </div>
  ) : (
    <ErrorState
      title={t('settings.failed')}
      text={problemText(problem, t('settings.failedText'))}
      retryLabel={t('notice.retry')}
      onRetry={onRetry}
    />
  );
};
