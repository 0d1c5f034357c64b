import type { Locale } from '@chartdock/contract';
import { interfaceTexts } from '@chartdock/react';
import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en.ts';
import { zh } from './zh.ts';

/** Makes the i18next instance of this page over the texts of every package, so that one switch changes all of them (PROD-30). */
export const createI18n = (locale: Locale): i18n => {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    // The texts are in the bundle, so there is nothing to wait for.
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    resources: {
      zh: { translation: { ...interfaceTexts.zh, ...zh } },
      en: { translation: { ...interfaceTexts.en, ...en } },
    },
  });
  return instance;
};
