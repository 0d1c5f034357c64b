import type { FileItem } from '@chartdock/files';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findByTyping, isTypedLetter } from '../primitives/type-ahead.ts';
import type { FileViewProps } from './file-view.types.ts';
import type { KeyCommand } from './keys/key-table.ts';
import { commandOfKey } from './keys/key-table.ts';
import { useLongPress } from './useLongPress.ts';
import { isTouchPress, keyOnItem, pressItem, targetOf } from './view-gestures.ts';
import { useViewPosition } from './useViewPosition.ts';
import { moveFocus } from './windowing/roving.ts';
import type { RowRange } from './windowing/window-geometry.ts';
import { useWindowedRows } from './windowing/useWindowedRows.ts';

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
}

/** The handlers a view puts on its grid element; one set serves every item. */
export interface ViewHandlers {
  readonly onClick: (event: MouseEvent) => void;
  readonly onDoubleClick: (event: MouseEvent) => void;
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/** What a view needs to draw itself. */
export interface FileViewModel {
  readonly range: RowRange;
  /** Row that holds the focus; it stays drawn when it scrolls out, so that the focus is not lost. */
  readonly activeRow: number;
  /** Index of the item that Tab reaches. */
  readonly active: number;
  readonly handlers: ViewHandlers;
}

const focusItem = (scroller: HTMLElement | null, index: number): boolean => {
  const element = scroller?.querySelector<HTMLElement>(`[data-cd-index="${index}"]`);
  element?.focus({ preventScroll: true });
  return element !== null && element !== undefined;
};

/** Runs a windowed view of files: the drawn range, the roving focus, keys, typing, presses and long presses. */
export const useFileView = (props: FileViewProps, layout: ViewLayout): FileViewModel => {
  const { rows, onRange, onPick } = props;
  const { scroller, columns, rowHeight, headHeight } = layout;
  const rowCount = Math.ceil(rows.length / columns);
  const footHeight = props.plain === true ? 0 : selectionBarHeight;
  const { range, pageRows, scrollToRow } = useWindowedRows({
    scroller,
    rowCount,
    rowHeight,
    headHeight,
    footHeight,
  });
  const [wantedActive, setActive] = useState(props.position?.active ?? 0);
  const active = Math.min(wantedActive, Math.max(0, rows.length - 1));
  const focusWanted = useRef<number | undefined>(undefined);
  const typed = useRef({ text: '', at: 0 });
  useViewPosition(props, { ...layout, active, focusWanted });
  /** Item that a key moves by one place; the focus goes with it. */
  const followed = useRef<string | undefined>(undefined);
  const shownMark = useRef<string | undefined>(undefined);
  const first = range.first * columns;
  const last = Math.min(rows.length, range.end * columns) - 1;

  useEffect(() => {
    if (last >= first) onRange?.(first, last);
  }, [first, last, onRange]);
  useLayoutEffect(() => {
    if (focusWanted.current === undefined) return;
    if (focusItem(scroller.current, focusWanted.current)) focusWanted.current = undefined;
  });
  useEffect(() => {
    if (followed.current === undefined || rows[active]?.id === followed.current) return;
    const at = [active - 1, active + 1].find((index) => rows[index]?.id === followed.current);
    followed.current = undefined;
    if (at === undefined) return;
    focusWanted.current = at;
    setActive(at);
    scrollToRow(Math.floor(at / columns));
  }, [rows, active, columns, scrollToRow]);
  useEffect(() => {
    if (props.marked === undefined || shownMark.current === props.marked) return;
    const at = rows.findIndex((item) => item?.id === props.marked);
    if (at < 0) return;
    shownMark.current = props.marked;
    setActive(at);
    scrollToRow(Math.floor(at / columns));
  }, [props.marked, rows, columns, scrollToRow]);

  const moveTo = (index: number): void => {
    focusWanted.current = index;
    setActive(index);
    scrollToRow(Math.floor(index / columns));
  };
  const itemOf = (target: { readonly index: number } | undefined): FileItem | undefined => {
    const item = target === undefined ? undefined : rows[target.index];
    return item === undefined || props.isDisabled?.(item) === true ? undefined : item;
  };
  const longPress = useLongPress((target) => {
    const item = itemOf(targetOf(target));
    if (item !== undefined && props.plain !== true) onPick(item, 'toggle');
  });

  const onClick = (event: MouseEvent): void => {
    if (longPress.takeFired()) return;
    const target = targetOf(event.target);
    const item = itemOf(target);
    if (target !== undefined && item !== undefined) pressItem(props, { item, target, event });
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const target = targetOf(event.target);
    const item = itemOf(target);
    const opens = target?.part === 'body' || (target?.part === 'open' && props.pressOpens === false);
    if (opens && item !== undefined && !isTouchPress(event)) props.onOpen(item);
  };
  const onContextMenu = (event: MouseEvent): void => {
    const item = itemOf(targetOf(event.target));
    if (item === undefined || props.onMenu === undefined) return;
    event.preventDefault();
    if (!isTouchPress(event)) props.onMenu(item, { x: event.clientX, y: event.clientY });
  };
  const tellReached = (command: KeyCommand, from: number, next: number): void => {
    const reached = itemOf({ index: next });
    if (command === 'stretch' && props.onStretch !== undefined) props.onStretch(from, next);
    else if (command === 'stretch' && reached !== undefined) onPick(reached, 'range');
    else if (command === 'walk' && reached !== undefined && next !== from) props.onWalk?.(reached);
  };
  const walk = (command: KeyCommand, { key }: KeyboardEvent, from: number): boolean => {
    if (command !== 'walk' && command !== 'walkOnly' && command !== 'stretch') return false;
    const next = moveFocus(key, from, { count: rows.length, columns, pageRows: pageRows() });
    if (next === undefined) return false;
    moveTo(next);
    tellReached(command, from, next);
    return true;
  };
  const search = (event: KeyboardEvent, from: number): boolean => {
    if (!isTypedLetter(event)) return false;
    const labels = rows.map((row) => row?.title);
    const found = findByTyping(typed.current, { key: event.key, now: event.timeStamp }, { labels, from });
    if (found >= 0) moveTo(found);
    return found >= 0;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = targetOf(event.target);
    if (target === undefined) return;
    const item = itemOf(target);
    const command = commandOfKey(event);
    followed.current = command === 'raise' || command === 'lower' ? item?.id : undefined;
    const acted =
      command === undefined
        ? search(event, target.index)
        : walk(command, event, target.index) ||
          (item !== undefined && keyOnItem(props, command, { item, target }));
    if (!acted) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = (event: FocusEvent): void => {
    const target = targetOf(event.target);
    if (target === undefined || target.index === active) return;
    followed.current = undefined;
    setActive(target.index);
  };
  const { takeFired: _takeFired, ...pointerHandlers } = longPress;
  return {
    range,
    active,
    activeRow: Math.floor(active / columns),
    handlers: { onClick, onDoubleClick, onContextMenu, onKeyDown, onFocus, ...pointerHandlers },
  };
};

/** Lists the rows to draw: the range, and the row with the focus when it lies outside. */
export const drawnRows = ({ first, end }: RowRange, activeRow: number, rowCount: number): number[] => {
  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, step) => first + step);
  if (end <= first || activeRow >= rowCount || (activeRow >= first && activeRow < end)) return drawn;
  return activeRow < first ? [activeRow, ...drawn] : [...drawn, activeRow];
};
