import { useTheme, type Theme } from '@chartdock/react/picker';
import { useStore } from '@chartdock/react/picker';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { Look, LookStore } from './look.ts';
import { tokensOf } from './variables.ts';

const lookOf = (look: Look): Look => look;

/** The palette's name for the components. */
export const paletteOf = ({ theme }: Pick<Look, 'theme'>): Theme => (theme === 'light' ? 'default' : theme);

/** Follows the look of the surface and lays the partner's variables over the palette of the element around `ref`. */
export const usePaint = (look: LookStore, ref: RefObject<HTMLElement | null>): Look => {
  const now = useStore(look, lookOf);
  const palette = useTheme(paletteOf(now));
  const set = useRef<readonly string[]>([]);
  const { variables, locale } = now;
  useLayoutEffect(() => {
    const style = ref.current?.closest<HTMLElement>('.cd-root')?.style;
    const tokens = Object.entries(tokensOf(variables ?? {}, palette));
    for (const name of set.current) style?.removeProperty(name);
    for (const [name, value] of tokens) style?.setProperty(name, value);
    set.current = tokens.map(([name]) => name);
    document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en';
    document.documentElement.dataset['cdTheme'] = palette;
  }, [ref, variables, palette, locale]);
  return now;
};
