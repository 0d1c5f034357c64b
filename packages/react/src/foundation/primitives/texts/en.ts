import { firstCommonEn } from './first-en.ts';
import type { commonZh } from './zh.ts';

/** English texts of components of every surface. */
export const commonEn = {
  ...firstCommonEn,
  'common.ok': 'OK',
  'common.retry': 'Try again',
  'common.undo': 'Undo',
  'common.clear': 'Clear',
  'common.notices': 'Notices',
  'common.beta': 'Beta',
  'common.showPassword': 'Show password',
  'common.hidePassword': 'Hide password',
  'pager.label': 'Pages',
  'pager.previous': 'Previous page',
  'pager.next': 'Next page',
  'pager.page': 'Page {n}',
} as const satisfies Readonly<Record<keyof typeof commonZh, string>>;
