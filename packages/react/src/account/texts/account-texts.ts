import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of what the frame of the app shows of an account. */
export type AccountTextKey = keyof typeof zh;

/** Texts of what the frame of the app shows of an account, in every language. */
export const accountTexts: Catalogue<AccountTextKey> = { zh, en };
