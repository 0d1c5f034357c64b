/** How near to an edge the pointer makes a box scroll, in pixels. */
const edgeWidth = 48;

/** How fast it scrolls at its edge, in pixels per millisecond; beyond the edge it goes up to three times as fast. */
export const edgeSpeed = 1.2;

const mostBeyond = 3;

/** Longest time that one step makes up for, in milliseconds, so that a page that hangs does not jump. */
const longestStep = 250;

/** Finds how fast a box scrolls for a pointer at `y`, in pixels per millisecond: faster the nearer to, or beyond, its edge. */
export const edgeRate = (
  y: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number => {
  const zone = Math.min(edgeWidth, (bottom - top) / 4);
  const above = Math.max(0, Math.min(mostBeyond, (top + zone - y) / zone));
  const below = Math.max(0, Math.min(mostBeyond, (y - (bottom - zone)) / zone));
  return (below - above) * edgeSpeed;
};

/** Scrolls a box while the pointer rests at its edge. */
export interface EdgeScroll {
  /** Tells the pointer's place, in window coordinates, and the element it may scroll. */
  readonly aim: (scroller: HTMLElement | undefined, y: number) => void;
  readonly stop: () => void;
}

/** Creates the scrolling of one drag; `onScroll` follows each step. */
export const createEdgeScroll = (onScroll: () => void = () => undefined): EdgeScroll => {
  let aimed: { readonly scroller: HTMLElement; readonly y: number } | undefined;
  let frame = 0;
  let last = 0;
  const run = (now: number): void => {
    frame = 0;
    if (aimed === undefined) return;
    const { scroller, y } = aimed;
    const rate = edgeRate(y, scroller.getBoundingClientRect());
    const passed = last === 0 ? 0 : Math.min(longestStep, now - last);
    last = rate === 0 ? 0 : now;
    if (rate === 0) return;
    const before = scroller.scrollTop;
    scroller.scrollTop = before + rate * passed;
    if (scroller.scrollTop !== before) onScroll();
    frame = requestAnimationFrame(run);
  };
  return {
    aim: (scroller, y) => {
      aimed = scroller === undefined ? undefined : { scroller, y };
      if (frame === 0) frame = requestAnimationFrame(run);
    },
    stop: () => {
      aimed = undefined;
      cancelAnimationFrame(frame);
      frame = 0;
      last = 0;
    },
  };
};
