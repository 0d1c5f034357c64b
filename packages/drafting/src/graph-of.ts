import type { GraphDefinition } from '@chartdock/documents';
import type { Cells } from './cells.ts';

/** The sheet that new graphs have; what is drawn may be larger. */
const SHEET = { w: 1050, h: 1500, lineJumps: true } as const;

/** Puts cells on the sheet of a new graph. */
export const graphOf = (cells: Cells, name: string, theme: string): GraphDefinition => ({
  v: 1,
  type: 'graph',
  page: { name, ...SHEET },
  theme,
  cells: Object.fromEntries(cells),
});
