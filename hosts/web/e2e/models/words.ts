import type { Locale, Translate } from '@chartdock/contract';
import { createLookUp, interfaceTexts } from '@chartdock/react';
import type { TextKey } from '@chartdock/react';
import { accountPanelTexts, accountTexts, codeTexts, signInTexts } from '@chartdock/react/account';
import type {
  AccountPanelTextKey,
  AccountTextKey,
  CodeTextKey,
  SignInTextKey,
} from '@chartdock/react/account';
import { documentsTexts, joinTexts } from '@chartdock/react/documents';
import type { DocumentsTextKey, JoinTextKey } from '@chartdock/react/documents';
import {
  changeTexts,
  importTexts,
  keyTexts,
  moveTexts,
  pinTexts,
  questionTexts,
  shareTexts,
} from '@chartdock/react/files';
import type {
  ChangeTextKey,
  ImportTextKey,
  KeyTextKey,
  MoveTextKey,
  PinTextKey,
  QuestionTextKey,
  ShareTextKey,
} from '@chartdock/react/files';
import { screenTexts, shellTexts, tourTexts } from '@chartdock/react/shell';
import type { ScreenTextKey, ShellTextKey, TourTextKey } from '@chartdock/react/shell';
import { templateTexts } from '@chartdock/react/templates';
import type { TemplateTextKey } from '@chartdock/react/templates';
import { webTexts } from '../../src/messages/web-texts.ts';
import type { WebTextKey } from '../../src/messages/zh.ts';

/** Key of a text of the file area, shared with the server or not. */
export type AreaTextKey =
  TextKey | ChangeTextKey | ImportTextKey | KeyTextKey | MoveTextKey | PinTextKey | QuestionTextKey;

/** Key of a text of the screens or of the web app's own. */
export type PageTextKey =
  | AreaTextKey
  | AccountTextKey
  | AccountPanelTextKey
  | CodeTextKey
  | DocumentsTextKey
  | JoinTextKey
  | ScreenTextKey
  | ShareTextKey
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
  readonly ui: Translate<AreaTextKey>;
}

const areaTexts = {
  zh: {
    ...interfaceTexts.zh,
    ...changeTexts.zh,
    ...importTexts.zh,
    ...keyTexts.zh,
    ...moveTexts.zh,
    ...pinTexts.zh,
    ...questionTexts.zh,
  },
  en: {
    ...interfaceTexts.en,
    ...changeTexts.en,
    ...importTexts.en,
    ...keyTexts.en,
    ...moveTexts.en,
    ...pinTexts.en,
    ...questionTexts.en,
  },
};

const pageTexts = {
  zh: {
    ...areaTexts.zh,
    ...accountTexts.zh,
    ...accountPanelTexts.zh,
    ...codeTexts.zh,
    ...documentsTexts.zh,
    ...joinTexts.zh,
    ...screenTexts.zh,
    ...shareTexts.zh,
    ...shellTexts.zh,
    ...signInTexts.zh,
    ...templateTexts.zh,
    ...tourTexts.zh,
    ...webTexts.zh,
  },
  en: {
    ...areaTexts.en,
    ...accountTexts.en,
    ...accountPanelTexts.en,
    ...codeTexts.en,
    ...documentsTexts.en,
    ...joinTexts.en,
    ...screenTexts.en,
    ...shareTexts.en,
    ...shellTexts.en,
    ...signInTexts.en,
    ...templateTexts.en,
    ...tourTexts.en,
    ...webTexts.en,
  },
};

/** Looks up the words of the pages in a language. */
export const wordsIn = (locale: Locale): Words => ({
  locale,
  web: createLookUp(locale)(pageTexts),
  ui: createLookUp(locale)(areaTexts),
});
