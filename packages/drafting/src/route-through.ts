import type { Place, Point, Route } from './geometry.types.ts';

/** A connector between two places, with the points it was planned through. */
export interface PlannedLine {
  readonly from: Place;
  readonly to: Place;
  readonly through: readonly Point[];
  readonly label: Point;
  readonly hasLabel: boolean;
  /** Whether it leads against the direction, around everything between its ends. */
  readonly isBack: boolean;
}

interface RouteOptions {
  readonly direction: 'down' | 'right';
  readonly places: readonly Place[];
}

/** Pixels between two lines that share a gap, and between a box and a line that goes back beside it. */
const TRACK = 10;
const ASIDE = 26;

const flipPoint = ([x, y]: Point): Point => [y, x];
const flipPlace = ({ x, y, w, h }: Place): Place => ({ x: y, y: x, w: h, h: w });

/**
 * Leads connectors at right angles: out of the middle of a box, across in the gaps between ranks, each at a height of its own
 * where two would lie on one another, and into the middle of the other box. A connector against the direction goes
 * around the boxes at its side.
 */
export const routeThrough = (
  lines: readonly PlannedLine[],
  { direction, places }: RouteOptions,
): readonly Route[] => {
  if (direction === 'down') return routeDown(lines, places);
  const flipped = lines.map((line) => ({
    ...line,
    from: flipPlace(line.from),
    to: flipPlace(line.to),
    through: line.through.map(flipPoint),
    label: flipPoint(line.label),
  }));
  return routeDown(flipped, places.map(flipPlace)).map(({ points, at }) => ({
    points: points.map(flipPoint),
    at,
  }));
};

interface Crossing {
  readonly low: number;
  readonly high: number;
  /** Place of the box that the line leaves: lines of one box may share a height. */
  readonly owner: number;
  readonly track: number;
}

const routeDown = (lines: readonly PlannedLine[], places: readonly Place[]): readonly Route[] => {
  const crossings = new Map<number, Crossing[]>();
  let back = 0;
  return lines.map((line) => {
    const { isBack } = line;
    const points = isBack ? routeBack(line, { places, nth: back++ }) : routeOn(line, crossings);
    return { points, at: isBack || !line.hasLabel ? 0.5 : shareAt(points, line.label) };
  });
};

const middleOf = ({ x, w }: Place): number => x + w / 2;

/** Every other point lies in a gap between ranks; there the line changes its column. */
const routeOn = (
  { from, to, through }: PlannedLine,
  crossings: Map<number, Crossing[]>,
): readonly Point[] => {
  const [start, end] = [middleOf(from), middleOf(to)];
  const points: Point[] = [[start, from.y + from.h]];
  let x = start;
  through.forEach(([, y], index) => {
    if (index % 2 === 1) return;
    const next = through[index + 1]?.[0] ?? end;
    if (Math.abs(next - x) < 1) return;
    const height =
      y + trackOf(crossings, { y, low: Math.min(x, next), high: Math.max(x, next), owner: start });
    points.push([x, height], [next, height]);
    x = next;
  });
  points.push([x, to.y]);
  return points;
};

const SIDES = [0, 1, -1, 2, -2, 3, -3] as const;

const trackOf = (
  crossings: Map<number, Crossing[]>,
  { y, low, high, owner }: { y: number; low: number; high: number; owner: number },
): number => {
  const gap = Math.round(y);
  const taken = crossings.get(gap) ?? [];
  const isFree = (track: number): boolean =>
    taken.every(
      (one) => one.track !== track || one.owner === owner || one.high < low - 4 || one.low > high + 4,
    );
  const track = SIDES.find(isFree) ?? 0;
  crossings.set(gap, [...taken, { low, high, owner, track }]);
  return track * TRACK;
};

/** Leads a connector that goes back around everything that stands between its ends, at the nearer side. */
const routeBack = (
  { from, to }: PlannedLine,
  { places, nth }: { places: readonly Place[]; nth: number },
): readonly Point[] => {
  const [top, bottom] = [to.y, from.y + from.h];
  const between = places.filter(({ y, h }) => y < bottom && y + h > top);
  const right = Math.max(...between.map(({ x, w }) => x + w));
  const left = Math.min(...between.map(({ x }) => x));
  const start = middleOf(from);
  const isRight = right - start < start - left;
  const column = isRight ? right + ASIDE + nth * TRACK : left - ASIDE - nth * TRACK;
  const side = ({ x, w }: Place): number => (isRight ? x + w : x);
  const height = ({ y, h }: Place): number => y + h / 2;
  return [
    [side(from), height(from)],
    [column, height(from)],
    [column, height(to)],
    [side(to), height(to)],
  ];
};

/** Returns how far along a line, from 0 to 1, the point of it lies that is nearest to a place. */
const shareAt = (points: readonly Point[], [x, y]: Point): number => {
  let [walked, best, nearest] = [0, 0, Infinity];
  points.slice(1).forEach((end, index) => {
    const start = points[index] ?? end;
    const length = Math.abs(end[0] - start[0]) + Math.abs(end[1] - start[1]);
    const along =
      start[0] === end[0]
        ? clamp((y - start[1]) / (end[1] - start[1] || 1))
        : clamp((x - start[0]) / (end[0] - start[0] || 1));
    const spot = [start[0] + (end[0] - start[0]) * along, start[1] + (end[1] - start[1]) * along] as const;
    const distance = Math.abs(spot[0] - x) + Math.abs(spot[1] - y);
    if (distance < nearest) [nearest, best] = [distance, walked + length * along];
    walked += length;
  });
  return walked === 0 ? 0.5 : best / walked;
};

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
