import type { RefObject } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowRange, RowsGeometry, RowsView } from './visible-rows.ts';
import { noRows, rowsInView } from './visible-rows.ts';
import type { RowPlaces } from './row-places.ts';
import { coversView, scrollTopFor, visibleRows } from './window-geometry.ts';

/** Height taken for a box that has none, as in tests without layout, in pixels. */
export const assumedHeight = 600;

/** How long after the first rows those beyond the edges come, unless someone scrolls before, in milliseconds. */
export const SPARE_MS = 200;

/** Settings of {@link useWindowedRows}. */
export interface WindowedRowsOptions extends RowsGeometry {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Height of what sticks to the top of the box, in pixels. */
  readonly headHeight?: number;
  /** Height at the bottom of the box that something may lie over; rows are scrolled clear of it, in pixels. Default 0. */
  readonly footHeight?: number;
  /** Where the rows lie when they are not all of one height; the same value as long as they lie there. Default one below the other. */
  readonly places?: Pick<RowPlaces, 'startOf' | 'rowAt'> | undefined;
}

/** State that a windowed list draws itself from. */
export interface WindowedRows {
  readonly range: RowRange;
  /** Counts the whole rows that fit the view now. */
  readonly pageRows: () => number;
  readonly scrollToRow: (row: number) => void;
}

/**
 * Guesses the rows to draw before the first layout, as many as the window could show: asking the box itself would make the browser lay the page out once
 * more, and drawing them only after that costs a second render. What the guess lacks is drawn before the first paint, as
 * soon as the layout is known. Without a window, or without news of the box's size, nothing is guessed. Rows beyond the edges
 * are for scrolling, and nobody should wait for them before that: they come once the first ones are painted.
 */
const firstRange = (geometry: RowsGeometry, headHeight: number): RowRange => {
  if (typeof innerHeight !== 'number' || typeof ResizeObserver !== 'function') return noRows;
  return rowsInView(geometry, { scrollTop: 0, height: innerHeight - headHeight });
};

type Places = WindowedRowsOptions['places'];

const viewOf = (element: HTMLElement, headHeight: number): RowsView => {
  // A box too low for its head still has rows: they are scrolled to, walked through and read out.
  const height = Math.max(1, (element.clientHeight || assumedHeight) - headHeight);
  return { scrollTop: element.scrollTop, height };
};

/** Describes a view as though every row had the height of most. */
const evenView = (view: RowsView, rowHeight: number, places: Places): RowsView => {
  const { rowAt } = places ?? {};
  if (rowAt === undefined) return view;
  const scrollTop = rowAt(view.scrollTop) * rowHeight;
  return { scrollTop, height: rowAt(view.scrollTop + view.height) * rowHeight - scrollTop };
};

const isSameRange = (one: RowRange, other: RowRange): boolean =>
  one.first === other.first && one.end === other.end;

/** A scroll box that is followed, and what is drawn of it. */
interface Followed extends RowsGeometry {
  readonly element: HTMLElement;
  readonly headHeight: number;
  readonly places: Places;
  /** The range that was drawn last. */
  readonly drawn: { current: RowRange };
  /** Whether that was guessed. */
  readonly isGuess: { current: boolean };
  readonly setRange: (range: RowRange) => void;
}

/** Draws what a scroll box shows, now and whenever it is scrolled or gets another size. Returns how to stop. */
const follow = (followed: Followed): (() => void) => {
  const { element, headHeight, rowHeight, places, drawn, isGuess } = followed;
  const draw = (next: RowRange): void => {
    drawn.current = next;
    followed.setRange(next);
  };
  const onScroll = (): void => {
    const view = evenView(viewOf(element, headHeight), rowHeight, places);
    const next = visibleRows(followed, view);
    if (isSameRange(next, drawn.current)) return;
    // A jump past everything drawn must not leave a blank frame behind.
    if (coversView(drawn.current, followed, view)) draw(next);
    else flushSync(() => draw(next));
  };
  const measure = (): void => {
    const view = evenView(viewOf(element, headHeight), rowHeight, places);
    // What was guessed is left as it is when it shows all there is to see: the first picture is not drawn twice.
    const isEnough = isGuess.current && drawn.current.end > 0 && coversView(drawn.current, followed, view);
    isGuess.current = false;
    if (isEnough) return;
    const next = visibleRows(followed, view);
    isGuess.current = next.end === 0;
    if (!isSameRange(next, drawn.current)) draw(next);
  };
  const guess = isGuess.current ? firstRange(followed, headHeight) : noRows;
  if (guess.end === 0) measure();
  else if (!isSameRange(guess, drawn.current)) draw(guess);
  const watcher = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
  element.addEventListener('scroll', onScroll, { passive: true });
  watcher?.observe(element);
  const timer = setTimeout(onScroll, SPARE_MS);
  return () => {
    clearTimeout(timer);
    element.removeEventListener('scroll', onScroll);
    watcher?.disconnect();
  };
};

/** Follows a scroll box and says which rows of one height to draw; the cost does not depend on their number. */
export const useWindowedRows = (options: WindowedRowsOptions): WindowedRows => {
  const { scroller, rowCount, rowHeight, headHeight = 0, footHeight = 0, places } = options;
  const [range, setRange] = useState<RowRange>(() => firstRange({ rowCount, rowHeight }, headHeight));
  const drawn = useRef(range);
  const isGuess = useRef(true);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    return follow({ element, rowCount, rowHeight, headHeight, places, drawn, isGuess, setRange });
  }, [scroller, rowCount, rowHeight, headHeight, places]);
  const scrollToRow = useCallback(
    (row: number): void => {
      const element = scroller.current;
      if (element === null) return;
      const view = viewOf(element, headHeight + footHeight);
      const startOf = places?.startOf ?? ((at: number) => at * rowHeight);
      element.scrollTop = scrollTopFor({ top: startOf(row), bottom: startOf(row + 1) }, view);
    },
    [scroller, rowHeight, headHeight, footHeight, places],
  );
  const pageRows = useCallback((): number => {
    const element = scroller.current;
    if (element === null) return 1;
    return Math.max(1, Math.floor(viewOf(element, headHeight).height / rowHeight));
  }, [scroller, rowHeight, headHeight]);
  return {
    range: range.end > rowCount ? { first: Math.min(range.first, rowCount), end: rowCount } : range,
    pageRows,
    scrollToRow,
  };
};
