import type {} from '../../foundation/i18n/text-keys.ts';
import { areaZh } from './area-zh.ts';
import { creatingZh } from './creating-zh.ts';
import { importingZh } from './importing-zh.ts';
import { itemsZh } from './items-zh.ts';
import { keysZh } from './keys-zh.ts';
import { listZh } from './list-zh.ts';
import { movingZh } from './moving-zh.ts';
import { publishingZh } from './publishing-zh.ts';
import { statesZh } from './states-zh.ts';
import { trashZh } from './trash-zh.ts';

/** Chinese texts of the file area. */
export const filesZh = {
  ...listZh,
  ...statesZh,
  ...areaZh,
  ...itemsZh,
  ...creatingZh,
  ...movingZh,
  ...trashZh,
  ...keysZh,
  ...importingZh,
  ...publishingZh,
} as const;

declare module '../../foundation/i18n/text-keys.ts' {
  interface SurfaceTexts {
    readonly files: keyof typeof filesZh;
  }
}
