import { turnOf } from '../model-words.ts';
import { withoutRepeats } from '../without-repeats.ts';
import type { Cells, Diagram } from './cells.ts';
import { node, say } from './cells.ts';

type Corner = readonly [x: number, y: number];

const CIRCLES: readonly [Corner, ...Corner[]] = [
  [0, 0],
  [150, 0],
  [75, 132],
];

const CIRCLE_TEXTS: readonly [Corner, ...Corner[]] = [
  [18, 60],
  [222, 60],
  [120, 242],
];

/** Draws two or three circles over one another. */
export const drawCircles: Diagram = (sketch) => {
  const { random, words } = sketch;
  const pick = withoutRepeats(random);
  const cells: Cells = {};
  const count = random.int(2, 3);
  for (let index = 0; index < count; index += 1) {
    const [[x, y], [left, top]] = [turnOf(CIRCLES, index), turnOf(CIRCLE_TEXTS, index)];
    cells[`c${index}`] = node('', { x, y, w: 230, h: 230, shape: 'venn-circle', z: 0, tone: index });
    cells[`t${index}`] = node(pick(words.parts), { x: left, y: top, w: 140, h: 60, shape: 'text' });
  }
  cells['both'] = node(say(words, '共同点', 'Shared'), {
    x: 120,
    y: count === 3 ? 130 : 85,
    w: 140,
    h: 60,
    shape: 'text',
  });
  return cells;
};
