import type { EdgeLabel, Json, NodeRow } from '@chartdock/documents';
import type { Intent } from '../operations/intent.types.ts';
import type { CellThing } from '../things/thing.types.ts';

/** Where in a cell a text stands: in a shape, in a cell of one of its rows, or beside a connector. */
export type TextPlace =
  | { readonly part: 'text' }
  | { readonly part: 'row'; readonly row: number; readonly column: number }
  | { readonly part: 'label'; readonly at: number; readonly t?: number };

/** Returns the text at a place of a cell. */
export const textAt = (cell: CellThing, place: TextPlace): string => {
  if (cell.t === 'edge') return place.part === 'label' ? (cell.labels[place.at]?.text ?? '') : '';
  if (place.part === 'row') return cell.rows?.[place.row]?.cells[place.column] ?? '';
  return cell.text;
};

interface Splice {
  readonly at: number;
  readonly cut: number;
  readonly put: string;
}

/** Finds the one piece in which two texts differ. */
export const spliceBetween = (before: string, after: string): Splice => {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before[at] === after[at]) at += 1;
  let end = 0;
  while (end < most - at && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { at, cut: before.length - at - end, put: after.slice(at, after.length - end) };
};

const withCell = (
  rows: readonly NodeRow[],
  { row, column }: { row: number; column: number },
  text: string,
): Json =>
  // Rows are JSON, as they are read from it.
  rows.map((one, at) =>
    at === row ? { ...one, cells: one.cells.map((cell, index) => (index === column ? text : cell)) } : one,
  ) as unknown as Json;

const withLabel = (
  labels: readonly EdgeLabel[],
  { at, t = 0.5 }: { readonly at: number; readonly t?: number },
  text: string,
): Json => {
  const there = labels[at];
  const next =
    there === undefined
      ? [...labels, { t, text }]
      : labels.map((one, index) => (index === at ? plainLabel(one, text) : one));
  return next as unknown as Json;
};

const plainLabel = ({ runs: _runs, ...label }: EdgeLabel, text: string): EdgeLabel => ({ ...label, text });

/** Returns the intent that writes a text at a place of a cell. Styles of the rest of a text stay. */
export const changeText = (cell: CellThing, place: TextPlace, text: string): Intent => {
  if (cell.t === 'edge')
    return {
      op: 'set',
      id: cell.id,
      to: { labels: withLabel(cell.labels, place.part === 'label' ? place : { at: 0 }, text) },
    };
  if (place.part === 'row')
    return { op: 'set', id: cell.id, to: { rows: withCell(cell.rows ?? [], place, text) } };
  return { op: 'splice', id: cell.id, field: 'text', ...spliceBetween(cell.text, text) };
};
