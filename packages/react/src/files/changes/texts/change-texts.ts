import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of changes under way. */
export type ChangeTextKey = keyof typeof zh;

/** Texts of changes under way, in every language. */
export const changeTexts: Catalogue<ChangeTextKey> = { zh, en };
