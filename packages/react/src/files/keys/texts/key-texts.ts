import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the map of keys. */
export type KeyTextKey = keyof typeof zh;

/** Texts of the map of keys, in every language. */
export const keyTexts: Catalogue<KeyTextKey> = { zh, en };
