import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../foundation/primitives/useLatest.ts';
import { createLateGestures } from './create-late-gestures.ts';
import type { FileViewProps } from './file-view.types.ts';
import { useViewPosition } from '../area/useViewPosition.ts';
import type { ViewHandlers } from './view-gestures.types.ts';
import type { RowRange } from '../windowing/visible-rows.ts';
import type { GridZones } from '../windowing/grid-zones.ts';
import { evenRows } from '../windowing/row-places.ts';
import { useWindowedRows } from '../windowing/useWindowedRows.ts';

/** Height that the bar of a selection takes at the bottom of a view, in pixels; an item that a key reaches stays above it. */
const selectionBarHeight = 72;

/** How a view lays its items out. */
export interface ViewLayout {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly columns: number;
  readonly rowHeight: number;
  readonly headHeight: number;
  /** Whether the layout is not measured yet. Default false. */
  readonly unmeasured?: boolean;
  /** Where rows lie that are not all alike; the same value as long as they lie there. Default rows of one height. */
  readonly zones?: GridZones | undefined;
  /** How many items at the beginning lie in rows of their own. Default none. */
  readonly lead?: number;
}

/** State that a view draws itself from. */
export interface FileViewModel {
  readonly range: RowRange;
  /** Row that holds the focus; it stays drawn when it scrolls out, so that the focus is not lost. */
  readonly activeRow: number;
  /** Index of the item that Tab reaches. */
  readonly active: number;
  readonly handlers: ViewHandlers;
}

/** Runs a windowed view of files: the drawn range and the roving focus; presses and keys are those of its gestures. */
export const useFileView = (props: FileViewProps, layout: ViewLayout): FileViewModel => {
  const { rows, onRange } = props;
  const { scroller, columns, rowHeight, headHeight, zones } = layout;
  const { rowCount, rowOf, firstOf } = zones ?? evenRows(rows.length, columns);
  const footHeight = props.plain === true ? 0 : selectionBarHeight;
  const { range, pageRows, scrollToRow } = useWindowedRows({
    scroller,
    rowCount,
    rowHeight,
    headHeight,
    footHeight,
    places: zones,
  });
  const [wantedActive, setActive] = useState(props.position?.active ?? 0);
  const active = Math.min(wantedActive, Math.max(0, rows.length - 1));
  const focusWanted = useRef<number | undefined>(undefined);
  useViewPosition(props, { ...layout, active, focusWanted });
  /** Item that a key moves by one place; the focus goes with it. */
  const followed = useRef<string | undefined>(undefined);
  const shownMark = useRef<string | undefined>(undefined);
  const first = firstOf(range.first);
  const last = Math.min(rows.length, firstOf(range.end)) - 1;

  useLayoutEffect(() => {
    // In a task of its own: its effects keep nobody from the picture. An effect that waits costs a mount more.
    if (last >= first) setTimeout(() => scroller.current && onRange?.(first, last));
  }, [scroller, first, last, onRange]);
  useLayoutEffect(() => {
    if (focusWanted.current === undefined) return;
    const item = scroller.current?.querySelector<HTMLElement>(`[data-cd-index="${focusWanted.current}"]`);
    if (!item) return;
    item.focus({ preventScroll: true });
    focusWanted.current = undefined;
  });
  useLayoutEffect(() => {
    if (followed.current === undefined || rows[active]?.id === followed.current) return;
    const at = [active - 1, active + 1].find((index) => rows[index]?.id === followed.current);
    followed.current = undefined;
    if (at !== undefined) moveTo(at);
  }, [rows, active, columns, scrollToRow]);
  useLayoutEffect(() => {
    if (props.marked === undefined || shownMark.current === props.marked) return;
    const at = rows.findIndex((item) => item?.id === props.marked);
    if (at < 0) return;
    shownMark.current = props.marked;
    setActive(at);
    scrollToRow(view.current.rowOf(at));
  }, [props.marked, rows, columns, scrollToRow]);

  const moveTo = (index: number): void => {
    focusWanted.current = index;
    setActive(index);
    scrollToRow(rowOf(index));
  };
  const view = useLatest({ props, columns, lead: layout.lead, active, pageRows, rowOf, moveTo, setActive });
  const [gestures] = useState(() => createLateGestures({ now: () => view.current, followed }));
  useLayoutEffect(() => gestures.stop, [gestures]);
  return { range, active, activeRow: rowOf(active), handlers: gestures.handlers };
};

/** Lists the rows to draw: the range, and the row with the focus when it lies outside. */
export const drawnRows = ({ first, end }: RowRange, activeRow: number, rowCount: number): number[] => {
  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, step) => first + step);
  if (end <= first || activeRow >= rowCount || (activeRow >= first && activeRow < end)) return drawn;
  return activeRow < first ? [activeRow, ...drawn] : [...drawn, activeRow];
};
