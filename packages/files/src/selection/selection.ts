import type { AreaContext } from '../area-context.types.ts';
import { totalOf } from '../file-area.state.ts';
import type { SelectionCommands } from '../file-area.types.ts';
import { contentOf } from '../list/list.state.ts';
import type { ListLoader } from '../list/list.ts';
import {
  NOTHING_PICKED,
  afterAllPicked,
  afterItemToggled,
  afterOnlyPicked,
  afterRangePicked,
} from './selection.state.ts';
import type { Selection } from './selection.types.ts';

/** Picks rows of the list on screen. */
export const createSelection = (context: AreaContext, list: ListLoader): SelectionCommands => {
  const { apply, getState } = context;
  const set = (change: (selection: Selection) => Selection): void =>
    apply((state) => ({ ...state, selection: change(state.selection) }));

  const rowOf = (id: string | undefined): number =>
    (contentOf(getState().list)?.rows ?? []).findIndex((row) => row !== undefined && row.id === id);

  // A click may come from a row that has left the list meanwhile.
  const ifShown = (id: string, change: () => void): void => {
    if (rowOf(id) >= 0) change();
  };

  return {
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
