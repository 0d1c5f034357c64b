import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';
import type { WebTextKey } from './zh.ts';

/** Texts of what the web app draws itself, in every language. */
export const webTexts: Catalogue<WebTextKey> = { zh, en };
