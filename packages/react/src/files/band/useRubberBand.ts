import type { FileArea } from '@chartdock/files';
import { contentOf, isPicked } from '@chartdock/files';
import type { RefObject } from 'react';
import { useEffect } from 'react';
import { cardGap, fitCards } from '../list/FileGrid.tsx';
import { listRowHeight } from '../rows/row-sizes.ts';
import { useLatest } from '../../primitives/useLatest.ts';
import type { BandLayout } from './band-geometry.ts';
import type { BandSource } from './rubber-band.ts';
import { attachRubberBand } from './rubber-band.ts';

/** What the rubber band of a file area is about. */
export interface RubberBandOptions {
  readonly area: FileArea;
  /** Whether items of this page are dragged elsewhere. */
  readonly canDrag: boolean;
}

const layoutOf = (space: HTMLElement, count: number): BandLayout | undefined => {
  if (count === 0) return undefined;
  const { clientWidth: width } = space;
  if (space.closest('.cd-grid') === null)
    return {
      count,
      columns: 1,
      columnWidth: width,
      columnGap: 0,
      rowStep: listRowHeight,
      itemHeight: listRowHeight,
    };
  const { columns, cardWidth, rowHeight } = fitCards(width);
  return {
    count,
    columns,
    columnWidth: cardWidth,
    columnGap: cardGap,
    rowStep: rowHeight,
    itemHeight: rowHeight - cardGap,
  };
};

/** Makes what a rubber band asks of a file area. */
export const bandSourceOf = (area: FileArea, canDrag: () => boolean): BandSource => {
  const rows = () => contentOf(area.getState().list)?.rows ?? [];
  return {
    layout: (space) => layoutOf(space, rows().length),
    isDraggable: (index) => canDrag() && rows()[index] !== undefined,
    isPicked: (index) => isPicked(area.getState().selection, rows()[index]?.id ?? ''),
    selection: () => area.getState().selection,
    onBand: (spans, how) => void area.pickBand(spans, how),
    onEmptyPress: area.clearSelection,
  };
};

/** Lets the pointer pick with a rubber band in a file area; `mark` is the element that shows it. */
export const useRubberBand = (
  root: RefObject<HTMLElement | null>,
  mark: RefObject<HTMLElement | null>,
  options: RubberBandOptions,
): void => {
  const latest = useLatest(options);
  const { area } = options;
  useEffect(() => {
    if (root.current === null || mark.current === null) return undefined;
    const source = bandSourceOf(area, () => latest.current.canDrag);
    return attachRubberBand(root.current, mark.current, source);
  }, [root, mark, area, latest]);
};
