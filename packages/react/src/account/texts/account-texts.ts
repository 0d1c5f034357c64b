import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of account, notifications and quota. */
export type AccountTextKey = keyof typeof zh;

/** Texts of account, notifications and quota, in every language. */
export const accountTexts: Catalogue<AccountTextKey> = { zh, en };
