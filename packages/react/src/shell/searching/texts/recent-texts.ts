import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of recent searches. */
export type RecentTextKey = keyof typeof zh;

/** Texts of recent searches, in every language. */
export const recentTexts: Catalogue<RecentTextKey> = { zh, en };
