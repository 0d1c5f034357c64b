import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the template chooser. */
export type ChooserTextKey = keyof typeof zh;

/** Texts of the template chooser that the library does not have, in every language. */
export const chooserTexts: Catalogue<ChooserTextKey> = { zh, en };
