import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of a filter of a search. */
export type FindTextKey = keyof typeof zh;

/** Texts of filters of a search, in every language. */
export const findTexts: Catalogue<FindTextKey> = { zh, en };
