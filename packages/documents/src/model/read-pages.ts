import type {
  BoardDefinition,
  BoardElement,
  MarkdownDefinition,
  SourceDefinition,
} from './definition.types.ts';
import { DOCUMENT_LIMITS as LIMITS } from './limits.ts';
import { IdList, jsonUpTo, orderList, shared } from './read-shared.ts';
import { namedPage } from './read-tree.ts';
import { color, coordinate, id, listOf, numberBetween, objectOf, oneOf, point, textUpTo } from './readers.ts';
import type { Reader } from './readers.ts';

const page = namedPage;
const v = oneOf([2] as const);
const { data } = shared;

/** Reads markdown texts. */
export const markdown: Reader<MarkdownDefinition> = objectOf(
  { v, type: oneOf(['markdown'] as const), page, text: textUpTo(LIMITS.page) },
  { data },
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
  { data },
);

/** Names the elements of a whiteboard. */
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

/** Reads the elements of a whiteboard. */
export const element: Reader<BoardElement> = objectOf(
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
  {
    ...shared,
    points: listOf(point, LIMITS.points),
    fontSize: numberBetween(4, 400),
    image: id,
    raw: jsonUpTo(LIMITS.raw),
  },
);

const boardFields = objectOf(
  { v, type: oneOf(['board'] as const), page, elements: listOf(element, LIMITS.elements) },
  { data },
);

/** Reads whiteboards. */
export const board: Reader<BoardDefinition> = (value, path, faults) => {
  const read = boardFields(value, path, faults);
  if (read === undefined || !faults.isEmpty) return read;
  const ids = new IdList(faults);
  for (const [index, one] of read.elements.entries()) ids.add(one.id, `elements.${index}`);
  return { ...read, elements: orderList(read.elements) };
};
