/** Describes how items lie, for moving the focus among them. */
export interface RovingLayout {
  readonly count: number;
  /** 1 for a list. */
  readonly columns: number;
  /** Whole rows that fit the view. */
  readonly pageRows: number;
  /** How many items at the beginning lie in rows of their own. Default none. */
  readonly lead?: number;
}

const jumpRows = (at: number, rows: number, { count, columns }: RovingLayout): number => {
  const target = at + rows * columns;
  if (target < 0) return at % columns;
  if (target < count) return target;
  // Into the last row, in the same column where it has one.
  const lastRowStart = Math.floor((count - 1) / columns) * columns;
  return at >= lastRowStart ? at : Math.min(count - 1, lastRowStart + (at % columns));
};

type Move = (at: number, layout: RovingLayout) => number;

const across: Readonly<Record<string, Move>> = {
  ArrowRight: (at, { columns }) => (columns > 1 ? at + 1 : at),
  ArrowLeft: (at, { columns }) => (columns > 1 ? at - 1 : at),
  Home: () => 0,
  End: (_at, { count }) => count - 1,
};

const upOrDown: Readonly<Record<string, Move>> = {
  ArrowDown: (at, layout) => jumpRows(at, 1, layout),
  ArrowUp: (at, { columns }) => (at < columns ? at : at - columns),
  PageDown: (at, layout) => jumpRows(at, Math.max(1, layout.pageRows - 1), layout),
  PageUp: (at, layout) => jumpRows(at, -Math.max(1, layout.pageRows - 1), layout),
};

/** Moves by rows as though the last row of the first items were full; a place that it lacks is that of its last item. */
const moveByRows = (move: Move, at: number, layout: RovingLayout): number => {
  const { lead = 0, columns, count } = layout;
  const gap = (columns - (lead % columns)) % columns;
  const reached = move(at < lead ? at : at + gap, { ...layout, count: count + gap });
  if (reached < lead) return reached;
  return Math.max(lead - 1, reached - gap);
};

/** Finds where a key moves the focus; undefined for a key that does not move it. */
export const moveFocus = (key: string, at: number, layout: RovingLayout): number | undefined => {
  const from = Math.max(0, at);
  const [along, byRows] = [across[key], upOrDown[key]];
  if (layout.count === 0 || (along === undefined && byRows === undefined)) return undefined;
  const to = byRows === undefined ? along?.(from, layout) : moveByRows(byRows, from, layout);
  return Math.max(0, Math.min(to ?? from, layout.count - 1));
};
