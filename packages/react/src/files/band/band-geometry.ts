import type { RowSpan } from '@chartdock/files';

/** How the items of a view lie, in CSS pixels from the top left of their space. */
export interface BandLayout {
  readonly count: number;
  readonly columns: number;
  readonly columnWidth: number;
  /** Space between two columns. */
  readonly columnGap: number;
  /** From the top of one row to the top of the next. */
  readonly rowStep: number;
  /** Height of an item within its row. */
  readonly itemHeight: number;
  /** Index of the first of these items. Default 0. */
  readonly first?: number;
  /** Where the first row begins. Default 0. */
  readonly top?: number;
}

/** A point of the space, in CSS pixels. */
export interface BandPoint {
  readonly x: number;
  readonly y: number;
}

/** A box of the space, in CSS pixels. */
export interface BandBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Makes the box between two corners. */
export const boxBetween = (one: BandPoint, other: BandPoint): BandBox => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  right: Math.max(one.x, other.x),
  bottom: Math.max(one.y, other.y),
});

interface Steps {
  readonly step: number;
  /** How much of each step an item takes, from its start. */
  readonly extent: number;
  readonly count: number;
}

/** Finds the steps whose items an interval touches. */
const touched = (from: number, to: number, { step, extent, count }: Steps): RowSpan => {
  const at = Math.floor(from / step);
  const first = from - at * step >= extent ? at + 1 : at;
  return { first: Math.max(0, first), last: Math.min(count - 1, Math.floor(to / step)) };
};

/** Finds the items under a box by where they lie, drawn or not. */
export const spansUnder = ({ left, top, right, bottom }: BandBox, layout: BandLayout): readonly RowSpan[] => {
  const {
    count,
    columns,
    columnWidth,
    columnGap,
    rowStep,
    itemHeight,
    first: begin = 0,
    top: from = 0,
  } = layout;
  const rows = touched(top - from, bottom - from, {
    step: rowStep,
    extent: itemHeight,
    count: Math.ceil(count / columns),
  });
  const across = touched(left, right, {
    step: columnWidth + columnGap,
    extent: columnWidth,
    count: columns,
  });
  if (rows.last < rows.first || across.last < across.first) return [];
  if (across.first === 0 && across.last === columns - 1)
    return [
      {
        first: begin + rows.first * columns,
        last: begin + Math.min(count - 1, (rows.last + 1) * columns - 1),
      },
    ];
  return Array.from({ length: rows.last - rows.first + 1 }, (_, step) => {
    const start = (rows.first + step) * columns;
    return {
      first: begin + start + across.first,
      last: begin + Math.min(count - 1, start + across.last),
    };
  }).filter(({ first, last }) => last >= first);
};
