import type { movingZh } from './moving-zh.ts';

/** English texts of moving and copying. */
export const movingEn = {
  'move.inside': "Can't move a folder into itself",
  'move.folders': 'Choose a folder',
  'move.here': 'Current location',
  'move.failed': "Folders couldn't be loaded",
} as const satisfies Readonly<Record<keyof typeof movingZh, string>>;
