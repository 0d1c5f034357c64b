import type { Theme } from '@chartdock/embed/guest';
import type { Look } from './look.ts';
import type * as Variables from './variables.ts';

let tokensOf: typeof Variables.tokensOf | undefined;

/** Loads the computation of the colours of a partner that gave any; awaited before the first paint. */
export const loadVariables = async (variables: Look['variables']): Promise<void> => {
  if (variables !== undefined) ({ tokensOf } = await import('./variables.ts'));
};

/** Returns whether the colours of a partner can be worked out. */
export const knowsVariables = (): boolean => tokensOf !== undefined;

/** Returns whether a palette is dark now. */
export const isDark = (theme: Theme): boolean =>
  theme === 'dark' || (theme === 'auto' && window.matchMedia('(prefers-color-scheme: dark)').matches);

/**
 * Lays the partner's variables over a palette in the style of the surface's element, in place of those laid before, and tells
 * the page language and palette. Returns the names of the variables.
 */
export const layLook = (
  style: CSSStyleDeclaration | undefined,
  { variables, locale }: Look,
  { palette, laid }: { readonly palette: 'light' | 'dark'; readonly laid: readonly string[] },
): readonly string[] => {
  const tokens = Object.entries(tokensOf?.(variables ?? {}, palette) ?? {});
  for (const name of laid) style?.removeProperty(name);
  for (const [name, value] of tokens) style?.setProperty(name, value);
  document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en';
  document.documentElement.dataset['cdTheme'] = palette;
  return tokens.map(([name]) => name);
};
