import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { FileViewProps } from './file-view.types.ts';

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

/** A view as it was drawn last. */
export interface DrawnView {
  readonly props: FileViewProps;
  readonly columns: number;
  /** How many items at the beginning lie in rows of their own. */
  readonly lead: number | undefined;
  /** Index of the item that Tab reaches. */
  readonly active: number;
  /** Counts the whole rows that fit the view. */
  readonly pageRows: () => number;
  /** Brings an item into view and gives it the focus. */
  readonly moveTo: (index: number) => void;
  /** Lets Tab reach another item. */
  readonly setActive: (index: number) => void;
}

/** Parts of a view that gestures read and write. */
export interface ViewAccess {
  readonly now: () => DrawnView;
  /** Id of the item that a key moves by one place. */
  readonly followed: { current: string | undefined };
}

/** The handlers of a view, and the way to end their work. */
export interface ViewGestures {
  readonly handlers: ViewHandlers;
  readonly stop: () => void;
}

/** Makes the gestures of a view. */
export type CreateViewGestures = (view: ViewAccess) => ViewGestures;
