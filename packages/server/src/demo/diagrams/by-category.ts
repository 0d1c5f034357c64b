import { drawBars } from './bars.ts';
import type { Diagram, Line } from './cells.ts';
import { drawCircles } from './circles.ts';
import { drawClass, drawEntity, drawGrid, drawLayer, drawPart } from './grid.ts';
import { drawLanes } from './lanes.ts';
import { drawRooms } from './rooms.ts';
import { drawScreens } from './screens.ts';
import { drawStar } from './star.ts';
import { drawTable } from './table.ts';

const LINE: Line = {};

/** Diagrams of the categories that are not plain flow charts. */
export const DIAGRAMS: Readonly<Record<string, Diagram>> = {
  swimlane: drawLanes(false),
  bpmn: drawLanes(true),
  uml: drawGrid({ columns: 3, rows: 2, w: 170, h: 170, lines: 4 }, drawClass, { style: { end: 'open' } }),
  er: drawGrid({ columns: 3, rows: 2, w: 180, h: 140, lines: 3 }, drawEntity, {
    style: { begin: 'one', end: 'many' },
  }),
  table: drawTable,
  framework: drawGrid({ columns: 4, rows: 3, w: 130, h: 60, lines: 0 }, drawLayer, LINE),
  // Beside the parts, whose names stand below them.
  circuit: drawGrid({ columns: 5, rows: 2, w: 80, h: 44, lines: 0, turn: ['w', 'w'] }, drawPart, {
    style: { end: 'none' },
  }),
  network: drawStar,
  gantt: drawBars,
  venn: drawCircles,
  plane: drawRooms,
  ui: drawScreens,
};
