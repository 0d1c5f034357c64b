import type { Box } from './box.ts';

/** A line that shows the level of something. */
export interface Guide {
  readonly axis: 'x' | 'y';
  /** Where it stands on its axis. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** Length to write beside a gap; undefined for a line of alignment. */
  readonly gap?: number;
}

/** Where something lands that is moved. */
export interface Snapped {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
}

/** Distance of something from a line, and the others that draw it. */
export interface SnapOptions {
  /** In pixels of the page. */
  readonly reach: number;
  /** Distance of the lines of the grid; 0 without one. */
  readonly grid: number;
}

interface Axis {
  readonly at: 'x' | 'y';
  readonly size: 'w' | 'h';
  readonly across: 'x' | 'y';
  readonly depth: 'w' | 'h';
}

const ACROSS: Axis = { at: 'x', size: 'w', across: 'y', depth: 'h' };
const DOWN: Axis = { at: 'y', size: 'h', across: 'x', depth: 'w' };

const linesOf = (box: Box, { at, size }: Axis): readonly number[] => [
  box[at],
  box[at] + box[size] / 2,
  box[at] + box[size],
];

/** Middles draw from further away than edges, by this share. */
const MIDDLES = 0.8;

/** Edges are level with edges, and middles with middles. */
const isLevelWith = (place: number, other: number): boolean => (place === 1) === (other === 1);

interface Pulling {
  readonly axis: Axis;
  readonly reach: number;
}

interface Pull {
  readonly by: number;
  readonly guides: readonly Guide[];
}

/** Finds the edge or the middle of another box that one of the moved box is nearest to. */
const pullToLines = (box: Box, others: readonly Box[], { axis, reach }: Pulling): Pull | undefined => {
  const own = linesOf(box, axis);
  let [best, least] = [Infinity, Infinity];
  for (const other of others)
    for (const [place, line] of linesOf(other, axis).entries())
      for (const [ownPlace, mine] of own.entries()) {
        const by = line - mine;
        if (!isLevelWith(place, ownPlace) || Math.abs(by) > reach) continue;
        // Shapes that follow one another are lined up by their middles, at any width.
        const far = Math.abs(by) - (place === 1 ? reach * MIDDLES : 0);
        if (far < least) [best, least] = [by, far];
      }
  if (best === Infinity) return undefined;
  return { by: best, guides: guidesAt({ ...box, [axis.at]: box[axis.at] + best }, others, axis) };
};

const guidesAt = (box: Box, others: readonly Box[], axis: Axis): Guide[] => {
  const own = linesOf(box, axis);
  const found = new Map<number, { from: number; to: number }>();
  for (const other of others)
    for (const [place, line] of linesOf(other, axis).entries()) {
      if (!own.some((mine, at) => isLevelWith(place, at) && Math.abs(mine - line) < 0.01)) continue;
      const ends = [box, other].flatMap((one) => [one[axis.across], one[axis.across] + one[axis.depth]]);
      const before = found.get(line) ?? { from: Infinity, to: -Infinity };
      found.set(line, {
        from: Math.min(before.from, ...ends),
        to: Math.max(before.to, ...ends),
      });
    }
  return [...found].map(([at, { from, to }]) => ({ axis: axis.at, at, from, to }));
};

const overlapsAcross = (a: Box, b: Box, { across, depth }: Axis): boolean =>
  a[across] < b[across] + b[depth] && b[across] < a[across] + a[depth];

