import { MACHINES, turnOf, turnOfTitle } from '../model-words.ts';
import type { Cells, Diagram, Line, Pair, Spot } from './cells.ts';
import { join, node, say } from './cells.ts';

/** Returns where a machine stands below and beside the hub, left and right in turns, with none right below its name. */
const fanSpot = (index: number, count: number): Pick<Spot, 'x' | 'y'> => {
  const isRight = index % 2 === 0;
  const own = isRight ? Math.ceil(count / 2) : Math.floor(count / 2);
  const angle = ((Math.floor(index / 2) / Math.max(1, own - 1)) * 72 * Math.PI) / 180;
  return { x: 326 + (isRight ? 1 : -1) * Math.cos(angle) * 320, y: 5 + Math.sin(angle) * 250 };
};

/** Leads from the side of the hub to a machine beside it or from above: names stand below both. */
const fanLine = (index: number): Line => {
  const isRight = index % 2 === 0;
  const arrival = index > 1 ? 'n' : isRight ? 'w' : 'e';
  return { router: 'straight', style: { end: 'none' }, sides: [isRight ? 'e' : 'w', arrival] };
};

/** Draws machines round a switch. */
export const drawStar: Diagram = (sketch) => {
  const { random, words, title } = sketch;
  random.pick(words.parts);
  const cells: Cells = {
    hub: node(say(words, '核心交换机', 'Core switch'), {
      x: 318,
      y: 0,
      w: 76,
      h: 70,
      shape: 'net-switch',
      tone: 2,
    }),
  };
  const count = random.int(5, 8);
  const turn = turnOfTitle(title);
  for (let index = 0; index < count; index += 1) {
    random.pick(words.parts);
    const [shape, zh, en] = turnOf(MACHINES, turn + index);
    const spot = { ...fanSpot(index, count), w: 60, h: 60 };
    cells[`n${index}`] = node(say(words, zh, en), { ...spot, shape, tone: index });
  }
  return join(
    cells,
    Array.from({ length: count }, (_, index): Pair => ['hub', `n${index}`, fanLine(index)]),
  );
};
