import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the template library. */
export type TemplateTextKey = keyof typeof zh;

/** Texts of the template library, in every language. */
export const templateTexts: Catalogue<TemplateTextKey> = { zh, en };
