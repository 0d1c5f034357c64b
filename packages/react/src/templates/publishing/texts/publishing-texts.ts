import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text about an author's templates and their review. */
export type PublishingTextKey = keyof typeof zh;

/** Texts about an author's templates and their review, in every language. */
export const publishingTexts: Catalogue<PublishingTextKey> = { zh, en };
