import { isEmptyDefinition, readDefinition, renderDefinition } from '@chartdock/documents';
import type { Definition } from '@chartdock/documents';
import { createBlankDefinition } from '../definitions/blank-definition.ts';
import { drawBlankSheet } from './blank-sheet.ts';
import { HEIGHT, WIDTH } from './picture.ts';
import type { PicturePalette } from './picture.ts';
import { smallViewOf } from './small-view.ts';
import type { View } from './small-view.ts';
import { keepWholeTexts } from './whole-texts.ts';

/** A drawn definition, with its size in pixels. */
export interface DrawnDefinition {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const sheetOf = (type: Definition['type'], palette: PicturePalette = 'light'): DrawnDefinition => ({
  svg: drawBlankSheet(type, palette),
  width: WIDTH,
  height: HEIGHT,
});

/**
 * Draws a readable definition with content; the empty sheet of its kind stands for one without, that of its category for the
 * unreadable.
 */
const drawWith = (
  draw: (definition: Definition) => DrawnDefinition,
  stored: unknown,
  { category, palette }: DrawnFor,
): DrawnDefinition => {
  const reading = readDefinition(stored);
  if (reading.status !== 'read') return sheetOf(createBlankDefinition(category, '').type, palette);
  return isEmptyDefinition(reading.definition)
    ? sheetOf(reading.definition.type, palette)
    : draw(reading.definition);
};

interface DrawnFor {
  readonly category: string;
  readonly palette?: PicturePalette;
}

const MARGIN = 14;
const FIT = { width: WIDTH, height: HEIGHT };

/**
 * Draws a definition as a small SVG picture, on a dark page in the dark theme. One without content gives the empty sheet of its
 * kind, and anything it cannot read the sheet of its category.
 */
export const drawDefinition = (
  stored: unknown,
  category: string,
  palette: PicturePalette = 'light',
): string => {
  const theme = palette === 'dark' ? { theme: 'dark' } : {};
  return drawWith(
    (definition) => {
      const all = renderDefinition(definition, { margin: MARGIN, small: true, ...theme });
      const view = smallViewOf(definition, viewOf(all.svg), { w: WIDTH, h: HEIGHT });
      if (view !== undefined) return { svg: showView(all.svg, view), width: WIDTH, height: HEIGHT };
      const fitted = renderDefinition(definition, { fit: FIT, margin: MARGIN, small: true, ...theme });
      // Outlines are cut at their end at every scale.
      return definition.type === 'tree'
        ? { ...fitted, svg: keepWholeTexts(fitted.svg, viewOf(fitted.svg)) }
        : fitted;
    },
    stored,
    { category, palette },
  ).svg;
};

const VIEW_BOX =
  /^(<svg [^>]*) width="[^"]*" height="[^"]*" viewBox="([^"]*)"([^>]*>)<rect [^>]*( fill="[^"]*")\/>/;

const viewOf = (svg: string): View => {
  const [x = 0, y = 0, w = 1, h = 1] = (VIEW_BOX.exec(svg)?.[2] ?? '').split(' ').map(Number);
  return { x, y, w, h };
};

/** Shows a part of a picture, with the texts that are whole in it. */
const showView = (svg: string, view: View): string => {
  const { x, y, w, h } = view;
  const [left, top, width, height] = [x, y, w, h].map((value) => Math.round(value * 100) / 100);
  return keepWholeTexts(svg, view).replace(
    VIEW_BOX,
    `$1 width="${WIDTH}" height="${HEIGHT}" viewBox="${left} ${top} ${width} ${height}"$3<rect x="${left}" y="${top}" width="${width}" height="${height}"$4/>`,
  );
};

/** Draws all of a definition at its own size, for a download. */
export const drawDocument = (stored: unknown, category: string): DrawnDefinition =>
  drawWith((definition) => renderDefinition(definition), stored, { category });
