import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the editors. */
export type EditorTextKey = keyof typeof zh;

/** Texts of the editors in every language. */
export const editorTexts: Catalogue<EditorTextKey> = { zh, en };
