import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of a question before something that cannot be taken back. */
export type QuestionTextKey = keyof typeof zh;

/** Texts of questions before something that cannot be taken back, in every language. */
export const questionTexts: Catalogue<QuestionTextKey> = { zh, en };
