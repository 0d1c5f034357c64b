import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text about an account in the frame of the app. */
export type AccountTextKey = keyof typeof zh;

/** Texts about an account in the frame of the app, in every language. */
export const accountTexts: Catalogue<AccountTextKey> = { zh, en };
