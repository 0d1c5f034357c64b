import type { StandingBox } from './geometry.types.ts';

/** A connector whose ports are sought. */
interface PortLine {
  readonly ends: readonly [StandingBox, StandingBox];
  readonly marks: readonly [string, string];
  /** Where it passes the ranks between its ends; undefined for one that leads back and needs no port. */
  readonly passes: readonly number[] | undefined;
}

/** Pixels between two ports of a side, and between a port and the corner. */
const APART = 18;
const CORNER = 12;

const middleOf = ({ port: { x, w } }: StandingBox): number => x + w / 2;

/** Spreads names over a side around its middle, in the order of where their lines come from. */
const spread = (
  box: StandingBox,
  names: ReadonlyMap<string, readonly number[]>,
): ReadonlyMap<string, number> => {
  const mean = (all: readonly number[]): number =>
    all.reduce((sum, x) => sum + x, 0) / Math.max(1, all.length);
  const sorted = [...names].sort(([, a], [, b]) => mean(a) - mean(b));
  const step = Math.min(APART, Math.max(0, box.port.w - 2 * CORNER) / Math.max(1, sorted.length - 1));
  return new Map(
    sorted.map(([name], index) => [name, middleOf(box) + (index - (sorted.length - 1) / 2) * step] as const),
  );
};

/** Finds where along the sides of their boxes connectors begin and end: in the middle, or beside it where their marks differ. */
export const portsOf = (lines: readonly PortLine[]): readonly (readonly [start: number, end: number])[] => {
  const sideOf = (end: 0 | 1): ReadonlyMap<string, ReadonlyMap<string, number>> => {
    const boxes = new Map<string, { readonly box: StandingBox; readonly names: Map<string, number[]> }>();
    for (const { ends, marks, passes } of lines) {
      if (passes === undefined) continue;
      const box = ends[end];
      const { names } = boxes.get(box.id) ?? { names: new Map<string, number[]>() };
      const near = passes.at(end === 0 ? 0 : -1) ?? middleOf(ends[end === 0 ? 1 : 0]);
      names.set(marks[end], [...(names.get(marks[end]) ?? []), near]);
      boxes.set(box.id, { box, names });
    }
    return new Map([...boxes].map(([id, { box, names }]) => [id, spread(box, names)] as const));
  };
  const [starts, finishes] = [sideOf(0), sideOf(1)];
  return lines.map(({ ends: [from, to], marks: [begin, end] }) => [
    starts.get(from.id)?.get(begin) ?? middleOf(from),
    finishes.get(to.id)?.get(end) ?? middleOf(to),
  ]);
};
