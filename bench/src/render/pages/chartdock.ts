import { renderDefinition } from '@chartdock/documents';
import type { Definition } from '@chartdock/documents';
import type { Drawer } from './drawer.types.ts';

const draw = (definitions: readonly Definition[]): Promise<readonly string[]> =>
  Promise.resolve(definitions.map((definition) => renderDefinition(definition).svg));

/** Our renderer, which writes SVG as text. */
export const chartdock: Drawer = { minds: draw, flows: draw };

/** The same, and every picture is shown in the page: parsed, laid out, and taken away again. */
const show = async (definitions: readonly Definition[]): Promise<readonly string[]> => {
  const place = document.body.appendChild(document.createElement('div'));
  const pictures = (await draw(definitions)).map((svg) => {
    place.innerHTML = svg;
    place.getBoundingClientRect();
    return place.innerHTML;
  });
  place.remove();
  return pictures;
};

/** Our renderer with the parts that others cannot do without. */
export const chartdockShown: Drawer = { minds: show, flows: show };
