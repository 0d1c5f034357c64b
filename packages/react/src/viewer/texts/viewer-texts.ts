import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the viewer. */
export type ViewerTextKey = keyof typeof zh;

/** Texts of the viewer, in every language. */
export const viewerTexts: Catalogue<ViewerTextKey> = { zh, en };
