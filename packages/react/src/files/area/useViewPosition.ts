import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../foundation/primitives/useLatest.ts';
import type { FileViewProps } from '../list/file-view.types.ts';
import type { RowPlaces } from '../windowing/row-places.ts';
import { evenRows } from '../windowing/row-places.ts';

/** The layout of a view with the item that Tab reaches. */
export interface PositionedView {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly columns: number;
  readonly rowHeight: number;
  /** Whether the layout is not measured yet. Default false. */
  readonly unmeasured?: boolean;
  /** Where rows lie that are not all alike. Default rows of one height. */
  readonly zones?: RowPlaces | undefined;
  readonly active: number;
  /** Takes the item that gets the focus as soon as it is drawn. */
  readonly focusWanted: RefObject<number | undefined>;
}

type ViewNow = PositionedView & Pick<FileViewProps, 'position' | 'onLeave' | 'rows'>;

/** Scrolls a view to where its list was left. */
const place = ({
  position,
  rows,
  columns,
  rowHeight,
  zones,
  active,
  focusWanted,
  ...view
}: ViewNow): void => {
  const element = view.scroller.current;
  if (element === null || position === undefined) return;
  const row = (zones ?? evenRows(rows.length, columns)).rowOf(position.first);
  element.scrollTop = (zones?.startOf?.(row) ?? row * rowHeight) + position.rest;
  if (position.hadFocus && rows.length > 0) focusWanted.current = active;
};

/** Tells how far someone had come in a view that goes. */
const tellPosition = (
  { onLeave, active, columns, rowHeight, zones }: ViewNow,
  element: HTMLElement,
): void => {
  const row = Math.floor(zones?.rowAt?.(element.scrollTop) ?? element.scrollTop / rowHeight);
  onLeave?.({
    first: zones?.firstOf(row) ?? row * columns,
    rest: element.scrollTop - (zones?.startOf?.(row) ?? row * rowHeight),
    active,
    hadFocus: element.contains(document.activeElement),
  });
};

/** Begins a view where its list was left, and tells how far someone had come when it goes. */
export const useViewPosition = (
  props: Pick<FileViewProps, 'position' | 'onLeave' | 'rows'>,
  view: PositionedView,
): void => {
  const { scroller, unmeasured = false } = view;
  const latest = useLatest({ ...props, ...view });
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    if (unmeasured || isPlaced.current || scroller.current === null) return;
    isPlaced.current = true;
    place(latest.current);
  }, [scroller, unmeasured, latest]);
  useLayoutEffect(() => {
    const element = scroller.current;
    return element === null ? undefined : () => tellPosition(latest.current, element);
  }, [scroller, latest]);
};
