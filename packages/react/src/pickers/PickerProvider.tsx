import type { JSX } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { createLookUp } from '../foundation/i18n/text-lookup.ts';
import type { TranslateText } from '../foundation/i18n/text-keys.ts';
import type { ChartdockProviderProps } from '../foundation/provider/provider.types.ts';
import type { SurfaceProps } from '../foundation/provider/Surface.tsx';
import { Surface } from '../foundation/provider/Surface.tsx';
import { useTheme } from '../foundation/provider/useTheme.ts';
import { rowsShown } from './rows-shown.ts';
import { LaterContext, useLaterParts } from './useLaterParts.ts';

/** Properties of {@link PickerProvider}. */
export interface PickerProviderProps extends Omit<ChartdockProviderProps, 'lookUp'> {
  /** Looks texts up; `createPickerTextLookup` makes it of the texts that were loaded. */
  readonly t: TranslateText;
  /** Loads what a page wants to have beside what is drawn after the first rows, such as its styles; make it once. Default nothing. */
  readonly loadBeside?: () => Promise<unknown>;
}

const nothing = (): Promise<void> => Promise.resolve();

/** Draws a surface whose tooltips come after the first rows. */
const PickerSurface = (props: Omit<SurfaceProps, 'watchTooltips'>): JSX.Element => {
  const [isShown, setShown] = useState(false);
  useEffect(() => void rowsShown.then(() => setShown(true)), []);
  return <Surface {...props} watchTooltips={useLaterParts(isShown)?.watchTooltips} />;
};

/** Gives a picker its language, texts and palette at once, and tooltips after the first rows. */
export const PickerProvider = (props: PickerProviderProps): JSX.Element => {
  const { locale = 'zh', theme = 'light', t, loadBeside = nothing } = props;
  const lookUp = useMemo(() => createLookUp(locale), [locale]);
  const palette = useTheme(theme);
  return (
    <LaterContext.Provider value={loadBeside}>
      <PickerSurface {...props} palette={palette} locale={locale} t={t} lookUp={lookUp} />
    </LaterContext.Provider>
  );
};
