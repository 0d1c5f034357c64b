import { appendFileSync } from 'node:fs';
import { formatTable } from './statistics.ts';

/** One measured figure beside its published limit. */
export interface Figure {
  readonly name: string;
  readonly measured: number;
  readonly limit: number;
  /** Which side of the limit is right; `most` unless given. */
  readonly wanted?: 'most' | 'least';
}

/** Tells whether a figure keeps its limit; one that was not measured does not. */
export const isWithin = ({ measured, limit, wanted = 'most' }: Figure): boolean =>
  wanted === 'most' ? measured <= limit : measured >= limit;

/** Hands the figures of a bench to the run of all benches, through the file named by `CHARTDOCK_BENCH_FIGURES`; without it, to nobody. */
export const handIn = (figures: readonly Figure[]): void => {
  const file = process.env['CHARTDOCK_BENCH_FIGURES'];
  if (file !== undefined)
    appendFileSync(file, figures.map((figure) => `${JSON.stringify(figure)}\n`).join(''));
};

const format = (figure: number): string => (Number.isInteger(figure) ? String(figure) : figure.toFixed(2));

/** Writes figures beside their limits, and marks those over them. */
export const describeFigures = (figures: readonly (Figure & { readonly bench: string })[]): string =>
  formatTable([
    ['bench', 'figure', 'measured', 'wanted', ''],
    ...figures.map((figure) => [
      figure.bench,
      figure.name,
      format(figure.measured),
      `at ${figure.wanted ?? 'most'} ${figure.limit}`,
      isWithin(figure) ? '' : 'OVER',
    ]),
  ]);