/** Finds the place at which gaps to neighbours in the same row or column are equal. */
const pullToGaps = (box: Box, others: readonly Box[], { axis, reach }: Pulling): Pull | undefined => {
  const { at, size } = axis;
  const row = others.filter((other) => overlapsAcross(box, other, axis));
  const before = row.filter((one) => one[at] + one[size] <= box[at] + reach);
  const after = row.filter((one) => one[at] >= box[at] + box[size] - reach);
  const left = before.reduce<Box | undefined>(
    (best, one) => (best === undefined || one[at] + one[size] > best[at] + best[size] ? one : best),
    undefined,
  );
  const right = after.reduce<Box | undefined>(
    (best, one) => (best === undefined || one[at] < best[at] ? one : best),
    undefined,
  );
  const places: number[] = [];
  if (left !== undefined && right !== undefined)
    places.push((left[at] + left[size] + right[at] - box[size]) / 2);
  places.push(...repeatedGaps(row, { left, right, box }, axis));
  const nearest = places.reduce((best, place) => {
    const by = place - box[at];
    return Math.abs(by) < Math.abs(best) ? by : best;
  }, Infinity);
  if (Math.abs(nearest) > reach) return undefined;
  const placed = { ...box, [at]: box[at] + nearest };
  return { by: nearest, guides: gapGuides(placed, [left, right], axis) };
};

/** Lists places that repeat, beside a neighbour, the gap between that one and its own neighbour. */
const repeatedGaps = (
  row: readonly Box[],
  {
    left,
    right,
    box,
  }: { readonly left: Box | undefined; readonly right: Box | undefined; readonly box: Box },
  { at, size }: Axis,
): number[] => {
  const places: number[] = [];
  for (const one of row) {
    const gapLeft = left === undefined ? -1 : left[at] - one[at] - one[size];
    if (left !== undefined && gapLeft > 0) places.push(left[at] + left[size] + gapLeft);
    const gapRight = right === undefined ? -1 : one[at] - right[at] - right[size];
    if (right !== undefined && gapRight > 0) places.push(right[at] - gapRight - box[size]);
  }
  return places;
};

const gapGuides = (box: Box, neighbours: readonly (Box | undefined)[], axis: Axis): Guide[] => {
  const { at, size, across, depth } = axis;
  return neighbours.flatMap((one): Guide[] => {
    if (one === undefined) return [];
    const isBefore = one[at] < box[at];
    const [from, to] = isBefore ? [one[at] + one[size], box[at]] : [box[at] + box[size], one[at]];
    const [low, high] = [
      Math.max(one[across], box[across]),
      Math.min(one[across] + one[depth], box[across] + box[depth]),
    ];
    return [{ axis: across, at: (low + high) / 2, from, to, gap: Math.round(to - from) }];
  });
};

const pullToGrid = (box: Box, { at }: Axis, grid: number): Pull => ({
  by: Math.round(box[at] / grid) * grid - box[at],
  guides: [],
});

const NOTHING: Pull = { by: 0, guides: [] };

/** Draws a box that is moved to the lines of others, to equal gaps between them, or else to the grid. */
export const snapMove = (box: Box, others: readonly Box[], { reach, grid }: SnapOptions): Snapped => {
  const pull = (axis: Axis): Pull =>
    pullToLines(box, others, { axis, reach }) ??
    pullToGaps(box, others, { axis, reach }) ??
    (grid > 0 ? pullToGrid(box, axis, grid) : NOTHING);
  const [x, y] = [pull(ACROSS), pull(DOWN)];
  const placed = { ...box, x: box.x + x.by, y: box.y + y.by };
  const lines = [
    ...(x.guides.length > 0 && x.guides.every(({ gap }) => gap === undefined)
      ? guidesAt(placed, others, ACROSS)
      : x.guides),
    ...(y.guides.length > 0 && y.guides.every(({ gap }) => gap === undefined)
      ? guidesAt(placed, others, DOWN)
      : y.guides),
  ];
  return { dx: x.by, dy: y.by, guides: lines };
};

/** Draws one coordinate to the nearest line of others, or else to the grid. */
export const snapLine = (
  value: number,
  axis: 'x' | 'y',
  { others, reach, grid }: SnapOptions & { readonly others: readonly Box[] },
): number => {
  const lines = others.flatMap((other) => linesOf(other, axis === 'x' ? ACROSS : DOWN));
  const nearest = lines.reduce(
    (best, line) => (Math.abs(line - value) < Math.abs(best - value) ? line : best),
    Infinity,
  );
  if (Math.abs(nearest - value) <= reach) return nearest;
  return grid > 0 ? Math.round(value / grid) * grid : value;
};
