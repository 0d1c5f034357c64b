import type { Locale, Theme } from '@chartdock/contract';
import type { JSX, ReactNode } from 'react';
import { useMemo } from 'react';
import type { TextLookup } from '../i18n/text-lookup.ts';
import { createLookUp } from '../i18n/text-lookup.ts';
import { interfaceTexts } from '../../composed/texts/texts.ts';
import { watchTooltips } from '../primitives/watch-tooltips.ts';
import { Surface } from './Surface.tsx';
import { useSurfaceTheme } from './useSurfaceTheme.ts';

/** Properties of {@link ChartdockProvider}. */
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

/** Gives a surface its language, texts, palette and tooltips. */
export const ChartdockProvider = (props: ChartdockProviderProps): JSX.Element => {
  const { locale = 'zh', theme = 'light', lookUp } = props;
  const palette = useSurfaceTheme(theme);
  const texts = useMemo(() => lookUp ?? createLookUp(locale), [locale, lookUp]);
  const t = useMemo(() => texts(interfaceTexts), [texts]);
  return (
    <Surface
      {...props}
      palette={palette}
      locale={locale}
      t={t}
      lookUp={texts}
      watchTooltips={watchTooltips}
    />
  );
};
