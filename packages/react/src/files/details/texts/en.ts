import type { zh } from './zh.ts';

/** English texts of the panel of facts about files. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'details.none': 'Select a file or folder to see its details',
  'details.created': 'Created',
  'details.link': 'View link',
  'details.linkOpen': 'On, for anyone who has it',
  'details.linkPassword': 'On, with a password',
  'details.linkOff': 'Off',
  'details.shared': 'Sharing',
  'details.isShared': 'Shared with others',
  'details.isPublic': 'Public',
  'details.template': 'From a template',
  'details.openTemplate': 'Look at the template',
  'details.items': 'Holds',
  'details.inTrash': 'Trash',
};
