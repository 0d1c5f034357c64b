import type { importingZh } from './importing-zh.ts';

/** English texts of files that are brought in. */
export const importingEn = {
  'drop.title': 'Drop to import into “{title}”',
  'drop.text': 'You can drop several files',
  'create.import': 'Import',
} as const satisfies Readonly<Record<keyof typeof importingZh, string>>;
