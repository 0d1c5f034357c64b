/** Says where the rows of a view lie and which items they hold. */
export interface RowPlaces {
  readonly rowCount: number;
  /** Finds the row of an item. */
  readonly rowOf: (index: number) => number;
  /** Finds the first item of a row. */
  readonly firstOf: (row: number) => number;
  /** Where a row begins, with the heading above it, in pixels. Default as many whole rows as lie above it. */
  readonly startOf?: (row: number) => number;
  /** Finds the row at a height, with the share of it that lies above, as in 2.5. */
  readonly rowAt?: (top: number) => number;
}

/** Says where rows of one height lie. */
export const evenRows = (count: number, columns: number): RowPlaces => ({
  rowCount: Math.ceil(count / columns),
  rowOf: (index) => Math.floor(index / columns),
  firstOf: (row) => row * columns,
});
