import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Texts of the preview in a picker, in every language. */
export const previewTexts: Catalogue<keyof typeof zh> = { zh, en };
