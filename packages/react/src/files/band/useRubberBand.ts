import type { FileArea } from '@chartdock/files';
import { contentOf, isPicked } from '@chartdock/files';
import type { RefObject } from 'react';
import { useEffect } from 'react';
import { cardGap, fitCards } from '../list/fit-cards.ts';
import { listRowHeight } from '../rows/row-sizes.ts';
import { useLater } from '../../foundation/app/useLater.ts';
import { chipHeight, chipStep, layZones } from '../windowing/grid-zones.ts';
import { useLatest } from '../../foundation/primitives/useLatest.ts';
import type { BandLayout } from './band-geometry.ts';
import type { BandSource } from './band-press.ts';
import type * as RubberBand from './rubber-band.ts';

/** Options of the rubber band of a file area. */
export interface RubberBandOptions {
  readonly area: FileArea;
  /** Whether items of this page are dragged elsewhere. */
  readonly canDrag: boolean;
}

const layoutOf = (space: HTMLElement, count: number): readonly BandLayout[] => {
  const { clientWidth: width } = space;
  if (count === 0) return [];
  if (space.closest('.cd-grid') === null) {
    const line = { columnWidth: width, columnGap: 0, rowStep: listRowHeight, itemHeight: listRowHeight };
    return [{ count, columns: 1, ...line }];
  }
  const { columns, cardWidth, rowHeight } = fitCards(width);
  const cards = { columns, columnWidth: cardWidth, columnGap: cardGap };
  const files = { ...cards, rowStep: rowHeight, itemHeight: rowHeight - cardGap };
  const lead = Number(space.dataset['cdLead']);
  const zones = layZones({ count, lead, columns, rowHeight });
  return [
    { count: lead, ...cards, rowStep: chipStep, itemHeight: chipHeight, top: zones.topOf(0) },
    { count: count - lead, ...files, first: lead, top: zones.topOf(zones.leadRows) },
  ];
};

/** Makes the questions of a rubber band to a file area. */
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

const loadBand = (): Promise<typeof RubberBand> => import('./rubber-band.ts');

/** Lets the pointer pick with a rubber band in a file area; `mark` is the element that shows it. */
export const useRubberBand = (
  root: RefObject<HTMLElement | null>,
  mark: RefObject<HTMLElement | null>,
  options: RubberBandOptions,
): void => {
  const latest = useLatest(options);
  const { area } = options;
  const band = useLater(loadBand);
  useEffect(() => {
    if (root.current === null || mark.current === null || band === undefined) return undefined;
    const source = bandSourceOf(area, () => latest.current.canDrag);
    return band.attachRubberBand(root.current, mark.current, source);
  }, [root, mark, area, latest, band]);
};
