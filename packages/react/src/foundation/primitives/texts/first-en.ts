import type { firstCommonZh } from './first-zh.ts';

/** English texts of components of every surface, those shown first. */
export const firstCommonEn = {
  'common.cancel': 'Cancel',
  'common.close': 'Close',
  'common.loading': 'Loading',
  'common.more': 'More actions',
} as const satisfies Readonly<Record<keyof typeof firstCommonZh, string>>;
