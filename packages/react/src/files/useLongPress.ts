import type { PointerEvent } from 'react';
import { useEffect, useRef } from 'react';

/** How long a finger rests before it picks, in milliseconds. */
export const longPressTime = 450;

/** How far a finger may slip meanwhile, in pixels. */
export const longPressSlip = 10;

/** Handlers of a surface that knows long presses. */
export interface LongPress {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  /** Answers once whether the press that just ended was a long one, so that its click is dropped. */
  readonly takeFired: () => boolean;
}

/** Watches for a finger that rests on something. */
export const useLongPress = (onLongPress: (target: EventTarget) => void): LongPress => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const fired = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => stop, []);
  return {
    onPointerDown: (event) => {
      stop();
      fired.current = false;
      if (event.pointerType !== 'touch') return;
      const { target } = event;
      start.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(() => {
        fired.current = true;
        onLongPress(target);
      }, longPressTime);
    },
    onPointerMove: (event) => {
      const { x, y } = start.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > longPressSlip) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    takeFired: () => {
      const was = fired.current;
      fired.current = false;
      return was;
    },
  };
};
