import type { JSX } from 'react';
import { useMemo } from 'react';
import type { ChartdockProviderProps } from '../../foundation/provider/provider.types.ts';
import { createLookUp } from '../../foundation/i18n/text-lookup.ts';
import { interfaceTexts } from './texts.ts';
import { watchTooltips } from '../../foundation/primitives/watch-tooltips.ts';
import { Surface } from '../../foundation/provider/Surface.tsx';
import { useSurfaceTheme } from '../../foundation/provider/useSurfaceTheme.ts';

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
