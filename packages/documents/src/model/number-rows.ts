import type { NodeRow } from './graph.types.ts';

/** Makes rows out of lists of cells, with ids that count them. */
export const numberRows = (rows: readonly (readonly string[])[]): NodeRow[] =>
  rows.map((cells, at) => ({ id: `r${at}`, cells }));
