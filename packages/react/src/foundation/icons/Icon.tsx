import type { JSX } from 'react';

/** Properties of {@link Icon}. */
export interface IconProps {
  /** One path on the 24 px grid of the interface icons. */
  readonly of: string;
  /** Edge in CSS pixels. Default 18. */
  readonly size?: 14 | 16 | 18 | 20 | 24 | 32;
  /** Fills the shape, as a set star does. */
  readonly filled?: boolean;
}

/** Draws an interface icon as decoration; its control carries the name. */
export const Icon = ({ of, size = 18, filled = false }: IconProps): JSX.Element => (
  <svg
    className={filled ? 'cd-icon cd-icon--filled' : 'cd-icon'}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    aria-hidden="true"
  >
    <path d={of} />
  </svg>
);
