import type { BenchRow } from './rows.ts';

/** Draws the four cells that every variant shows. */
export const Cells = ({ row }: { row: BenchRow }) => (
  <>
    <span>{row.title}</span>
    <span>{row.owner}</span>
    <span>{row.canvases}</span>
    <span>{row.modified}</span>
  </>
);
