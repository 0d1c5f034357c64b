import { isEmptyDefinition, readDefinition, renderDefinition } from '@chartdock/documents';
import type { Definition } from '@chartdock/documents';
import { createBlankDefinition } from '../definitions/index.ts';
import { drawBlankSheet } from './blank-sheet.ts';
import { HEIGHT, WIDTH } from './picture.ts';
import type { PicturePalette } from './picture.ts';

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

/** Draws what can be read and has content; the empty sheet of its kind stands for one without, that of its category for the unreadable. */
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
    (definition) => renderDefinition(definition, { fit: FIT, margin: 14, small: true, ...theme }),
    stored,
    { category, palette },
  ).svg;
};

/** Draws all of a definition at its own size, for a download. */
export const drawDocument = (stored: unknown, category: string): DrawnDefinition =>
  drawWith((definition) => renderDefinition(definition), stored, { category });
