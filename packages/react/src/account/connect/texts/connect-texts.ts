import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the page that asks whether a partner may be let in. */
export type ConnectTextKey = keyof typeof zh;

/** Texts of the page that asks whether a partner may be let in, in every language. */
export const connectTexts: Catalogue<ConnectTextKey> = { zh, en };
