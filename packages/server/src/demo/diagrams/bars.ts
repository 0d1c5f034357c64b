import { withoutRepeats } from '../without-repeats.ts';
import type { Cells, Diagram } from './cells.ts';
import { node, say } from './cells.ts';

/** Draws the tasks of a plan as bars over its weeks. */
export const drawBars: Diagram = (sketch) => {
  const { random, words } = sketch;
  const pick = withoutRepeats(random);
  const cells: Cells = {};
  let start = 0;
  let count = 0;
  for (; count < random.int(5, 8); count += 1) {
    const index = count;
    const w = random.int(80, 240);
    const y = 40 + index * 44;
    cells[`row${index}`] = node(pick(words.steps), { x: 0, y: y - 7, w: 1, h: 44, shape: 'gantt-row', z: 0 });
    const share = `${100 - index * 12}%`;
    cells[`bar${index}`] = node(share, {
      x: 180 + start,
      y: y + 4,
      w,
      h: 24,
      shape: index % 3 === 1 ? 'gantt-progress' : 'bar',
      tone: index,
    });
    start += Math.round(w * 0.6);
  }
  const width = 200 + start + 160;
  for (let index = 0; index < count; index += 1) {
    const row = cells[`row${index}`];
    if (row?.t === 'node') cells[`row${index}`] = { ...row, w: width };
  }
  const weeks = Math.floor((width - 180) / 90);
  for (let week = 0; week < weeks; week += 1) {
    const name = say(words, `第 ${week + 1} 周`, `Week ${week + 1}`);
    cells[`week${week}`] = node(name, {
      x: 180 + week * 90,
      y: 0,
      w: 90,
      h: 28,
      shape: 'gantt-head',
      tone: 0,
    });
  }
  cells['goal'] = node('', {
    x: 180 + start + 20,
    y: 40 + count * 44,
    w: 22,
    h: 22,
    shape: 'gantt-milestone',
    tone: 6,
  });
  return cells;
};
