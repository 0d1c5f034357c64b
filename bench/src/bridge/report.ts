import type { Figure } from '../figures.ts';
import { formatTable, median, medianRatio } from '../statistics.ts';
import { BRIDGES, OURS, RAW } from './bridges.ts';

/** Times of one bridge in one round. */
export interface BridgeRound {
  /** Until the guest could call, in milliseconds. */
  readonly handshake: number;
  /** Round trip of a small call, in microseconds. */
  readonly call: number;
}

/** The rounds of every bridge by its name; the same place in two lists is the same round. */
export type Measured = ReadonlyMap<string, readonly BridgeRound[]>;

/** Part of a round that has a limit. */
export type Part = keyof BridgeRound;

const PARTS: Readonly<
  Record<Part, { readonly title: string; readonly limit: number; readonly unit: string }>
> = {
  handshake: { title: 'handshake', limit: 2, unit: 'ms' },
  call: { title: 'round trip of a small call', limit: 1.3, unit: 'µs' },
};

const valuesOf = (measured: Measured, name: string, part: Part): readonly number[] =>
  (measured.get(name) ?? []).map((round) => round[part]);

const ratioOf = (measured: Measured, name: string, part: Part): number =>
  medianRatio(valuesOf(measured, name, part), valuesOf(measured, RAW.name, part));

const cell = (measured: Measured, name: string, part: Part): string =>
  `${median(valuesOf(measured, name, part)).toFixed(1)} (${ratioOf(measured, name, part).toFixed(2)} x)`;

/** Tells which parts of our own bridge are over their limit, or over `times` as much; an unmeasured part is. */
export const overLimit = (measured: Measured, times = 1): ReadonlySet<Part> => {
  const parts = Object.keys(PARTS) as Part[];
  return new Set(parts.filter((part) => !(ratioOf(measured, OURS.name, part) <= PARTS[part].limit * times)));
};

/** Returns our ratios to a raw channel beside their limits. */
export const figuresOf = (measured: Measured): readonly Figure[] =>
  (Object.entries(PARTS) as [Part, (typeof PARTS)[Part]][]).map(([part, { title, limit }]) => ({
    name: `${title} : raw`,
    measured: ratioOf(measured, OURS.name, part),
    limit,
  }));

/** Writes the medians of every bridge with their ratios to the limit, and ours beside its limits. */
export const describe = (measured: Measured): string => {
  const over = overLimit(measured);
  const parts = Object.entries(PARTS) as [Part, (typeof PARTS)[Part]][];
  const all = [
    ['', ...parts.map(([, { title, unit }]) => `${title}, ${unit}`)],
    ...BRIDGES.map(({ name }) => [name, ...parts.map(([part]) => cell(measured, name, part))]),
  ];
  const limits = [
    ['', 'measured', 'limit', ''],
    ...parts.map(([part, { title, limit }]) => [
      `${title} : raw`,
      ratioOf(measured, OURS.name, part).toFixed(2),
      `at most ${limit}`,
      over.has(part) ? 'OVER' : '',
    ]),
  ];
  return `${formatTable(all)}\n\n${formatTable(limits)}`;
};
