import type { zh } from './zh.ts';

/** English texts of what stands around every screen. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'app.documentTitle': '{title} - Chartdock',
  'app.openTrash': 'Open the trash',
  'app.unreachable': "The workspace can't be opened right now",
  'app.unreachableText': 'Your files are safe on the server. Check your network and try again.',
  'app.toRecent': 'Go to recent files',
  'app.toFiles': 'Go to my files',
};
