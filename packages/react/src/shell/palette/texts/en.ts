import type { zh } from './zh.ts';

/** English texts of the command palette. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'palette.title': 'Quick actions',
  'palette.label': 'Find pages, actions and files',
  'palette.pages': 'Pages',
  'palette.actions': 'Actions',
  'palette.items': 'Files and folders',
  'palette.none': 'Nothing matches',
  'palette.new': 'New: {kind}',
};
