import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Texts of the panel of facts about files, in every language. */
export const detailsTexts: Catalogue<keyof typeof zh> = { zh, en };
