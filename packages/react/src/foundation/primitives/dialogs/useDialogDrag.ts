import type { PointerEvent, RefObject } from 'react';
import { useRef } from 'react';
import { keepInside } from './dialog-geometry.ts';

/** Handlers that make a title bar a drag handle. */
export interface DragHandle {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
}

/** Lets a title bar drag its dialog, inside the window (DLG-15). */
export const useDialogDrag = (dialog: RefObject<HTMLDialogElement | null>): DragHandle => {
  const offset = useRef({ x: 0, y: 0 });
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const element = dialog.current;
    if (element === null || start.current === null) return;
    const { width, height } = element.getBoundingClientRect();
    const wanted = { x: event.clientX - start.current.x, y: event.clientY - start.current.y };
    const room = {
      dialog: { width, height },
      window: { width: window.innerWidth, height: window.innerHeight },
    };
    offset.current = keepInside(wanted, room);
    element.style.setProperty('--cd-dialog-x', `${offset.current.x}px`);
    element.style.setProperty('--cd-dialog-y', `${offset.current.y}px`);
  };
  return {
    onPointerMove,
    onPointerDown: (event) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button') !== null))
        return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX - offset.current.x, y: event.clientY - offset.current.y };
    },
    onPointerUp: () => {
      start.current = null;
    },
  };
};
