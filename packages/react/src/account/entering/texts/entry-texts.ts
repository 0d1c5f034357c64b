import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of signing up and of setting a forgotten password. */
export type EntryTextKey = keyof typeof zh;

/** Texts of signing up and of setting a forgotten password, in every language: they come with their screen. */
export const entryTexts: Catalogue<EntryTextKey> = { zh, en };
