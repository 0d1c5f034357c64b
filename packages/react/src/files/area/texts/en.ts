import type { zh } from './zh.ts';

/** English texts of questions before something that cannot be taken back. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'confirm.removeTitle': 'Delete forever?',
  'confirm.removeText': "“{title}” will be deleted forever. This can't be undone.",
  'confirm.removeMany': "{n} items will be deleted forever. This can't be undone.",
  'confirm.remove': 'Delete forever',
  'confirm.emptyTitle': 'Empty the trash?',
  'confirm.emptyText': "Everything in the trash ({n}) will be deleted forever. This can't be undone.",
  'confirm.emptyShown': "Everything shown ({n}) will be deleted forever. This can't be undone.",
  'confirm.leaveTitle': 'Leave the collaboration?',
  'confirm.leaveText':
    'You will no longer be able to view or edit “{title}”. Only its owner can invite you again.',
  'confirm.leaveMany':
    'You will no longer be able to view or edit {n} items. Only their owners can invite you again.',
  'confirm.leave': 'Leave',
};
