import type { JSX, ReactNode } from 'react';

/** Properties of {@link Tooltip}. */
export interface TooltipProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** Explains what it wraps on hover; a focusable control carries `data-cd-tip` itself. Needs a surface around that watches tooltips. */
export const Tooltip = ({ text, children }: TooltipProps): JSX.Element => (
  <span className="cd-tip" data-cd-tip={text}>
    {children}
  </span>
);
