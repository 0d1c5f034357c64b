import type { importingZh } from './importing-zh.ts';

/** English texts of files that are brought in. */
export const importingEn = {
  'drop.title': 'Drop to import into “{title}”',
  'drop.text': 'You can drop several files',
  'import.title': 'Import files',
  'import.choose': 'Choose files',
  'import.drop': 'Drop files here, or choose them',
  'import.formats': '{formats}, each under {n} MB',
  'import.list': 'Files to import',
  'import.waiting': 'Waiting',
  'import.importing': 'Importing',
  'import.done': 'Imported',
  'import.progress': '{done} of {total} imported',
  'import.retry': 'Try “{name}” again',
  'import.remove': 'Remove “{name}”',
  'import.stop': 'Stop importing “{name}”',
  'import.made': '{n} files imported',
  'import.madeOne': '1 file imported',
  'import.finish': 'Done',
  'create.import': 'Import',
} as const satisfies Readonly<Record<keyof typeof importingZh, string>>;
