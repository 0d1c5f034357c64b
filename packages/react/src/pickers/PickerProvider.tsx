import type { JSX } from 'react';
import { useMemo } from 'react';
import { createLookUp } from '../i18n/text-lookup.ts';
import type { TranslateText } from '../i18n/texts.ts';
import type * as TooltipLayer from '../primitives/TooltipLayer.tsx';
import type { ChartdockProviderProps } from '../provider/ChartdockProvider.tsx';
import { Surface } from '../provider/Surface.tsx';
import { rowsShown } from './rows-shown.ts';
import { useLater } from '../app/useLater.ts';

/** Properties of {@link PickerProvider}. */
export interface PickerProviderProps extends Omit<ChartdockProviderProps, 'lookUp'> {
  /** Looks texts up; `createPickerTextLookup` makes it of the texts that were loaded. */
  readonly t: TranslateText;
}

const loadTooltips = async (): Promise<typeof TooltipLayer> => {
  await rowsShown;
  return import('../primitives/TooltipLayer.tsx');
};

/** Gives a picker its language, texts and palette at once, and tooltips after the first rows. */
export const PickerProvider = (props: PickerProviderProps): JSX.Element => {
  const { locale = 'zh', t } = props;
  const lookUp = useMemo(() => createLookUp(locale), [locale]);
  const tooltips = useLater(loadTooltips);
  return (
    <Surface
      {...props}
      locale={locale}
      t={t}
      lookUp={lookUp}
      tooltips={tooltips === undefined ? null : <tooltips.TooltipLayer />}
    />
  );
};
