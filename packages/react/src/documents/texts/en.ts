import type { zh } from './zh.ts';

/** English texts of one file: its page, its preview, its link. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'file.noEditorText': 'You can view this file now. Editing comes with a later version.',
  'file.failed': "This file can't be opened",
  'watermark.title': 'Watermark',
  'watermark.none': 'No watermark page is set up here.',
  'preview.open': 'Open the file',
  'preview.signIn': 'Sign in to continue',
  'preview.readOnly': 'Read-only preview',
  'link.heading': 'Enter the password to view this file',
  'link.text': 'It came with the link.',
  'link.missing': 'Enter the password',
  'link.tooMany': 'Too many tries. Try again in a minute',
  'link.open': 'View the file',
  'preview.details': 'Details',
};
