import type { PointerEvent } from 'react';

/** How long a finger rests before it picks, in milliseconds. */
export const longPressTime = 450;

/** How far a finger may slip meanwhile, in pixels. */
export const longPressSlip = 10;

/** Handlers of a surface that knows long presses. */
export interface LongPress {
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
  /** Returns once whether the press that just ended was a long one, so that its click is dropped. */
  readonly takeFired: () => boolean;
  /** Forgets a press that is still going on. */
  readonly stop: () => void;
}

/** Watches for a finger that rests on something. */
export const createLongPress = (onLongPress: (target: EventTarget) => void): LongPress => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let fired = false;
  const stop = (): void => clearTimeout(timer);
  return {
    handlers: {
      onPointerDown: (event) => {
        stop();
        fired = false;
        if (event.pointerType !== 'touch') return;
        const { target } = event;
        start = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          fired = true;
          onLongPress(target);
        }, longPressTime);
      },
      onPointerMove: (event) => {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > longPressSlip) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
    takeFired: () => {
      const was = fired;
      fired = false;
      return was;
    },
    stop,
  };
};
