import { useTheme, type Theme } from '@chartdock/react/picker';
import { useStore } from '@chartdock/react/picker';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Look, LookStore } from './look.ts';
import type * as Variables from './variables.ts';

let tokensOf: typeof Variables.tokensOf | undefined;

/** Loads what works out the colours of a partner that gave any; awaited before the first paint. */
export const loadVariables = async (variables: Look['variables']): Promise<void> => {
  if (variables !== undefined) ({ tokensOf } = await import('./variables.ts'));
};

const lookOf = (look: Look): Look => look;

/** The palette's name for the components. */
export const paletteOf = ({ theme }: Pick<Look, 'theme'>): Theme => (theme === 'light' ? 'default' : theme);

/** Follows the look of the surface and lays the partner's variables over the palette of the element around `ref`. */
export const usePaint = (look: LookStore, ref: RefObject<HTMLElement | null>): Look => {
  const now = useStore(look, lookOf);
  const palette = useTheme(paletteOf(now));
  const set = useRef<readonly string[]>([]);
  const { variables, locale } = now;
  const [, paintAgain] = useState(0);
  useEffect(() => {
    // A look that cannot be worked out leaves the palette as it is.
    if (tokensOf === undefined)
      loadVariables(variables).then(
        () => paintAgain(1),
        () => undefined,
      );
  }, [variables]);
  useLayoutEffect(() => {
    const style = ref.current?.closest<HTMLElement>('.cd-root')?.style;
    const tokens = Object.entries(tokensOf?.(variables ?? {}, palette) ?? {});
    for (const name of set.current) style?.removeProperty(name);
    for (const [name, value] of tokens) style?.setProperty(name, value);
    set.current = tokens.map(([name]) => name);
    document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en';
    document.documentElement.dataset['cdTheme'] = palette;
  }, [ref, variables, palette, locale, tokensOf]);
  return now;
};
