import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text in the panels of the account and the bell, or in the account's dialogs. */
export type AccountPanelTextKey = keyof typeof zh;

/** Texts in the panels of the account and the bell, and in the account's dialogs, in every language; no first picture needs them. */
export const accountPanelTexts: Catalogue<AccountPanelTextKey> = { zh, en };
