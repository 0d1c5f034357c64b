import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the frame of the app. */
export type ShellTextKey = keyof typeof zh;

/** Texts of the frame of the app, in every language. */
export const shellTexts: Catalogue<ShellTextKey> = { zh, en };
