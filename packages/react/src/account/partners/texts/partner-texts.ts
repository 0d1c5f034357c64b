import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text about partners that were let in. */
export type PartnerTextKey = keyof typeof zh;

/** Texts about partners that were let in, in every language. */
export const partnerTexts: Catalogue<PartnerTextKey> = { zh, en };
