import { en as appEn } from '../../foundation/app/texts/en.ts';
import { filesEn } from '../../files/texts/en.ts';
import { pickerEn } from '../../pickers/texts/en.ts';
import { commonEn } from '../../foundation/primitives/texts/en.ts';
import type { zh } from './zh.ts';

/** English texts that every surface has; those of other systems stand beside them and come with their components. */
export const en: Readonly<Record<keyof typeof zh, string>> = {
  ...appEn,
  ...commonEn,
  ...filesEn,
  ...pickerEn,
};
