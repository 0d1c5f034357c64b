import type { BoardDefinition, MarkdownDefinition, SourceDefinition } from './definition.types.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { color, coordinate, id, listOf, numberBetween, objectOf, oneOf, point, textUpTo } from './readers.ts';
import type { Reader } from './readers.ts';

const page = objectOf({ name: textUpTo(1_000) }, {});
const v = oneOf([1] as const);

/** Reads markdown texts. */
export const markdown: Reader<MarkdownDefinition> = objectOf(
  { v, type: oneOf(['markdown'] as const), page, text: textUpTo(LIMITS.page) },
  {},
);

/** Reads texts of drawing programs and formulas. */
export const source: Reader<SourceDefinition> = objectOf(
  {
    v,
    type: oneOf(['source'] as const),
    page,
    lang: oneOf(['mermaid', 'latex'] as const),
    text: textUpTo(LIMITS.page),
  },
  {},
);

/** Names what can stand on a whiteboard. */
export const BOARD_ELEMENT_TYPES = [
  'rectangle',
  'ellipse',
  'diamond',
  'line',
  'arrow',
  'pen',
  'note',
  'text',
  'frame',
  'image',
] as const;

const element = objectOf(
  {
    id,
    type: oneOf(BOARD_ELEMENT_TYPES),
    x: coordinate,
    y: coordinate,
    // A line may lead up or to the left.
    w: coordinate,
    h: coordinate,
    text: textUpTo(LIMITS.text),
    color,
  },
  { points: listOf(point, LIMITS.points), fontSize: numberBetween(4, 400), image: id },
);

/** Reads whiteboards. */
export const board: Reader<BoardDefinition> = objectOf(
  { v, type: oneOf(['board'] as const), page, elements: listOf(element, LIMITS.elements) },
  {},
);
