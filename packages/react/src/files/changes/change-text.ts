import type { Translate } from '@chartdock/contract';
import type { ChangeProgress } from '@chartdock/files';
import type { ChangeTextKey } from './texts/change-texts.ts';

/** Returns the words on the button that tries stopped or failed parts again. */
export const retryTextOf = ({ type, status }: ChangeProgress): ChangeTextKey => {
  if (status !== 'stopped') return 'change.retry';
  return type === 'download' ? 'change.packAgain' : 'change.goOn';
};

/** Writes how far a change is, or how it ended. */
export const changeText = (change: ChangeProgress, t: Translate<ChangeTextKey>): string => {
  const { type, status, total, tried, failed } = change;
  const packs = type === 'download';
  if (status === 'ended') return t(packs ? 'change.unpacked' : 'change.failed', { n: failed.length, total });
  // A zip file is saved as a whole or not at all.
  if (status === 'stopped' && packs) return t('change.unsaved');
  if (status === 'stopped') return t('change.stopped', { n: tried - failed.length, total });
  if (status === 'stopping') return t('change.stopping');
  return t(status === 'finding' ? 'change.finding' : `change.${type}`, { n: tried, total });
};
