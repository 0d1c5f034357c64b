import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the pages on which people pay. */
export type ShopTextKey = keyof typeof zh;

/** Texts of the pages on which people pay and see what they paid, in every language. */
export const shopTexts: Catalogue<ShopTextKey> = { zh, en };
