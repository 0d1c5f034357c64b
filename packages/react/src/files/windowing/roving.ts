/** Describes how items lie, for moving the focus among them. */
export interface RovingLayout {
  readonly count: number;
  /** 1 for a list. */
  readonly columns: number;
  /** Whole rows that fit the view. */
  readonly pageRows: number;
}

const jumpRows = (at: number, rows: number, { count, columns }: RovingLayout): number => {
  const target = at + rows * columns;
  if (target < 0) return at % columns;
  if (target < count) return target;
  // Into the last row, in the same column where it has one.
  const lastRowStart = Math.floor((count - 1) / columns) * columns;
  return at >= lastRowStart ? at : Math.min(count - 1, lastRowStart + (at % columns));
};

const moves: Readonly<Record<string, (at: number, layout: RovingLayout) => number>> = {
  ArrowDown: (at, layout) => jumpRows(at, 1, layout),
  ArrowUp: (at, layout) => (at < layout.columns ? at : at - layout.columns),
  ArrowRight: (at, layout) => (layout.columns > 1 ? at + 1 : at),
  ArrowLeft: (at, layout) => (layout.columns > 1 ? at - 1 : at),
  PageDown: (at, layout) => jumpRows(at, Math.max(1, layout.pageRows - 1), layout),
  PageUp: (at, layout) => jumpRows(at, -Math.max(1, layout.pageRows - 1), layout),
  Home: () => 0,
  End: (_at, layout) => layout.count - 1,
};

/** Finds where a key moves the focus; undefined for a key that does not move it. */
export const moveFocus = (key: string, at: number, layout: RovingLayout): number | undefined => {
  const move = moves[key];
  if (move === undefined || layout.count === 0) return undefined;
  return Math.max(0, Math.min(move(Math.max(0, at), layout), layout.count - 1));
};
