import type { JSX } from 'react';
import { useApp } from './app-context.ts';
import { AppLink } from './AppLink.tsx';

/** Draws the mark of the product. */
export const LogoMark = (): JSX.Element => (
  <svg className="cd-logo__mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect className="cd-logo__ground" width="32" height="32" rx="8" />
    <g className="cd-logo__line">
      <rect x="7" y="7" width="8" height="6" rx="1.75" />
      <rect x="17" y="19" width="8" height="6" rx="1.75" />
      <path d="M11 13v6a3 3 0 0 0 3 3h3" />
    </g>
  </svg>
);

/** Draws mark and name as the way to the start page; the name hides in a collapsed side menu. */
export const Logo = ({ short = false }: { readonly short?: boolean }): JSX.Element => (
  <AppLink className="cd-logo" href={useApp().addressOf({ page: 'history' })}>
    <LogoMark />
    <span className={short ? 'cd-hidden' : undefined}>Chartdock</span>
  </AppLink>
);
