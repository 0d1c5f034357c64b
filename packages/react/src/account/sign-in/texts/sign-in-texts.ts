import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the sign-in page. */
export type SignInTextKey = keyof typeof zh;

/** Texts of the sign-in page, in every language: they come with it. */
export const signInTexts: Catalogue<SignInTextKey> = { zh, en };
