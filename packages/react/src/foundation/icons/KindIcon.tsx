import type { JSX } from 'react';
import type { IconKind } from './icon-kind.ts';
import { kindPaths } from './kind-paths.ts';

/** Properties of {@link KindIcon}. */
export interface KindIconProps {
  readonly kind: IconKind;
  /** 20 draws the bare glyph, 32 a tinted tile around it, 48 a large glyph for thumbnails. Default 20. */
  readonly size?: 20 | 32 | 48;
  /** Names the kind for screen readers; without it the icon is decoration. */
  readonly label?: string;
}

/** Draws the icon of a file kind: neutral strokes and one accent in the colour of the kind. */
export const KindIcon = ({ kind, size = 20, label }: KindIconProps): JSX.Element => {
  const { line, accent, solid = false } = kindPaths[kind];
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={`cd-kind cd-kind--${size} cd-kind--${kind}`} {...naming}>
      <svg className="cd-kind__glyph" viewBox="0 0 20 20" fill="none">
        {line !== '' && <path className="cd-kind__line" d={line} />}
        <path className={solid ? 'cd-kind__accent cd-kind__accent--solid' : 'cd-kind__accent'} d={accent} />
      </svg>
    </span>
  );
};
