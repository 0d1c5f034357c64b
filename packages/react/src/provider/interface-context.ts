import type { Locale } from '@chartdock/contract';
import { createContext } from 'react';
import type { TranslateText } from '../i18n/texts.ts';

/** What every component may read of its surface. */
export interface InterfaceSettings {
  readonly t: TranslateText;
  readonly locale: Locale;
}

/** Carries texts and language; where no provider is around, a text is its key. */
export const InterfaceContext = createContext<InterfaceSettings>({ t: (key) => key, locale: 'zh' });
