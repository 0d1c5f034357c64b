import type { BandPick, RowSpan, Selection } from '@chartdock/files';
import { targetOf } from '../list/view-gestures.ts';
import type { BandLayout } from './band-geometry.ts';

/** Questions of a band; it asks at the moment it needs an answer. */
export interface BandSource {
  /** Describes the view on screen, zone by zone; empty while there is none. */
  readonly layout: (space: HTMLElement) => readonly BandLayout[];
  /** Returns whether an item can be dragged, so that a press on its body is no band. */
  readonly isDraggable: (index: number) => boolean;
  readonly isPicked: (index: number) => boolean;
  readonly selection: () => Selection;
  readonly onBand: (spans: readonly RowSpan[], how: BandPick) => void;
  /** Is told of a press on empty space that drew nothing. */
  readonly onEmptyPress: () => void;
}

const plainCells =
  '.cd-row__check, .cd-row__kind, .cd-row__owner, .cd-row__count, .cd-row__time, .cd-row__actions';

/** Returns whether a press on an item draws a band: beside the name of a row that is not picked, or where nothing is dragged. */
export const isBandPress = (
  target: EventTarget | null,
  { isDraggable, isPicked }: Pick<BandSource, 'isDraggable' | 'isPicked'>,
): boolean => {
  const item = targetOf(target);
  if (item === undefined || item.part !== 'body' || !(target instanceof Element)) return false;
  if (item.element.closest('.cd-list') === null) return false;
  return !isDraggable(item.index) || (target.closest(plainCells) !== null && !isPicked(item.index));
};
