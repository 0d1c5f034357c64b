import type { zh } from './zh.ts';

/** English texts of one file: its page, its preview, its link. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'file.noEditorText': 'For viewing now. The editor comes with a later version.',
  'file.failed': 'This file cannot be opened',
  'watermark.title': 'Water mark',
  'watermark.none': 'No water-mark page is set up here.',
  'preview.open': 'Open the file',
  'preview.signIn': 'Sign in to go on',
  'preview.readOnly': 'Read-only preview',
  'link.heading': 'A password is needed to view this file',
  'link.text': 'Enter the password that came with the link.',
  'link.missing': 'Enter the password',
  'link.tooMany': 'Too many tries. Try again in a minute',
  'link.open': 'View the file',
  'preview.details': 'Details',
};
