import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the editor of graphs. */
export type GraphTextKey = keyof typeof zh;

/** Texts of the editor of graphs in every language. */
export const graphTexts: Catalogue<GraphTextKey> = { zh, en };
