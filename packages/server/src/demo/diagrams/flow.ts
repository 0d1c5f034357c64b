import { turnOf, turnOfTitle } from '../model-words.ts';
import type { Sketch } from '../sketch.types.ts';
import { withoutRepeats } from '../without-repeats.ts';
import type { Cells, Pair } from './cells.ts';
import { join, node, say } from './cells.ts';

const STEP_SHAPES = [
  'round',
  'round',
  'parallelogram',
  'subprocess',
  'document',
  'manual-operation',
] as const;

/** Pixels from a step to the next: a question's answer has room above the arrow. */
const STEP_DOWN = 108;

/** Draws steps from top to bottom with decisions to the side: the plain flow chart. */
export const drawFlow = (sketch: Sketch): Cells => {
  const { random, words, title } = sketch;
  const pick = withoutRepeats(random);
  const cells: Cells = {};
  const pairs: Pair[] = [];
  const steps = random.int(3, 6);
  const tone = random.int(0, 4);
  const turn = turnOfTitle(title);
  cells['s0'] = node(say(words, '开始', 'Start'), { x: 200, y: 0, shape: 'terminator', tone });
  for (let index = 1; index <= steps; index += 1) {
    // The way back of one question would run over the answer of another right below it.
    const asks = random.next() < 0.45 && !isQuestion(cells[`s${index - 1}`]);
    const y = index * STEP_DOWN;
    cells[`s${index}`] = asks
      ? node(pick(words.questions), { x: 185, y: y - 12, w: 150, h: 72, shape: 'diamond', tone: tone + 2 })
      : node(pick(words.steps), { x: 200, y, tone, shape: turnOf(STEP_SHAPES, turn + index * 3) });
    pairs.push([
      `s${index - 1}`,
      `s${index}`,
      isQuestion(cells[`s${index - 1}`]) ? { label: say(words, '是', 'Yes') } : {},
    ]);
    if (!asks) continue;
    cells[`b${index}`] = node(pick(words.steps), { x: 430, y, tone: tone + 1 });
    pairs.push([`s${index}`, `b${index}`, { label: say(words, '否', 'No') }]);
  }
  const last = `s${steps + 1}`;
  cells[last] = node(say(words, '结束', 'End'), {
    x: 200,
    y: (steps + 1) * STEP_DOWN,
    shape: 'terminator',
    tone,
  });
  pairs.push([`s${steps}`, last, isQuestion(cells[`s${steps}`]) ? { label: say(words, '是', 'Yes') } : {}]);
  for (const id of Object.keys(cells).filter((one) => one.startsWith('b')))
    pairs.push([id, `s${Number(id.slice(1)) + 1}`, { sides: ['s', 'e'] }]);
  return join(cells, pairs);
};

const isQuestion = (cell: Cells[string] | undefined): boolean =>
  cell?.t === 'node' && cell.shape === 'diamond';
