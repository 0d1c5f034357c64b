import type { JSX, ReactNode } from 'react';

/** Properties of {@link Badge}. */
export interface BadgeProps {
  /** Default `neutral`. */
  readonly tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'vip';
  readonly children: ReactNode;
}

/** Draws a short mark beside a name, such as beta, VIP or a count. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps): JSX.Element => (
  <span className={`cd-badge cd-badge--${tone}`}>{children}</span>
);
