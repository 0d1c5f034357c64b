import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the screens on which sources are written. */
export type SourceTextKey = keyof typeof zh;

/** Texts of the screens on which sources are written, in every language. */
export const sourceTexts: Catalogue<SourceTextKey> = { zh, en };
