import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the screens on which texts become drawings. */
export type AiTextKey = keyof typeof zh;

/** Texts of the screens on which texts become drawings, in every language. */
export const aiTexts: Catalogue<AiTextKey> = { zh, en };
