import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of joining by a link and of asking for access. */
export type JoinTextKey = keyof typeof zh;

/** Texts of joining by a link and of asking for access, in every language. */
export const joinTexts: Catalogue<JoinTextKey> = { zh, en };
