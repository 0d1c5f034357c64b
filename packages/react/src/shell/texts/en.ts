import type { zh } from './zh.ts';

/** English texts of the frame of the app. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'shell.skip': 'Skip to content',
  'shell.menu.label': 'Main',
  'shell.menu.open': 'Open navigation',
  'shell.menu.close': 'Close navigation',
  'shell.menu.collapse': 'Collapse navigation',
  'shell.menu.expand': 'Expand navigation',
  'shell.menu.templates': 'Templates',
  'shell.search.label': 'Search files and folders',
  'warning.last': 'You can create one more file. Empty the trash ({n}) to make room.',
  'warning.none': "You've reached your file limit. Empty the trash ({n}) to make room.",
  'warning.close': 'Close this warning',
  'promotion.title': 'December is for members',
  'promotion.text': 'Members store unlimited files and download every format.',
  'shell.loading': 'Opening the workspace',
};
