import type { Definition } from '@chartdock/documents';
import { drawScene } from '@chartdock/documents';
import type { JSX } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { adoptMarkup } from '../../viewer/adopt-markup.ts';

/** Properties of {@link DefinitionPicture}. */
export interface DefinitionPictureProps {
  readonly definition: Definition;
  readonly label: string;
}

const MARGIN = 16;

/** Draws all of a definition as a picture. */
export const DefinitionPicture = ({ definition, label }: DefinitionPictureProps): JSX.Element => {
  const element = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const { box, parts, ground, font } = drawScene(definition);
    const svg = element.current;
    if (svg === null) return;
    const [x, y] = [box.x - MARGIN, box.y - MARGIN];
    svg.setAttribute('viewBox', `${x} ${y} ${box.w + 2 * MARGIN} ${box.h + 2 * MARGIN}`);
    svg.style.background = ground;
    svg.style.fontFamily = font;
    svg.replaceChildren(...adoptMarkup(parts.map((part) => part.svg)));
  }, [definition]);
  return <svg ref={element} className="cd-history__picture" role="img" aria-label={label} />;
};
