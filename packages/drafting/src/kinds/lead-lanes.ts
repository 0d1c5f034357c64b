import type { Place, Point } from '../geometry.types.ts';
import { heightsOf } from '../tracks.ts';
import type { Crossing } from '../tracks.ts';

/** A shape in its lane; its caption, if it has one, takes so many pixels below it. */
export interface LaneMember {
  readonly id: string;
  readonly place: Place;
  readonly caption: number;
  readonly column: number;
  readonly lane: number;
}

/** Where lanes begin, and where the gap behind a column begins and ends. */
export interface LaneGround {
  readonly members: readonly LaneMember[];
  readonly tops: readonly number[];
  /** Takes -1 for the gap before the first column. */
  readonly gapAfter: (column: number) => { readonly start: number; readonly end: number };
}

/** A connector between two shapes. */
export type LaneLine = readonly [from: LaneMember, to: LaneMember];

/** Pixels between the border of a lane and the first line along it, and between two such lines. */
const BORDER = 9;
const TRACK = 6;
/** How many lines fit between the border of a lane and its shapes. */
const TRACKS = 3;

interface Stretch {
  readonly low: number;
  readonly high: number;
  readonly ends: readonly [string, string];
  readonly track: number;
}

/** Keeps the lines along the borders of lanes apart, unless they share an end. */
const createBorders = ({ tops }: LaneGround) => {
  const taken = new Map<string, Stretch[]>();
  return (lane: number, side: 'upper' | 'lower', [from, to]: LaneLine): number => {
    const near = taken.get(`${lane} ${side}`) ?? [];
    const low = Math.min(from.place.x, to.place.x);
    const high = Math.max(from.place.x + from.place.w, to.place.x + to.place.w);
    const isFree = (track: number): boolean =>
      near.every(
        (one) =>
          one.track !== track ||
          one.ends[0] === from.id ||
          one.ends[1] === to.id ||
          one.high < low ||
          one.low > high,
      );
    const all = Array.from({ length: TRACKS }, (_, track) => track);
    const track = all.find(isFree) ?? 0;
    taken.set(`${lane} ${side}`, [...near, { low, high, ends: [from.id, to.id], track }]);
    const inset = BORDER + track * TRACK;
    return side === 'upper' ? (tops[lane] ?? 0) + inset : (tops[lane + 1] ?? 0) - inset;
  };
};

/** A route before the places of its upright stretches in the gaps between columns are known. */
interface Plan {
  readonly head: readonly Point[];
  readonly crossings: readonly Crossing[];
  readonly tail: readonly Point[];
}

const rightOf = ({ place: { x, y, w, h } }: LaneMember): Point => [x + w, y + h / 2];
const leftOf = ({ place: { x, y, h } }: LaneMember): Point => [x, y + h / 2];
const bottomOf = ({ place: { x, y, w, h }, caption }: LaneMember): Point => [x + w / 2, y + h + caption];

/**
 * Leads connectors from left to right through the gap before the next column, over more columns along the upper border of the
 * lane they reach, and back along the lower border. Those of different shapes get places of their own.
 */
export const leadLanes = (lines: readonly LaneLine[], ground: LaneGround): readonly (readonly Point[])[] => {
  const isLowest = ({ lane, column, place }: LaneMember): boolean =>
    ground.members.every((one) => one.lane !== lane || one.column !== column || one.place.y <= place.y);
  const alongBorder = createBorders(ground);
  const plans = lines.map((line): Plan => {
    const [from, to] = line;
    const ends = [from.id, to.id] as const;
    const span = to.column - from.column;
    const crossing = (gap: number, start: number, end: number): Crossing => ({ gap, start, end, ends });
    if (span > 0) {
      const [out, into] = [rightOf(from), leftOf(to)];
      if (span === 1) {
        const isLevel = Math.abs(out[1] - into[1]) < 1;
        return {
          head: [out],
          crossings: isLevel ? [] : [crossing(from.column, out[1], into[1])],
          tail: [into],
        };
      }
      const border = alongBorder(to.lane, 'upper', line);
      return {
        head: [out],
        crossings: [crossing(from.column, out[1], border), crossing(to.column - 1, border, into[1])],
        tail: [into],
      };
    }
    const down = alongBorder(from.lane, 'lower', line);
    // A shape with another below it in its lane is left at its right and reached from its left.
    const out = rightOf(from);
    const [isFromLowest, isToLowest] = [isLowest(from), isLowest(to)];
    const head = isFromLowest ? [bottomOf(from), [bottomOf(from)[0], down] as const] : [out];
    const first = isFromLowest ? [] : [crossing(from.column, out[1], down)];
    if (!isToLowest) {
      const into = leftOf(to);
      return { head, crossings: [...first, crossing(to.column - 1, down, into[1])], tail: [into] };
    }
    const enter = bottomOf(to);
    if (from.lane === to.lane) return { head, crossings: first, tail: [[enter[0], down], enter] };
    const up = alongBorder(to.lane, 'lower', line);
    const isOneGap = !isFromLowest && span === 0;
    const crossings = isOneGap
      ? [crossing(to.column, out[1], up)]
      : [...first, crossing(to.column, down, up)];
    return { head, crossings, tail: [[enter[0], up], enter] };
  });
  const gapBelow = (column: number) => {
    const { start, end } = ground.gapAfter(column);
    return { top: start, bottom: end };
  };
  const places = heightsOf(
    plans.flatMap(({ crossings }) => crossings),
    { gapBelow },
    [],
  );
  return plans.map(({ head, crossings, tail }) => [
    ...head,
    ...crossings.flatMap((crossing): Point[] => {
      const x = places.get(crossing) ?? 0;
      return [
        [x, crossing.start],
        [x, crossing.end],
      ];
    }),
    ...tail,
  ]);
};
