import type { zh } from './zh.ts';

/** English texts of the import dialog. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
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
  'import.losses': 'Left out',
  'import.finish': 'Done',
};
