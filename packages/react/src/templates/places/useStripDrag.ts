import { opensTile } from '@chartdock/templates';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { useRef } from 'react';
import { useWheelScroll } from './useWheelScroll.ts';

/** Moves shorter than this, in pixels, are a hand that trembles. */
const SLACK = 4;

interface Press {
  readonly x: number;
  readonly scrolled: number;
  readonly downAt: number;
  dragged: boolean;
}

/** Handlers that a strip hands to its element. */
export interface StripDrag {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
  /** Stops the click that a drag or a long press ends in. */
  readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

/** Scrolls a strip by dragging it with a mouse and by the wheel (TPL-04, TPL-05); a short press goes through (TPL-14, TPL-15). */
export const useStripDrag = (strip: RefObject<HTMLElement | null>): StripDrag => {
  const press = useRef<Press | null>(null);
  useWheelScroll(strip);
  return {
    onPointerDown: (event) => {
      const { clientX, timeStamp, currentTarget, button } = event;
      press.current =
        button === 0
          ? { x: clientX, scrolled: currentTarget.scrollLeft, downAt: timeStamp, dragged: false }
          : null;
    },
    onPointerMove: (event) => {
      const held = press.current;
      // Fingers scroll by themselves.
      if (held === null || event.pointerType !== 'mouse' || event.buttons === 0) return;
      const moved = event.clientX - held.x;
      if (!held.dragged && Math.abs(moved) < SLACK) return;
      held.dragged = true;
      event.currentTarget.scrollLeft = held.scrolled - moved;
    },
    onPointerCancel: () => {
      press.current = null;
    },
    onClickCapture: (event) => {
      const held = press.current;
      press.current = null;
      // A key has no press before it.
      if (held === null || event.detail === 0) return;
      if (opensTile({ downAt: held.downAt, upAt: event.timeStamp, dragged: held.dragged })) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
