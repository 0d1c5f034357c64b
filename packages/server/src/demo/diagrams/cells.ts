import { numberRows } from '@chartdock/documents';
import type { EdgeStyle, GraphDefinition, GraphEdge, GraphNode } from '@chartdock/documents';
import type { Sketch } from '../sketch.types.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** The cells of a drawing by their ids. */
export type Cells = Record<string, GraphNode | GraphEdge>;
/** Draws a demo file from its random numbers, words and title. */
export type Diagram = (sketch: Sketch) => GraphDefinition['cells'];

/** Place of a shape, in pixels, and its look. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
  readonly h?: number;
  readonly shape?: string;
  readonly z?: number;
  readonly tone?: number;
  readonly rows?: readonly (readonly string[])[];
}

/** Makes a shape of 120 by 48 pixels with round corners unless told otherwise. */
export const node = (
  text: string,
  { x, y, w = 120, h = 48, shape = 'round', z = 1, tone = 0, rows }: Spot,
): GraphNode => ({
  t: 'node',
  shape,
  x: Math.round(x),
  y: Math.round(y),
  w,
  h,
  z,
  text,
  style: { tone: tone % 8 },
  ...(rows === undefined ? {} : { rows: numberRows(rows) }),
});

/** Course of a line, and its text. */
export interface Line {
  readonly label?: string;
  readonly style?: Partial<EdgeStyle>;
  readonly router?: GraphEdge['router'];
  readonly sides?: readonly [GraphEdge['from']['side'], GraphEdge['to']['side']];
}

const end = (id: string, side: GraphEdge['from']['side']): GraphEdge['from'] =>
  side === undefined ? { id } : { id, side };

/** Makes a line with an arrow at its end unless told otherwise. */
export const edge = (from: string, to: string, { label, style, router, sides }: Line = {}): GraphEdge => ({
  t: 'edge',
  from: end(from, sides?.[0]),
  to: end(to, sides?.[1]),
  points: [],
  labels: label === undefined ? [] : [{ t: 0.5, text: label }],
  style: { begin: 'none', end: 'arrow', ...style },
  ...(router === undefined ? {} : { router }),
});

/** A line between two cells, by their ids. */
export type Pair = readonly [from: string, to: string, line?: Line];

/** Adds lines to cells, numbered in their order. */
export const join = (cells: Cells, pairs: readonly Pair[]): Cells => {
  pairs.forEach(([from, to, line], index) => (cells[`line-${index}`] = edge(from, to, line)));
  return cells;
};

/** Returns whether words are the English ones. */
export const isEnglish = (words: Vocabulary): boolean => words.kinds.flow === 'flow';
/** Returns the text in the language of the words. */
export const say = (words: Vocabulary, zh: string, en: string): string => (isEnglish(words) ? en : zh);
