import { LOCALES, THEMES } from '@chartdock/contract';
import type { Locale, Theme } from '@chartdock/contract';
import type { KeyValueStorage } from '@chartdock/platform';
import { createChoice } from './choice.ts';
import type { Choice } from './choice.ts';

/** Names where the choices are kept in local storage. */
export const PREFERENCE_KEYS = { locale: 'chartdock.locale', theme: 'chartdock.theme' } as const;

/**
 * Creates the choice of language: the host's, else the stored one, else zh for any browser language
 * (PROD-29).
 */
export const createLocaleChoice = (storage: KeyValueStorage, given?: Locale): Choice<Locale> =>
  createChoice({ storage, key: PREFERENCE_KEYS.locale, values: LOCALES, fallback: 'zh', given });

/** Creates the choice of appearance: the host's, else the stored one, else the device's. */
export const createThemeChoice = (storage: KeyValueStorage, given?: Theme): Choice<Theme> =>
  createChoice({ storage, key: PREFERENCE_KEYS.theme, values: THEMES, fallback: 'auto', given });
