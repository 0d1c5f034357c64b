import { areaEn } from './area-en.ts';
import { creatingEn } from './creating-en.ts';
import { importingEn } from './importing-en.ts';
import { itemsEn } from './items-en.ts';
import { keysEn } from './keys-en.ts';
import { listEn } from './list-en.ts';
import { movingEn } from './moving-en.ts';
import { publishingEn } from './publishing-en.ts';
import { statesEn } from './states-en.ts';
import { trashEn } from './trash-en.ts';

/** English texts of the file area. */
export const filesEn = {
  ...listEn,
  ...statesEn,
  ...areaEn,
  ...itemsEn,
  ...creatingEn,
  ...movingEn,
  ...trashEn,
  ...keysEn,
  ...importingEn,
  ...publishingEn,
} as const;
