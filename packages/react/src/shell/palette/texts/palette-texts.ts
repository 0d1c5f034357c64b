import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the command palette. */
export type PaletteTextKey = keyof typeof zh;

/** Texts of the command palette, in every language. */
export const paletteTexts: Catalogue<PaletteTextKey> = { zh, en };
