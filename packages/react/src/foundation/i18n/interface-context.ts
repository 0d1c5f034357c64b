import type { Locale, Palette } from '@chartdock/contract';
import { createContext } from 'react';
import type { TextLookup } from './text-lookup.ts';
import type { TranslateText } from './text-keys.ts';

/** Settings of a surface that every component may read. */
export interface InterfaceSettings {
  /** Looks up the texts that every surface has. */
  readonly t: TranslateText;
  /** Looks up the texts of a system. */
  readonly lookUp: TextLookup;
  readonly locale: Locale;
  /** The palette that is shown. */
  readonly palette: Palette;
}

/** Carries texts and language; where no provider is around, a text is its key. */
export const InterfaceContext = createContext<InterfaceSettings>({
  t: (key) => key,
  lookUp: () => (key) => key,
  locale: 'zh',
  palette: 'light',
});
