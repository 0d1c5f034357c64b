import type { Locale } from '@chartdock/contract';
import { createContext } from 'react';
import type { TranslateText } from '../i18n/texts.ts';
import { createTextLookup } from '../i18n/texts.ts';

/** What every component may read of its surface. */
export interface InterfaceSettings {
  readonly t: TranslateText;
  readonly locale: Locale;
}

/** Carries texts and language; Chinese where no provider is around. */
export const InterfaceContext = createContext<InterfaceSettings>({ t: createTextLookup('zh'), locale: 'zh' });
