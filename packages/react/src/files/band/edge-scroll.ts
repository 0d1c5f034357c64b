/** How near to an edge the pointer makes a box scroll, in pixels. */
export const edgeWidth = 48;

/** How fast it scrolls at most, in pixels per frame. */
export const edgeSpeed = 24;

/** Finds how far a box scrolls in this frame for a pointer at `y`: faster the nearer to, or beyond, its edge. */
export const edgeStep = (
  y: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number => {
  const zone = Math.min(edgeWidth, (bottom - top) / 4);
  const above = Math.max(0, Math.min(1, (top + zone - y) / zone));
  const below = Math.max(0, Math.min(1, (y - (bottom - zone)) / zone));
  return Math.round((below - above) * edgeSpeed);
};

/** Scrolls a box while the pointer rests at its edge. */
export interface EdgeScroll {
  /** Says where the pointer is, in window coordinates, and what it may scroll. */
  readonly aim: (scroller: HTMLElement | undefined, y: number) => void;
  readonly stop: () => void;
}

/** Makes the scrolling of one drag; `onScroll` follows each step. */
export const createEdgeScroll = (onScroll: () => void = () => undefined): EdgeScroll => {
  let aimed: { readonly scroller: HTMLElement; readonly y: number } | undefined;
  let frame = 0;
  const run = (): void => {
    frame = 0;
    if (aimed === undefined) return;
    const { scroller, y } = aimed;
    const step = edgeStep(y, scroller.getBoundingClientRect());
    const before = scroller.scrollTop;
    if (step === 0) return;
    scroller.scrollTop = before + step;
    if (scroller.scrollTop === before) return;
    onScroll();
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
    },
  };
};
