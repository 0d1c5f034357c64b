import type { JSX } from 'react';
import { useMemo } from 'react';
import { createPickerTextLookup } from '../i18n/picker-texts.ts';
import type { ChartdockProviderProps } from '../provider/ChartdockProvider.tsx';
import { Surface } from '../provider/Surface.tsx';

/** Gives a picker its language, texts, palette and tooltips; carries the texts of pickers only, to stay small. */
export const PickerProvider = (props: ChartdockProviderProps): JSX.Element => {
  const { locale = 'zh', t } = props;
  const texts = useMemo(() => t ?? createPickerTextLookup(locale), [locale, t]);
  return <Surface {...props} locale={locale} t={texts} />;
};
