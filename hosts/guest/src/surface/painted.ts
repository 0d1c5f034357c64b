/** How long the first picture may take before the components are loaded beside it, in milliseconds. */
export const PATIENCE_MS = 400;

/** Resolves when the last writing has been painted, or after a while where nothing is painted. */
export const painted = (): Promise<void> =>
  // A timer that is set inside a frame runs after that frame was painted; a page that is not shown has no frames.
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
