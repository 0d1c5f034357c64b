import type { zh } from './zh.ts';

/** English texts of the chosen files in a picker. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  'tray.label': 'Chosen files',
  'tray.clear': 'Clear',
  'tray.remove': 'Remove “{title}”',
};
