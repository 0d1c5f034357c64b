import type { zh } from './zh.ts';

/** English texts of the frame of the app. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'shell.skip': 'Skip to content',
  'shell.menu.label': 'Main',
  'shell.menu.open': 'Open navigation',
  'shell.menu.close': 'Close navigation',
  'shell.menu.collapse': 'Collapse navigation',
  'shell.menu.expand': 'Expand navigation',
  'shell.search.label': 'Search files and folders',
  'warning.last': 'There is room for 1 more file. Emptying the trash ({n}) makes room.',
  'warning.none': 'The file limit is reached. Emptying the trash ({n}) makes room.',
  'warning.close': 'Close this warning',
  'promotion.title': 'December is for members',
  'promotion.text': 'Members keep any number of files and download them in every format.',
  'shell.loading': 'Opening the workspace',
};
