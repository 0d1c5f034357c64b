import { svgElement } from '../drawing/dom-element.ts';

/** Writes an interface icon as `Icon` draws it. */
export const iconElement = (path: string, size: 14 | 16 | 18 = 18): SVGElement =>
  svgElement(
    'svg',
    {
      class: 'cd-icon',
      width: String(size),
      height: String(size),
      viewBox: '0 0 24 24',
      fill: 'none',
      'aria-hidden': 'true',
    },
    svgElement('path', { d: path }),
  );
