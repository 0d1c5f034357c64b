import { withoutRepeats } from '../without-repeats.ts';
import type { Cells, Diagram } from './cells.ts';
import { node } from './cells.ts';

/** Draws the rooms of a flat with their furniture. */
export const drawRooms: Diagram = (sketch) => {
  const { random, words } = sketch;
  const pick = withoutRepeats(random);
  const cells: Cells = {};
  const split = random.int(160, 300);
  const rooms = [
    [0, 0, split, 180],
    [split - 6, 0, 486 - split, 126],
    [0, 174, split, 146],
    [split - 6, 120, 486 - split, 200],
  ] as const;
  rooms.forEach(([x, y, w, h], index) => {
    cells[`room${index}`] = node(pick(words.people), { x, y, w, h, shape: 'floor-room', z: 0, tone: 0 });
  });
  // The name of a room stands in its middle.
  const furniture = [
    [20, 14, 90, 30, 'floor-desk'],
    [48, 46, 30, 28, 'floor-chair'],
    [split + 14, 14, 60, 28, 'floor-desk'],
    [18, 266, 100, 40, 'floor-sofa'],
    [split + 30, 242, 120, 64, 'floor-meeting-table'],
    [436, 20, 30, 30, 'floor-plant'],
    [split - 44, 276, 32, 32, 'floor-plant'],
  ] as const;
  furniture.forEach(([x, y, w, h, shape], index) => {
    cells[`thing${index}`] = node('', { x, y, w, h, shape, tone: index + 1 });
  });
  return cells;
};
