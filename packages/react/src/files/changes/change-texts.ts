import type { ChangeProgress } from '@chartdock/files';
import type { TranslateText } from '../../i18n/texts.ts';

/** Writes how far a change is, or how it ended. */
export const changeText = (change: ChangeProgress, t: TranslateText): string => {
  const { type, status, total, tried, failed } = change;
  if (status === 'ended') return t('change.failed', { n: failed.length, total });
  if (status === 'stopped') return t('change.stopped', { n: tried - failed.length, total });
  if (status === 'stopping') return t('change.stopping');
  return t(status === 'finding' ? 'change.finding' : `change.${type}`, { n: tried, total });
};
