import type { GraphNode } from '@chartdock/documents';
import { ENTITIES, PARTS, turnOf, turnOfTitle } from '../model-words.ts';
import type { Sketch } from '../sketch.types.ts';
import { withoutRepeats } from '../without-repeats.ts';
import type { Cells, Diagram, Line, Pair, Spot } from './cells.ts';
import { join, node } from './cells.ts';

interface GridStyle {
  readonly columns: number;
  readonly rows: number;
  readonly w: number;
  readonly h: number;
  /** How many words each place takes from the generator. */
  readonly lines: number;
  /** Where the line to the next row leaves and arrives. Default where the two face one another. */
  readonly turn?: Line['sides'];
}

interface Place extends Spot {
  readonly index: number;
  readonly texts: readonly string[];
}

/** Draws a grid; the line of each place leads to its neighbour on the left, or above at the beginning of a row. */
export const drawGrid =
  (style: GridStyle, draw: (place: Place, sketch: Sketch) => GraphNode, line: Line): Diagram =>
  (sketch) => {
    const { random, words } = sketch;
    const pick = withoutRepeats(random);
    const cells: Cells = {};
    const pairs: Pair[] = [];
    for (let index = 0; index < style.columns * style.rows; index += 1) {
      const x = (index % style.columns) * (style.w + 80);
      const y = Math.floor(index / style.columns) * (style.h + 64);
      const tone = random.int(0, 4);
      const texts = Array.from({ length: Math.max(1, style.lines) }, () => pick(words.parts));
      cells[`n${index}`] = draw({ index, texts, x, y, w: style.w, h: style.h, tone }, sketch);
      if (index === 0 || random.next() >= 0.8) continue;
      random.int(0, index - 1);
      const begins = index % style.columns === 0;
      const { turn } = style;
      const own = begins && turn !== undefined ? { ...line, sides: turn } : line;
      pairs.push([`n${begins ? index - style.columns : index - 1}`, `n${index}`, own]);
    }
    return join(cells, pairs);
  };

export const drawClass = ({ index, ...spot }: Place, { title }: Sketch): GraphNode => {
  const { name, fields, methods } = turnOf(ENTITIES, turnOfTitle(title) + index);
  const rows = [
    ...fields.map(([key, type]) => [`- ${key}: ${type}`]),
    [''],
    ...methods.map((method) => [`+ ${method}`]),
  ];
  return node(name, { ...spot, shape: 'uml-class', h: 34 + rows.length * 24, rows });
};

export const drawEntity = ({ index, ...spot }: Place, { title }: Sketch): GraphNode => {
  const { name, fields } = turnOf(ENTITIES, turnOfTitle(title) + index);
  const rows = [['id', 'bigint'], ...fields.filter(([key]) => key !== 'id')].map((row) => [...row]);
  return node(name.toLowerCase(), { ...spot, shape: 'er-table', h: 32 + rows.length * 27, rows });
};

export const drawPart = ({ index, ...spot }: Place, { title }: Sketch): GraphNode => {
  const [shape, mark] = turnOf(PARTS, turnOfTitle(title) + index);
  return node(mark, { ...spot, shape });
};

export const drawLayer = ({ index, texts, ...spot }: Place): GraphNode =>
  node(texts[0] ?? '', {
    ...spot,
    shape: index % 4 === 3 ? 'cylinder' : 'round',
    tone: Math.floor(index / 4),
  });
