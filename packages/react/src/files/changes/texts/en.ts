import type { zh } from './zh.ts';

/** English texts of changes under way. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'change.label': 'File changes',
  'change.finding': 'Looking up items: {n} of {total}',
  'change.move': 'Moving {n} of {total}',
  'change.copy': 'Copying {n} of {total}',
  'change.to_trash': 'Moving to trash: {n} of {total}',
  'change.restore': 'Restoring {n} of {total}',
  'change.remove_from_trash': 'Deleting forever: {n} of {total}',
  'change.cancel_favourite': 'Removing from favourites: {n} of {total}',
  'change.leave_collaboration': 'Leaving: {n} of {total}',
  'change.download': 'Packing {n} of {total}',
  'change.stop': 'Stop',
  'change.stopping': 'Stopping after this step…',
  'change.stopped': 'Stopped, {n} of {total} done',
  'change.failed': "{n} of {total} couldn't be done",
  'change.unpacked': "{n} of {total} couldn't be packed",
  'change.unsaved': 'Stopped, nothing was saved',
  'change.failedList': "Items that couldn't be changed",
  'change.more': 'and {n} more',
  'change.retry': 'Retry failed items',
  'change.goOn': 'Continue with the rest',
  'change.packAgain': 'Pack again',
  'change.progress': 'Progress',
};
