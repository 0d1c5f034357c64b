import { handIn } from '../figures.ts';
import { formatTable, median } from '../statistics.ts';
import type { FirstRows } from './first-rows.ts';
import { LARGE } from './folders.ts';
import { SCROLL_WAYS } from './scrolling.ts';
import type { Scrolling } from './scrolling.ts';
import type { Compared, SelectAll } from './select-all.ts';
import type { Total } from './totals.ts';

/** Everything that was measured. */
export interface Measured {
  readonly small: readonly FirstRows[];
  readonly large: readonly FirstRows[];
  readonly scrolling: readonly Scrolling[];
  readonly selectAll: SelectAll;
  readonly totals: readonly Total[];
}

/** One figure beside its limit. */
interface Figure {
  readonly part: 'rows' | 'scrolling' | 'picking' | 'totals';
  readonly name: string;
  readonly figure: number;
  readonly limit: number;
  readonly detail: string;
}

const MOST = { rows: 1.2, task: 50, picking: 2 } as const;

const firstRows = ({ small, large }: Measured, way: keyof FirstRows): Figure => {
  const few = median(small.map((cost) => cost[way]));
  const many = median(large.map((cost) => cost[way]));
  return {
    part: 'rows',
    name: `first rows by a ${way}, 100,000 : 1,000`,
    figure: median(large.map((cost, at) => cost[way] / (small[at]?.[way] ?? Number.NaN))),
    limit: MOST.rows,
    detail: `${many.toFixed(1)} : ${few.toFixed(1)} ms`,
  };
};

const scrolling = ({ scrolling: runs }: Measured): readonly Figure[] => [
  ...SCROLL_WAYS.map((way): Figure => {
    const worst = (kind: 'clock' | 'cpu'): number =>
      Math.max(...runs.map(({ longest }) => longest[way][kind]));
    return {
      part: 'scrolling',
      name: `longest task, ${way}, CPU ms`,
      figure: worst('cpu'),
      limit: MOST.task,
      detail: `by the clock ${worst('clock').toFixed(0)} ms`,
    };
  }),
  {
    part: 'scrolling',
    name: 'rows not filled in after scrolling',
    figure: runs.reduce((sum, { gaps }) => sum + gaps, 0),
    limit: 0,
    detail: '',
  },
];

const picking = (name: string, { own, limit }: Compared): Figure => ({
  part: 'picking',
  name: `pick all by ${name} : limit`,
  figure: median(own) / median(limit),
  limit: MOST.picking,
  detail: `${median(own).toFixed(1)} : ${median(limit).toFixed(1)} ms`,
});

const figuresOf = (measured: Measured): readonly Figure[] => {
  const { selectAll, totals } = measured;
  const wrongCounts = selectAll.counts.filter((count) => count !== LARGE);
  const wrongTotals = totals.filter(({ shown, held }) => shown.some((total) => total !== held));
  return [
    firstRows(measured, 'click'),
    firstRows(measured, 'load'),
    ...scrolling(measured),
    picking('Ctrl+A', selectAll.key),
    picking('the offer', selectAll.offer),
    {
      part: 'totals',
      name: `counts other than ${LARGE} after picking all`,
      figure: wrongCounts.length,
      limit: 0,
      detail: `of ${selectAll.counts.length}`,
    },
    {
      part: 'totals',
      name: 'totals other than in the database',
      figure: wrongTotals.length,
      limit: 0,
      detail: `of ${totals.length}`,
    },
  ];
};

/** Prints all figures and returns the parts in which one is over its limit. */
export const report = (measured: Measured): ReadonlySet<Figure['part']> => {
  const figures = figuresOf(measured);
  handIn(figures.map(({ name, figure, limit }) => ({ name, measured: figure, limit })));
  const over = figures.filter(({ figure, limit }) => !(figure <= limit));
  const rows = figures.map(({ name, figure, limit, detail }) => [
    name,
    Number.isInteger(figure) ? String(figure) : figure.toFixed(2),
    `at most ${limit}`,
    figure <= limit ? '' : 'OVER',
    detail,
  ]);
  console.log(formatTable([['', 'measured', 'limit', '', ''], ...rows]));
  const totals = measured.totals.map(({ folder, moment, shown, held }) => [
    `${folder}, ${moment}`,
    `page ${shown.join(', ')}`,
    `database ${held}`,
  ]);
  console.log(`\n${formatTable([['totals', '', ''], ...totals])}`);
  return new Set(over.map(({ part }) => part));
};
