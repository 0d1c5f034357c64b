import type { StateAccess } from '../ports/state-access.types.ts';
import { contentOf, totalOf } from '../list/list.state.ts';
import type { ListState } from '../list/list.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import {
  NOTHING_PICKED,
  afterAllPicked,
  afterBandDrawn,
  afterItemToggled,
  afterOnlyPicked,
  afterRangePicked,
} from './selection.state.ts';
import type { BandPick, RowSpan, Selection, SelectionCommands } from './selection.types.ts';

/** A run of keys that goes on while neither the picks nor the list change otherwise. */
interface Run {
  readonly turn: number;
  readonly ticket: number;
  readonly from: Selection;
  readonly start: number;
}

/** Loads rows that a pick needs. */
export interface RowSource {
  /** Loads rows (0-based, both included) and returns them. */
  readonly rowsBetween: (first: number, last: number) => Promise<readonly FileItem[]>;
}

/** Rows on screen and their selection. */
export interface PickingState {
  readonly list: ListState;
  readonly selection: Selection;
}

/** Picks rows of the list on screen. */
export const createSelection = (context: StateAccess<PickingState>, list: RowSource): SelectionCommands => {
  const { apply, getState } = context;
  /** Numbers the picks, so that rows that load late are not picked for one that is over. */
  let turn = 0;
  let run: Run | undefined;
  const set = (change: (selection: Selection) => Selection): void => {
    turn += 1;
    apply(({ selection }) => ({ selection: change(selection) }));
  };

  const rowOf = (id: string | undefined): number =>
    (contentOf(getState().list)?.rows ?? []).findIndex((row) => row !== undefined && row.id === id);

  // A click may come from a row that has left the list meanwhile.
  const ifShown = (id: string, change: () => void): void => {
    if (rowOf(id) >= 0) change();
  };

  const isLoaded = ({ first, last }: RowSpan): boolean =>
    contentOf(getState().list)
      ?.rows.slice(first, last + 1)
      .includes(undefined) === false;

  const pickBand = async (spans: readonly RowSpan[], how: BandPick): Promise<void> => {
    const { ticket } = getState().list;
    const pick = (): void => {
      const rows = contentOf(getState().list)?.rows ?? [];
      const items = spans.flatMap(({ first, last }) =>
        rows.slice(first, last + 1).filter((row) => row !== undefined),
      );
      set(() => afterBandDrawn(how, items, rows.length));
    };
    pick();
    const mine = turn;
    const missing = spans.filter((span) => !isLoaded(span));
    if (missing.length === 0) return;
    for (const { first, last } of missing) await list.rowsBetween(first, last);
    if (turn !== mine || getState().list.ticket !== ticket) return;
    pick();
    if (run?.turn === mine) run = { ...run, turn };
  };

  const beginRun = (from: number): { readonly from: Selection; readonly start: number } => {
    const { selection } = getState();
    const anchor = selection.mode === 'off' ? -1 : rowOf(selection.anchor);
    const start = anchor < 0 ? from : anchor;
    const item = contentOf(getState().list)?.rows[start];
    return { from: selection.mode === 'off' && item ? afterOnlyPicked(item) : selection, start };
  };

  return {
    pickBand,
    stretchTo: (from, to) => {
      const { ticket } = getState().list;
      const known = run?.turn === turn && run.ticket === ticket ? run : undefined;
      const { from: before, start } = known ?? beginRun(from);
      const span = { first: Math.min(start, to), last: Math.max(start, to) };
      const picking = pickBand([span], { from: before, manner: 'add' });
      run = { turn, ticket, from: before, start };
      return picking;
    },
    toggleItem: (item) =>
      ifShown(item.id, () => set((selection) => afterItemToggled(selection, item, totalOf(getState())))),
    pickOnly: (item) => ifShown(item.id, () => set(() => afterOnlyPicked(item))),
    pickAll: () => set(() => afterAllPicked(totalOf(getState()))),
    clearSelection: () => set(() => NOTHING_PICKED),
    pickRange: async (item) => {
      const { selection, list: shown } = getState();
      const end = rowOf(item.id);
      const from = rowOf(selection.mode === 'off' ? item.id : selection.anchor);
      const start = from < 0 ? end : from;
      if (end < 0) return;
      const items = await list.rowsBetween(Math.min(start, end), Math.max(start, end));
      if (getState().list.ticket !== shown.ticket) return;
      set((current) => afterRangePicked(current, items));
    },
  };
};
