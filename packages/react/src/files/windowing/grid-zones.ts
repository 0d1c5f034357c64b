import type { RowPlaces } from './row-places.ts';

/** Describes an icon view whose folders stand above its files, in CSS pixels. */
export interface GridZoneShape {
  /** Items of the whole view. */
  readonly count: number;
  /** How many items at its beginning are folders. */
  readonly lead: number;
  readonly columns: number;
  /** Height of a row of cards with the gap below it. */
  readonly rowHeight: number;
}

/** Height of a folder above the files, in pixels. */
export const chipHeight = 48;

/** From the top of one row of folders to the top of the next, in pixels. */
export const chipStep = 56;

/** Height of the heading of folders or files with the space around it, in pixels. */
export const zoneHeadHeight = 36;

/** Where the rows of a view with two zones lie. */
export interface GridZones extends Required<RowPlaces> {
  /** How many rows hold folders. */
  readonly leadRows: number;
  /** Where the elements of a row begin, below any heading, in pixels. */
  readonly topOf: (row: number) => number;
  /** Where the heading of the files begins, in pixels. */
  readonly filesStart: number;
  /** Height of all rows with the gap below the last, in pixels. */
  readonly height: number;
}

/**
 * Lays folders out as low rows under a heading of their own, and files as rows of cards under theirs. Without folders there
 * are no headings, and all rows are of one height.
 */
export const layZones = ({ count, lead, columns, rowHeight }: GridZoneShape): GridZones => {
  const leadRows = Math.ceil(lead / columns);
  const rowCount = leadRows + Math.ceil((count - lead) / columns);
  const headHeight = lead === 0 ? 0 : zoneHeadHeight;
  const filesStart = headHeight + leadRows * chipStep;
  const topOf = (row: number): number =>
    row < leadRows ? headHeight + row * chipStep : filesStart + headHeight + (row - leadRows) * rowHeight;
  const startOf = (row: number): number => {
    if (row === 0) return 0;
    return row === leadRows ? filesStart : topOf(row);
  };
  const wholeRowAt = (top: number): number => {
    const isLead = top < filesStart;
    const row = isLead
      ? (top - headHeight) / chipStep
      : leadRows + (top - filesStart - headHeight) / rowHeight;
    return Math.max(isLead ? 0 : leadRows, Math.floor(row));
  };
  return {
    leadRows,
    rowCount,
    filesStart,
    height: rowCount === leadRows ? filesStart : topOf(rowCount),
    topOf,
    startOf,
    rowOf: (index) =>
      index < lead ? Math.floor(index / columns) : leadRows + Math.floor((index - lead) / columns),
    firstOf: (row) => (row < leadRows ? row * columns : lead + (row - leadRows) * columns),
    rowAt: (top) => {
      const row = wholeRowAt(top);
      const start = startOf(row);
      return row + (top - start) / (startOf(row + 1) - start);
    },
  };
};

/** Counts the folders that a list begins with; those behind a row that still loads are not known to be folders. */
export const countLead = (rows: readonly ({ readonly type: string } | undefined)[]): number => {
  const at = rows.findIndex((row) => row?.type !== 'folder');
  return at < 0 ? rows.length : at;
};
