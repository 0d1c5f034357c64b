import { cutText } from '@chartdock/text';
import type { NodeRow } from '@chartdock/documents';
import { DOCUMENT_LIMITS } from '@chartdock/documents';
import type { Spot } from './box.ts';
import type { GraphSession } from './graph-session.ts';
import { addShape } from './new-shape.ts';

/** Distance of the middles of shapes that are made of lines, in pixels. */
const LINE_HEIGHT = 80;
const MOST_LINES = 200;
const MOST_COLUMNS = 50;
const LONGEST_CELL = 2_000;
const CELL = { w: 110, h: 28 } as const;
const WIDEST = 1_100;

/** Where pasted text comes. */
export interface TextSpot {
  /** Where the middle of the first shape comes. */
  readonly middle: Spot;
  /** Distance of the lines of the grid that corners come onto. Default none. */
  readonly grid?: number;
}

/** A cell as sheets copy it: in quotes where it has lines or quotes of its own. */
const CELLS = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy;

const withoutLastBreaks = (text: string): string => {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
};

/** Reads text as sheets copy their cells; undefined when it has no columns, as lines that are only indented. Short rows are filled up. */
export const readCells = (text: string): readonly (readonly string[])[] | undefined => {
  const plain = withoutLastBreaks(text.replaceAll(/\r\n?/g, '\n'));
  if (!/[^\t\n]\t/.test(plain)) return undefined;
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of plain.matchAll(CELLS)) {
    rows.at(-1)?.push(cutText((quoted?.replaceAll('""', '"') ?? bare).trim(), LONGEST_CELL));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  const width = Math.min(MOST_COLUMNS, Math.max(...rows.map((row) => row.length)));
  return rows
    .slice(0, DOCUMENT_LIMITS.rows)
    .map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
};

const pasteTable = (
  { store }: GraphSession,
  table: readonly (readonly string[])[],
  { middle, grid = 0 }: TextSpot,
): readonly string[] => {
  const size = {
    w: Math.min(WIDEST, CELL.w * (table[0]?.length ?? 1)),
    h: CELL.h * table.length,
  };
  const { id, intents } = addShape(store, { shape: 'table', middle, grid, ...size });
  const rows = table.map((cells): NodeRow => ({ id: store.newId(), cells }));
  store.apply([...intents, { op: 'write', id, rows }]);
  return [id];
};

const pasteLines = (
  { store }: GraphSession,
  text: string,
  { middle, grid = 0 }: TextSpot,
): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
    .map((line, at) => {
      const spot = { x: middle.x, y: middle.y + at * LINE_HEIGHT };
      const { id, intents } = addShape(store, { shape: 'rect', middle: spot, grid });
      store.apply([...intents, { op: 'write', id, text: line }]);
      return id;
    });

/** Makes a table of cells, and a shape of each line of other text, one below the other; all in one step. */
export const pasteText = (session: GraphSession, text: string, at: TextSpot): void => {
  const table = readCells(text);
  const made = session.store.batch({ label: 'graph.paste', cause: 'paste' }, () =>
    table === undefined ? pasteLines(session, text, at) : pasteTable(session, table, at),
  );
  session.select(made);
};
