import type { Locale } from '@chartdock/contract';
import type { JSX, ReactNode } from 'react';
import { useMemo } from 'react';
import type { TranslateText } from '../i18n/texts.ts';
import { createTextLookup } from '../i18n/texts.ts';
import { TooltipLayer } from '../primitives/TooltipLayer.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import { InterfaceContext } from './interface-context.ts';
import type { Theme } from './useTheme.ts';
import { useTheme } from './useTheme.ts';

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

/** Gives a surface its language, texts, palette and tooltips. Components work without React context beyond it. */
export function ChartdockProvider(props: ChartdockProviderProps): JSX.Element {
  const { locale = 'zh', t, theme = 'default', fill = false, children } = props;
  const settings = useMemo(() => ({ locale, t: t ?? createTextLookup(locale) }), [locale, t]);
  const palette = useTheme(theme);
  return (
    <InterfaceContext.Provider value={settings}>
      <div
        className={joinClasses('cd-root', fill && 'cd-root--fill')}
        lang={locale === 'zh' ? 'zh-CN' : 'en'}
        data-cd-theme={palette}
      >
        {children}
        <TooltipLayer />
      </div>
    </InterfaceContext.Provider>
  );
}
