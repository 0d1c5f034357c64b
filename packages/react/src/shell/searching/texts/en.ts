import type { zh } from './zh.ts';

/** English texts of recent searches. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'recent.label': 'Recent searches',
  'recent.forget': 'Clear',
};
