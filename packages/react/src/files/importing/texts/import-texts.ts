import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the import dialog. */
export type ImportTextKey = keyof typeof zh;

/** Texts of the import dialog, in every language. */
export const importTexts: Catalogue<ImportTextKey> = { zh, en };
