import type { Translate } from '@chartdock/contract';
import type { ChangeProgress } from '@chartdock/files';
import type { ChangeTextKey } from './texts/change-texts.ts';

/** Writes how far a change is, or how it ended. */
export const changeText = (change: ChangeProgress, t: Translate<ChangeTextKey>): string => {
  const { type, status, total, tried, failed } = change;
  if (status === 'ended') return t('change.failed', { n: failed.length, total });
  if (status === 'stopped') return t('change.stopped', { n: tried - failed.length, total });
  if (status === 'stopping') return t('change.stopping');
  return t(status === 'finding' ? 'change.finding' : `change.${type}`, { n: tried, total });
};
