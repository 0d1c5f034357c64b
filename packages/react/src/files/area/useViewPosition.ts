import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../primitives/useLatest.ts';
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

/** Begins a view where its list was left, and tells how far someone had come when it goes. */
export const useViewPosition = (
  props: Pick<FileViewProps, 'position' | 'onLeave' | 'rows'>,
  view: PositionedView,
): void => {
  const { scroller, columns, rowHeight, unmeasured = false, focusWanted } = view;
  const latest = useLatest({ ...props, ...view });
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    const { position, rows, active, zones } = latest.current;
    const element = scroller.current;
    if (element === null || unmeasured || isPlaced.current) return;
    isPlaced.current = true;
    if (position === undefined) return;
    const row = (zones ?? evenRows(rows.length, columns)).rowOf(position.first);
    element.scrollTop = (zones?.startOf?.(row) ?? row * rowHeight) + position.rest;
    if (position.hadFocus && rows.length > 0) focusWanted.current = active;
  }, [scroller, columns, rowHeight, unmeasured, focusWanted, latest]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    return () => {
      const { onLeave, active, columns: across, rowHeight: height, zones } = latest.current;
      const row = Math.floor(zones?.rowAt?.(element.scrollTop) ?? element.scrollTop / height);
      onLeave?.({
        first: zones?.firstOf(row) ?? row * across,
        rest: element.scrollTop - (zones?.startOf?.(row) ?? row * height),
        active,
        hadFocus: element.contains(document.activeElement),
      });
    };
  }, [scroller, latest]);
};
