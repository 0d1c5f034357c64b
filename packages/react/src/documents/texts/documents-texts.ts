import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of one file: its page, its preview, its link. */
export type DocumentsTextKey = keyof typeof zh;

/** Texts of one file: its page, its preview, its link, in every language. */
export const documentsTexts: Catalogue<DocumentsTextKey> = { zh, en };
