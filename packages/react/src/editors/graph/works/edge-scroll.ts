import { pointIn } from '../../mind/pointer-work.types.ts';
import type { GraphDesk, ScreenPoint } from '../graph-desk.types.ts';

/** So near the edge of the window the picture scrolls, in pixels. */
const EDGE = 32;
const STEP = 12;

/** Scrolls while a pointer is held near the edge of the window. */
export interface EdgeScroll {
  readonly at: (event: ScreenPoint) => void;
  readonly stop: () => void;
}

/** Begins to scroll at the edges; `onScroll` is called after each step. */
export const beginEdgeScroll = ({ host, canvas }: GraphDesk, onScroll: () => void): EdgeScroll => {
  let last: ScreenPoint | undefined;
  let frame = 0;
  const step = (): void => {
    frame = requestAnimationFrame(step);
    if (last === undefined) return;
    const { x, y } = pointIn(host, last);
    const { width, height } = canvas.size();
    const dx = x < EDGE ? STEP : x > width - EDGE ? -STEP : 0;
    const dy = y < EDGE ? STEP : y > height - EDGE ? -STEP : 0;
    if (dx === 0 && dy === 0) return;
    canvas.pan(dx, dy);
    onScroll();
  };
  frame = requestAnimationFrame(step);
  return {
    at: (event) => {
      last = event;
    },
    stop: () => cancelAnimationFrame(frame),
  };
};
