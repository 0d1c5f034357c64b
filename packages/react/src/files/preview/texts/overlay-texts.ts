import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Texts of the preview that lies above a list, in every language. */
export const overlayTexts: Catalogue<keyof typeof zh> = { zh, en };
