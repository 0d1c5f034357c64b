import type { zh } from './zh.ts';

/** English texts of the preview that lies above a list. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'overlay.previous': 'Previous file',
  'overlay.next': 'Next file',
  'overlay.details': 'Details',
  'overlay.window': 'Preview in a new window',
  'overlay.actions': 'File actions',
};
