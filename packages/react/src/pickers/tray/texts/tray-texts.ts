import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Texts of the chosen files in a picker, in every language. */
export const trayTexts: Catalogue<keyof typeof zh> = { zh, en };
