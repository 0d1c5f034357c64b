import type { zh } from './zh.ts';

/** English texts of the preview in a picker. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'preview.takeBack': 'Remove from the choice',
  'preview.show': 'Preview what is chosen',
  'preview.previousFile': 'Previous file',
  'preview.nextFile': 'Next file',
  'preview.at': '{at} of {count}',
};
