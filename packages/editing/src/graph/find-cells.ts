import { readingOrder } from './cell-order.ts';
import type { GraphSession } from './graph-session.ts';
import { changeText, textAt } from './written-text.ts';
import type { TextPlace } from './written-text.ts';
import type { CellThing } from '../things/thing.types.ts';

/** A text that words stand in. */
export interface CellHit {
  readonly id: string;
  readonly place: TextPlace;
  readonly text: string;
}

const patternOf = (words: string): RegExp => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');

/** Lists the places of a cell that texts stand at. */
const placesOf = (cell: CellThing): readonly TextPlace[] => {
  if (cell.t === 'edge') return cell.labels.map((_, at) => ({ part: 'label', at }));
  const rows = (cell.rows ?? []).flatMap(({ cells }, row) =>
    cells.map((_, column) => ({ part: 'row', row, column }) as const),
  );
  return [{ part: 'text' }, ...rows];
};

/** Finds words in shapes, rows and labels in the order of reading, ignoring case. */
export const findCells = ({ store, plan }: GraphSession, words: string): readonly CellHit[] => {
  if (words.trim() === '') return [];
  const pattern = patternOf(words);
  return readingOrder(store.index, plan).flatMap((id) => {
    const cell = store.index.find('cells', id);
    if (cell === undefined) return [];
    return placesOf(cell).flatMap((place): CellHit[] => {
      const text = textAt(cell, place);
      return text.search(pattern) < 0 ? [] : [{ id, place, text }];
    });
  });
};

/** Replaces words in texts, as one step. Returns how many texts changed; those of locked cells stay. */
export const replaceInCells = (
  { store }: GraphSession,
  hits: readonly CellHit[],
  { words, put }: { readonly words: string; readonly put: string },
): number => {
  if (words === '') return 0;
  const pattern = patternOf(words);
  let count = 0;
  store.batch({ label: 'graph.replace', select: hits.slice(0, 1).map(({ id }) => id) }, () => {
    for (const { id, place } of hits) {
      // Each is read anew, as those before it in the same cell have changed it.
      const cell = store.index.find('cells', id);
      if (cell === undefined || cell.locked === true) continue;
      const before = textAt(cell, place);
      const after = before.replace(pattern, () => put);
      if (after === before) continue;
      store.apply(changeText(cell, place, after));
      count += 1;
    }
  });
  return count;
};
