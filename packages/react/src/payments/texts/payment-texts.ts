import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of paying. */
export type PaymentTextKey = keyof typeof zh;

/** Texts of paying, in every language. */
export const paymentTexts: Catalogue<PaymentTextKey> = { zh, en };
