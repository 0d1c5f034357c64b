import type { Figure } from '../figures.ts';
import { formatTable, median, medianRatio } from '../statistics.ts';
import { LIMIT, OURS, PICKERS } from './pickers.ts';
import { pickerBytes } from './transfers.ts';
import type { Transfers } from './transfers.ts';

/** Everything that was measured of one picker. */
export interface PickerCost {
  readonly transfers: Transfers;
  /** CPU until the first rows in each round, in milliseconds. */
  readonly cpu: readonly number[];
}

/** The costs of every picker by its name; the same place in two lists of CPU is the same round. */
export type Measured = ReadonlyMap<string, PickerCost>;

/** Figure that has a limit. */
export type Part = 'bytes' | 'cpu';

/** The most that is allowed: kilobytes of 1,000 bytes, and CPU as a multiple of the limit's. */
const MOST: Readonly<Record<Part, number>> = { bytes: 25, cpu: 1.5 };

const NOTHING: PickerCost = {
  transfers: { page: Number.NaN, scripts: Number.NaN, styles: Number.NaN, data: Number.NaN },
  cpu: [],
};

const costOf = (measured: Measured, name: string): PickerCost => measured.get(name) ?? NOTHING;

const cpuRatio = (measured: Measured, name: string): number =>
  medianRatio(costOf(measured, name).cpu, costOf(measured, LIMIT.name).cpu);

const figuresOf = (measured: Measured): Readonly<Record<Part, number>> => ({
  bytes: pickerBytes(costOf(measured, OURS.name).transfers) / 1000,
  cpu: cpuRatio(measured, OURS.name),
});

/** Tells in which parts our picker is over its limit, or over `times` as much; an unmeasured part is. */
export const overLimit = (measured: Measured, times = 1): ReadonlySet<Part> => {
  const figures = figuresOf(measured);
  return new Set((Object.keys(MOST) as Part[]).filter((part) => !(figures[part] <= MOST[part] * times)));
};

/** Names the parts with a limit. */
const TITLES: Readonly<Record<Part, string>> = {
  bytes: 'first load until the first rows, kB',
  cpu: 'CPU until the first rows : by hand',
};

/** Returns the figures of our picker beside its limits. */
export const limitsOf = (measured: Measured): readonly Figure[] => {
  const figures = figuresOf(measured);
  return (Object.keys(MOST) as Part[]).map((part) => ({
    name: TITLES[part],
    measured: figures[part],
    limit: MOST[part],
  }));
};

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const rowOf = (measured: Measured, name: string): readonly string[] => {
  const { transfers, cpu } = costOf(measured, name);
  const { page, scripts, styles, data } = transfers;
  return [
    name,
    ...[pickerBytes(transfers), scripts, styles, page, data].map(kilobytes),
    `${median(cpu).toFixed(1)} (${cpuRatio(measured, name).toFixed(2)} x)`,
  ];
};

/** Writes bytes and CPU of every picker, and ours beside its limits. */
export const describe = (measured: Measured): string => {
  const figures = figuresOf(measured);
  const over = overLimit(measured);
  const head = ['', 'kB in all', 'scripts', 'styles', 'page', 'data beside', 'CPU ms'];
  const limit = (part: Part): readonly string[] => [
    TITLES[part],
    figures[part].toFixed(2),
    `at most ${MOST[part]}`,
    over.has(part) ? 'OVER' : '',
  ];
  const limits = [['', 'measured', 'limit', ''], limit('bytes'), limit('cpu')];
  const all = [head, ...PICKERS.map(({ name }) => rowOf(measured, name))];
  return `${formatTable(all)}\n\n${formatTable(limits)}`;
};
