import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the guided tour. */
export type TourTextKey = keyof typeof zh;

/** Texts of the guided tour, in every language: they come with its first step. */
export const tourTexts: Catalogue<TourTextKey> = { zh, en };
