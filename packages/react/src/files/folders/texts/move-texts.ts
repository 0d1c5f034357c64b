import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the dialog that moves and copies. */
export type MoveTextKey = keyof typeof zh;

/** Texts of the dialog that moves and copies, in every language. */
export const moveTexts: Catalogue<MoveTextKey> = { zh, en };
