import { isEmptyDefinition, readDefinition, renderDefinition } from '@chartdock/documents';
import type { Definition } from '@chartdock/documents';
import { createBlankDefinition } from '../definitions/index.ts';
import { drawBlankSheet } from './blank-sheet.ts';
import { HEIGHT, WIDTH, frame } from './picture.ts';

/** A drawn definition, with its size in pixels. */
export interface DrawnDefinition {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const sheetOf = (type: Definition['type']): DrawnDefinition => ({
  svg: frame(drawBlankSheet(type)),
  width: WIDTH,
  height: HEIGHT,
});

/** Draws what can be read and has content; the empty sheet of its kind stands for one without, that of its category for the unreadable. */
const drawWith = (
  draw: (definition: Definition) => DrawnDefinition,
  stored: unknown,
  category: string,
): DrawnDefinition => {
  const reading = readDefinition(stored);
  if (reading.status !== 'read') return sheetOf(createBlankDefinition(category, '').type);
  return isEmptyDefinition(reading.definition) ? sheetOf(reading.definition.type) : draw(reading.definition);
};

const FIT = { width: WIDTH, height: HEIGHT };

/**
 * Draws a definition as a small SVG picture. One without content gives the empty sheet of its kind, and anything it cannot
 * read the sheet of its category.
 */
export const drawDefinition = (stored: unknown, category: string): string =>
  drawWith(
    (definition) => renderDefinition(definition, { fit: FIT, margin: 14, small: true }),
    stored,
    category,
  ).svg;

/** Draws all of a definition at its own size, for a download. */
export const drawDocument = (stored: unknown, category: string): DrawnDefinition =>
  drawWith((definition) => renderDefinition(definition), stored, category);
