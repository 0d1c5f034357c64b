import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of a code that is sent, or of binding what it is sent to. */
export type CodeTextKey = keyof typeof zh;

/** Texts of codes and contacts, in every language: they come with what asks for one. */
export const codeTexts: Catalogue<CodeTextKey> = { zh, en };
