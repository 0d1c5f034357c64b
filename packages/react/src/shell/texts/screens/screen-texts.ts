import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the screens beside the files. */
export type ScreenTextKey = keyof typeof zh;

/** Texts of the screens beside the files, in every language: they come with the first of these screens. */
export const screenTexts: Catalogue<ScreenTextKey> = { zh, en };
