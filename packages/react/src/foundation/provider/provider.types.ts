import type { Locale, Theme } from '@chartdock/contract';
import type { ReactNode } from 'react';
import type { TextLookup } from '../i18n/text-lookup.ts';

/** Properties of the provider of a surface. */
export interface ChartdockProviderProps {
  /** Default `zh`. */
  readonly locale?: Locale;
  /** Replaces the built-in text look-up, for a host with its own i18n; make it once for each language. */
  readonly lookUp?: TextLookup;
  /** Default `light`; `auto` follows the system. */
  readonly theme?: Theme;
  /** Fills the height of its parent. */
  readonly fill?: boolean;
  readonly children: ReactNode;
}
