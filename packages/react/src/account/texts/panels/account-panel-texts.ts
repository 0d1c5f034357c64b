import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of what opens from the account and the bell, or of the account's dialogs. */
export type AccountPanelTextKey = keyof typeof zh;

/** Texts of what opens from the account and the bell, and of the account's dialogs, in every language; no first picture needs them. */
export const accountPanelTexts: Catalogue<AccountPanelTextKey> = { zh, en };
