import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of pinned folders. */
export type PinTextKey = keyof typeof zh;

/** Texts of pinned folders, in every language. */
export const pinTexts: Catalogue<PinTextKey> = { zh, en };
