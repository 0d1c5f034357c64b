import type { Place, Point } from '../geometry.types.ts';
import { cuts } from '../route-straight.ts';

/** A use, or someone beside the system, where it stands. */
export interface PlacedMember {
  /** 0 and 1 for uses, -1 and 2 for those at the left and at the right. */
  readonly column: number;
  readonly place: Place;
}

/** Pixels between a use and a line that passes it, and between the two of one column and the line that joins them. */
const CLEAR = 6;
const ASIDE = 34;
/** Pixels that the name below someone takes. */
const CAPTION = 24;
const USE_COLUMNS: readonly number[] = [0, 1];

const middleOf = ({ y, h }: Place): number => y + h / 2;
const centreOf = ({ x, w }: Place): number => x + w / 2;
const leftOf = ({ place }: PlacedMember): Point => [place.x, middleOf(place)];
const rightOf = ({ place }: PlacedMember): Point => [place.x + place.w, middleOf(place)];

const widen = ({ x, y, w, h }: Place): Place => ({ x, y: y - CLEAR, w, h: h + 2 * CLEAR });

/** Finds the free height of a column that is nearest to the wanted one: between two uses, above all or below all. */
const gapNear = (places: readonly Place[], wanted: number): number => {
  const sorted = [...places].sort((a, b) => a.y - b.y);
  const heights = sorted.flatMap(({ y, h }, index) => {
    const next = sorted[index + 1];
    const below = next === undefined ? y + h + 2 * CLEAR : (y + h + next.y) / 2;
    return index === 0 ? [y - 2 * CLEAR, below] : [below];
  });
  return heights.reduce(
    (best, height) => (Math.abs(height - wanted) < Math.abs(best - wanted) ? height : best),
    heights[0] ?? wanted,
  );
};

/** Joins two of one column: straight when they are neighbours, else beside those between them. */
const leadInColumn = (
  upper: PlacedMember,
  lower: PlacedMember,
  all: readonly PlacedMember[],
): readonly Point[] => {
  const caption = USE_COLUMNS.includes(upper.column) ? 0 : CAPTION;
  const [top, bottom] = [upper.place.y + upper.place.h + caption, lower.place.y];
  const isNext = all.every(
    ({ column, place }) =>
      column !== upper.column || place === lower.place || place.y <= upper.place.y || place.y >= bottom,
  );
  if (isNext)
    return [
      [centreOf(upper.place), top],
      [centreOf(lower.place), bottom],
    ];
  // Uses are joined between the two columns, people on the side away from the system.
  const isRight = upper.column === 0 || upper.column === 2;
  const side = isRight ? rightOf : leftOf;
  const x = side(upper)[0] + (isRight ? ASIDE : -ASIDE);
  return [side(upper), [x, side(upper)[1]], [x, side(lower)[1]], side(lower)];
};

const leadAcross = (
  left: PlacedMember,
  right: PlacedMember,
  all: readonly PlacedMember[],
): readonly Point[] => {
  const [start, end] = [rightOf(left), leftOf(right)];
  const bends: Point[] = [];
  for (const column of USE_COLUMNS.filter((one) => one > left.column && one < right.column)) {
    const places = all.filter((one) => one.column === column).map(({ place }) => place);
    const [first] = places;
    if (first === undefined || !places.some((place) => cuts(start, end, widen(place)))) continue;
    const height = gapNear(places, (start[1] + end[1]) / 2);
    bends.push([first.x, height], [first.x + first.w, height]);
  }
  return [start, ...bends, end];
};

/** Leads a connector from one to the other without cutting a use between them. */
export const leadUseCase = (
  from: PlacedMember,
  to: PlacedMember,
  all: readonly PlacedMember[],
): readonly Point[] => {
  const isInColumn = from.column === to.column;
  const isForward = isInColumn ? from.place.y < to.place.y : from.column < to.column;
  const [first, second] = isForward ? [from, to] : [to, from];
  const points = isInColumn ? leadInColumn(first, second, all) : leadAcross(first, second, all);
  return isForward ? points : [...points].reverse();
};
