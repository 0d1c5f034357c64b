import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of sharing. */
export type ShareTextKey = keyof typeof zh;

/** Texts of sharing, in every language. */
export const shareTexts: Catalogue<ShareTextKey> = { zh, en };
