import { findShape } from '@chartdock/documents';
import { drawNode } from '@chartdock/documents/drawing';
import type { Theme } from '@chartdock/documents';
import { makeNode } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { useEffect, useRef } from 'react';
import { adoptMarkup } from '../../viewer/adopt-markup.ts';

/** Properties of {@link ShapeArt}. */
export interface ShapeArtProps {
  readonly shape: string;
  readonly theme: Theme;
}

const ROOM = 4;

/** Returns the markup of a shape as it is when it is new, without its text. */
const artOf = (shape: string, theme: Theme): string => {
  const { w, h } = findShape(shape)?.size ?? { w: 120, h: 60 };
  const node = makeNode({ shape, middle: { x: w / 2, y: h / 2 } });
  const text = shape === 'text' ? 'T' : '';
  // Lines stay as thick as they are when a large shape is shown small.
  const strokeWidth = Math.max(1.5, Math.max(w, h) / 30);
  return drawNode(
    { ...node, text, style: { ...node.style, strokeWidth, fontSize: 24 } },
    theme,
    () => undefined,
  );
};

/** Draws a shape small, for a palette. */
export const ShapeArt = ({ shape, theme }: ShapeArtProps): JSX.Element => {
  const svg = useRef<SVGSVGElement>(null);
  const { w, h } = findShape(shape)?.size ?? { w: 120, h: 60 };
  useEffect(() => {
    const [drawn] = adoptMarkup([artOf(shape, theme)]);
    const element = svg.current;
    if (drawn === undefined || element === null) return;
    while (element.firstChild !== null) element.removeChild(element.firstChild);
    element.appendChild(drawn);
  }, [shape, theme]);
  return (
    <svg
      ref={svg}
      className="cd-palette__art"
      viewBox={shape === 'text' ? '44 -1 32 32' : `${-ROOM} ${-ROOM} ${w + ROOM * 2} ${h + ROOM * 2}`}
      aria-hidden="true"
    />
  );
};
