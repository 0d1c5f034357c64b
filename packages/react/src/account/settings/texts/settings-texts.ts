import type { Catalogue } from '@chartdock/contract';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Key of a text of the settings. */
export type SettingsTextKey = keyof typeof zh;

/** Texts of the settings, in every language: they come with the screen. */
export const settingsTexts: Catalogue<SettingsTextKey> = { zh, en };
