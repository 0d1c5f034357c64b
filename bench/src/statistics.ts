/** Returns the middle value of a list of numbers; NaN for an empty list. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/**
 * Returns the middle ratio of two lists whose entries at the same place were measured in the same round, so that a slow
 * minute of the machine touches both; NaN for empty lists.
 */
export const medianRatio = (own: readonly number[], limit: readonly number[]): number =>
  median(own.map((value, round) => value / (limit[round] ?? Number.NaN)));

/** Pads the cells of a table so that its columns line up, and joins it to one text. */
export const formatTable = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
