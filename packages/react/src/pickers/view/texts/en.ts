import type { zh } from './zh.ts';

/** English texts of the views of a picker. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'view.icon': 'Show pictures',
  'view.list': 'Show a list',
};
