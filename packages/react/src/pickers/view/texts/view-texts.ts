import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Texts of the views of a picker, in every language. */
export const viewTexts: Catalogue<keyof typeof zh> = { zh, en };
