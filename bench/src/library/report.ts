import type { Figure as Limit } from '../figures.ts';
import { formatTable, median, medianRatio } from '../statistics.ts';
import type { CoverFacts } from './covers.ts';
import { LIBRARY_SIZE } from './library.ts';
import { LIMIT, PAGES } from './pages.ts';
import type { CoverPage } from './pages.ts';
import { SLOW_DOWN } from './visit.ts';
import type { Opening } from './visit.ts';

/** Everything that was measured. */
export interface Measured {
  /** By the name of the page, in the order of the rounds. */
  readonly openings: ReadonlyMap<string, readonly Opening[]>;
  readonly scrolling: readonly CoverFacts[];
}

/** Figure that can be over its limit. */
export type Part = 'cpu' | 'eager' | 'shift' | 'late' | 'cards';

interface Figure {
  readonly part: Part;
  readonly name: string;
  readonly figure: number;
  readonly limit: number;
}

const MOST = { cpuMs: 1_000, late: 0.02 } as const;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const openingFigures = (name: string, openings: readonly Opening[]): readonly Figure[] => [
  {
    part: 'cpu',
    name: `${name}: CPU ms until its covers, × ${SLOW_DOWN}`,
    figure: median(openings.map(({ cpu }) => cpu)) * SLOW_DOWN,
    limit: MOST.cpuMs,
  },
  { part: 'shift', name: `${name}: layout shift`, figure: sum(openings.map(({ shift }) => shift)), limit: 0 },
  {
    part: 'eager',
    name: `${name}: covers further ahead than is loaded`,
    figure: sum(openings.map(({ beyond }) => beyond)),
    limit: 0,
  },
];

const figuresOf = ({ openings, scrolling }: Measured): readonly Figure[] => [
  ...PAGES.filter(({ isOurs }) => isOurs).flatMap(({ name }) =>
    openingFigures(name, openings.get(name) ?? []),
  ),
  {
    part: 'shift',
    name: 'scrolled: layout shift',
    figure: sum(scrolling.map(({ shift }) => shift)),
    limit: 0,
  },
  {
    part: 'late',
    name: 'scrolled: share of covers asked for when in view',
    figure: sum(scrolling.map(({ late }) => late)) / sum(scrolling.map(({ scrolledTo }) => scrolledTo)),
    limit: MOST.late,
  },
  {
    part: 'cards',
    name: `scrolled: cards missing of ${LIBRARY_SIZE}`,
    figure: Math.max(0, ...scrolling.map(({ cards }) => LIBRARY_SIZE - cards)),
    limit: 0,
  },
];

/** Returns every figure beside its limit. */
export const limitsOf = (measured: Measured): readonly Limit[] =>
  figuresOf(measured).map(({ name, figure, limit }) => ({ name, measured: figure, limit }));

const format = (figure: number): string => (Number.isInteger(figure) ? String(figure) : figure.toFixed(3));

const rowOf = ({ name }: CoverPage, openings: Measured['openings']): readonly string[] => {
  const own = openings.get(name) ?? [];
  const limit = openings.get(LIMIT.name) ?? [];
  const cpuOf = (all: readonly Opening[]): number[] => all.map(({ cpu }) => cpu);
  const middle = (of: (opening: Opening) => number): string => String(median(own.map(of)));
  return [
    name,
    median(cpuOf(own)).toFixed(0),
    medianRatio(cpuOf(own), cpuOf(limit)).toFixed(2),
    median(own.map(({ slowCpu }) => slowCpu)).toFixed(0),
    middle(({ cards }) => cards),
    middle(({ asked }) => asked),
    middle(({ beyond }) => beyond),
    Math.max(...own.map(({ shift }) => shift)).toFixed(3),
  ];
};

/** Describes all figures as tables. */
export const describe = (measured: Measured): string => {
  const { openings } = measured;
  const head = [
    '',
    'CPU ms',
    'by hand = 1',
    `CPU ms, ${SLOW_DOWN} × slower`,
    'cards',
    'covers asked',
    'too far ahead',
    'shift',
  ];
  const figures = figuresOf(measured).map(({ name, figure, limit }) => [
    name,
    format(figure),
    `at most ${limit}`,
    figure <= limit ? '' : 'OVER',
  ]);
  return `${formatTable([head, ...PAGES.map((page) => rowOf(page, openings))])}\n\n${formatTable([
    ['', 'measured', 'limit', ''],
    ...figures,
  ])}`;
};

/** Lists the parts in which a figure is over its limit. */
export const overLimit = (measured: Measured): ReadonlySet<Part> =>
  new Set(
    figuresOf(measured)
      .filter(({ figure, limit }) => !(figure <= limit))
      .map(({ part }) => part),
  );
