import type { Locale, Translate } from '@chartdock/contract';
import { createLookUp, createTextLookup, interfaceTexts } from '@chartdock/react';
import type { TextKey, TranslateText } from '@chartdock/react';
import { accountTexts, signInTexts } from '@chartdock/react/account';
import type { AccountTextKey, SignInTextKey } from '@chartdock/react/account';
import { documentsTexts } from '@chartdock/react/documents';
import type { DocumentsTextKey } from '@chartdock/react/documents';
import { screenTexts, shellTexts, tourTexts } from '@chartdock/react/shell';
import type { ScreenTextKey, ShellTextKey, TourTextKey } from '@chartdock/react/shell';
import { templateTexts } from '@chartdock/react/templates';
import type { TemplateTextKey } from '@chartdock/react/templates';
import { webTexts } from '../../src/messages/web-texts.ts';
import type { WebTextKey } from '../../src/messages/zh.ts';

/** Key of a text of the screens and of what the web app draws itself. */
export type PageTextKey =
  | TextKey
  | AccountTextKey
  | DocumentsTextKey
  | ScreenTextKey
  | ShellTextKey
  | SignInTextKey
  | TemplateTextKey
  | TourTextKey
  | WebTextKey;

/** The texts a visitor reads, by key. */
export interface Words {
  readonly locale: Locale;
  /** A text of the screens. */
  readonly web: Translate<PageTextKey>;
  /** A text of the components or one shared with the server. */
  readonly ui: TranslateText;
}

const pageTexts = {
  zh: {
    ...interfaceTexts.zh,
    ...accountTexts.zh,
    ...documentsTexts.zh,
    ...screenTexts.zh,
    ...shellTexts.zh,
    ...signInTexts.zh,
    ...templateTexts.zh,
    ...tourTexts.zh,
    ...webTexts.zh,
  },
  en: {
    ...interfaceTexts.en,
    ...accountTexts.en,
    ...documentsTexts.en,
    ...screenTexts.en,
    ...shellTexts.en,
    ...signInTexts.en,
    ...templateTexts.en,
    ...tourTexts.en,
    ...webTexts.en,
  },
};

/** Looks up what the pages say in a language. */
export const wordsIn = (locale: Locale): Words => ({
  locale,
  web: createLookUp(locale)(pageTexts),
  ui: createTextLookup(locale),
});
