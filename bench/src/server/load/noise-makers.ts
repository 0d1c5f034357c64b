// Runs as a process of its own, so that the watched person does not share a loop with those who make noise: writers of one
// account, searchers of another and visitors, until the process is told to end. It prints its figures as one line of JSON.
import { createFile, drawForStranger, searchAll } from './calls.ts';
import { runLoop } from './closed-loop.ts';
import type { NoiseFigures, NoiseOrder } from './noise-process.ts';

const { address, writing, searching, writers, searchers, strangers, drawings } = JSON.parse(
  process.argv[2] ?? '',
) as NoiseOrder;
let isTold = false;
process.once('SIGTERM', () => (isTold = true));
const isOver = (): boolean => isTold;
const shown = writing.drawings.slice(0, drawings);
let drawn = 0;
const [written, searched, viewed] = await Promise.all([
  runLoop({ connections: writers, isOver, next: () => createFile(address, writing) }),
  runLoop({ connections: searchers, isOver, next: () => searchAll(address, searching) }),
  runLoop({
    connections: strangers,
    isOver,
    next: () => drawForStranger(address, shown, (drawn += 1)),
  }),
]);
const figures: NoiseFigures = {
  creates: written.perSecond,
  searches: searched.perSecond,
  views: viewed.perSecond,
  refused: written.refused + searched.refused + viewed.refused,
};
console.log(JSON.stringify(figures));
