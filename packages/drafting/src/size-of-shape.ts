import { evaluateExpression, findShape, widthOf, wrapText } from '@chartdock/documents';
import type { Shape, Size } from '@chartdock/documents';

const FONT = 13;
const LINE = FONT * 1.4;
const PADDING = 10;
const WIDTHS = [112, 132, 152, 176, 200, 232, 264] as const;
const SHORTEST = 44;
const TALLEST = 168;
const STEP = 4;
/** Most lines that a text takes before its shape grows wider. */
const LINES = 2;

interface TextRoom extends Size {
  readonly y: number;
}

const roomIn = ({ text: [, y, w, h] }: Shape, size: Size): TextRoom => ({
  y: evaluateExpression(y, size),
  w: evaluateExpression(w, size),
  h: evaluateExpression(h, size),
});

const isCaption = (shape: Shape): boolean => roomIn(shape, shape.size).y >= shape.size.h;

const linesAt = (text: string, width: number): readonly string[] =>
  wrapText(text, { width: Math.max(20, width), size: FONT });

const heightFor = (shape: Shape, width: number, lines: number): number | undefined => {
  for (let h = SHORTEST; h <= TALLEST; h += STEP)
    if (roomIn(shape, { w: width, h }).h >= lines * LINE + PADDING) return h;
  return undefined;
};

/** Size of a shape on the page. */
export interface ShapeSize extends Size {
  /** Height of the caption below it; 0 for a shape whose text is inside. */
  readonly caption: number;
  /** Width that shape and caption take together. */
  readonly span: number;
}

const CAPTION_WIDTH = 120;

const captioned = (shape: Shape, text: string): ShapeSize => {
  const { w, h } = shape.size;
  if (text === '') return { w, h, caption: 0, span: w };
  const lines = wrapText(text, { width: CAPTION_WIDTH, size: FONT });
  const widest = Math.max(...lines.map((line) => widthOf(line, FONT)));
  return { w, h, caption: lines.length * LINE + 4, span: Math.max(w, widest + 8) };
};

/** Shapes that keep the size they are known by: symbols, whose text is short or stands below. */
const FIXED =
  /^(bpmn-(start|end|intermediate|timer|message|error|terminate|exclusive|parallel|inclusive|event-gateway)|circle|connector|uml-(initial|final|history|fork)|off-page|or|summing)$/;

/** Finds the smallest usual size at which a text fits its shape in at most two lines, or in as many as it needs. */
export const sizeOfShape = (id: string, text: string): ShapeSize => {
  const shape = findShape(id);
  if (shape === undefined) return { w: 112, h: SHORTEST, caption: 0, span: 112 };
  if (isCaption(shape)) return captioned(shape, text);
  if (FIXED.test(id)) return { ...shape.size, caption: 0, span: shape.size.w };
  for (const width of WIDTHS) {
    const room = roomIn(shape, { w: width, h: SHORTEST }).w - PADDING;
    const lines = linesAt(text, room);
    const isWordCut = lines.some((line) => widthOf(line, FONT) > room);
    const most = width === WIDTHS.at(-1) ? Infinity : LINES + (text.includes('\n') ? 1 : 0);
    const height = heightFor(shape, width, lines.length);
    if (lines.length <= most && !isWordCut && height !== undefined)
      return { w: width, h: height, caption: 0, span: width };
  }
  return { w: WIDTHS[WIDTHS.length - 1] ?? 264, h: TALLEST, caption: 0, span: 264 };
};
