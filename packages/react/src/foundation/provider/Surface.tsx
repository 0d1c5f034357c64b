import type { Locale, Palette } from '@chartdock/contract';
import type { JSX, ReactNode } from 'react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { TextLookup } from '../i18n/text-lookup.ts';
import type { TranslateText } from '../i18n/text-keys.ts';
import { joinClasses } from '../styles/join-classes.ts';
import { InterfaceContext } from '../i18n/interface-context.ts';

/** Properties of {@link Surface}. */
export interface SurfaceProps {
  readonly locale: Locale;
  readonly t: TranslateText;
  readonly lookUp: TextLookup;
  readonly palette: Palette;
  /** Fills the height of its parent. */
  readonly fill?: boolean | undefined;
  /** Shows the tooltips of what lies in the surface's element and returns how to stop. Default none are shown, until it is there. */
  readonly watchTooltips: ((root: HTMLElement) => () => void) | undefined;
  readonly children: ReactNode;
}

/** Draws the element that carries palette, language and tooltips, and hands texts to what is inside. */
export const Surface = ({
  locale,
  t,
  lookUp,
  palette,
  fill = false,
  watchTooltips,
  children,
}: SurfaceProps): JSX.Element => {
  const settings = useMemo(() => ({ locale, t, lookUp, palette }), [locale, t, lookUp, palette]);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (root.current && watchTooltips ? watchTooltips(root.current) : undefined),
    [watchTooltips],
  );
  return (
    <InterfaceContext.Provider value={settings}>
      <div
        ref={root}
        className={joinClasses('cd-root', fill && 'cd-root--fill')}
        lang={locale === 'zh' ? 'zh-CN' : 'en'}
        data-cd-theme={palette}
      >
        {children}
      </div>
    </InterfaceContext.Provider>
  );
};
