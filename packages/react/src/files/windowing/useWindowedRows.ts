import type { RefObject } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowRange, RowsGeometry, RowsView } from './window-geometry.ts';
import { coversView, noRows, scrollTopFor, visibleRows } from './window-geometry.ts';

/** Height taken for a box that has none, as in tests without layout, in pixels. */
export const assumedHeight = 600;

/** Settings of {@link useWindowedRows}. */
export interface WindowedRowsOptions extends RowsGeometry {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Height of what sticks to the top of the box, in pixels. */
  readonly headHeight?: number;
}

/** What a windowed list needs to draw itself. */
export interface WindowedRows {
  readonly range: RowRange;
  /** Whole rows that fit the view. */
  readonly pageRows: number;
  readonly scrollToRow: (row: number) => void;
}

function viewOf(element: HTMLElement, headHeight: number): RowsView {
  return { scrollTop: element.scrollTop, height: (element.clientHeight || assumedHeight) - headHeight };
}

function isSameRange(one: RowRange, other: RowRange): boolean {
  return one.first === other.first && one.end === other.end;
}

/** Follows a scroll box and says which rows of one height to draw; the cost does not depend on their number. */
export function useWindowedRows(options: WindowedRowsOptions): WindowedRows {
  const { scroller, rowCount, rowHeight, headHeight = 0 } = options;
  const [range, setRange] = useState<RowRange>(noRows);
  const drawn = useRef(range);
  const [pageRows, setPageRows] = useState(1);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const geometry = { rowCount, rowHeight };
    const draw = (next: RowRange): void => {
      drawn.current = next;
      setRange(next);
    };
    const onScroll = (): void => {
      const view = viewOf(element, headHeight);
      const next = visibleRows(geometry, view);
      if (isSameRange(next, drawn.current)) return;
      // A jump past everything drawn must not leave a blank frame behind.
      if (coversView(drawn.current, geometry, view)) draw(next);
      else flushSync(() => draw(next));
    };
    const measure = (): void => {
      const view = viewOf(element, headHeight);
      const next = visibleRows(geometry, view);
      if (!isSameRange(next, drawn.current)) draw(next);
      setPageRows(Math.max(1, Math.floor(view.height / rowHeight)));
    };
    measure();
    element.addEventListener('scroll', onScroll, { passive: true });
    const watcher = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
    watcher?.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      watcher?.disconnect();
    };
  }, [scroller, rowCount, rowHeight, headHeight]);
  const scrollToRow = useCallback(
    (row: number): void => {
      const element = scroller.current;
      if (element === null) return;
      element.scrollTop = scrollTopFor(row, { rowCount, rowHeight }, viewOf(element, headHeight));
    },
    [scroller, rowCount, rowHeight, headHeight],
  );
  return {
    range: range.end > rowCount ? { first: Math.min(range.first, rowCount), end: rowCount } : range,
    pageRows,
    scrollToRow,
  };
}
