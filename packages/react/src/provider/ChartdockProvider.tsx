import type { Locale } from '@chartdock/contract';
import type { JSX, ReactNode } from 'react';
import { useMemo } from 'react';
import type { TranslateText } from '../i18n/texts.ts';
import { createTextLookup } from '../i18n/texts.ts';
import { TooltipLayer } from '../primitives/TooltipLayer.tsx';
import { Surface } from './Surface.tsx';
import type { Theme } from './useTheme.ts';

/** Properties of {@link ChartdockProvider}. */
export interface ChartdockProviderProps {
  /** Default `zh`. */
  readonly locale?: Locale;
  /** Replaces the built-in text look-up, for a host with its own i18n. */
  readonly t?: TranslateText;
  /** Default `default`; `auto` follows the system. */
  readonly theme?: Theme;
  /** Fills the height of its parent. */
  readonly fill?: boolean;
  readonly children: ReactNode;
}

/** Gives a surface its language, texts, palette and tooltips. */
export const ChartdockProvider = (props: ChartdockProviderProps): JSX.Element => {
  const { locale = 'zh', t } = props;
  const texts = useMemo(() => t ?? createTextLookup(locale), [locale, t]);
  return <Surface {...props} locale={locale} t={texts} tooltips={<TooltipLayer />} />;
};
