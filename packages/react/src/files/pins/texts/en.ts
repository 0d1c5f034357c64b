import type { zh } from './zh.ts';

/** English texts of pinned folders. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'pins.title': 'Pinned',
  'pins.up': 'Move up',
  'pins.down': 'Move down',
  'pins.moved': '“{title}” is now {n} of {total}',
};
