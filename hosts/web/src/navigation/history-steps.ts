/** Returns whether the current page was reached by the back or forward button. */
export interface HistorySteps {
  /** Returns true once for each step, so that a navigation after it counts as one of its own. */
  readonly take: () => boolean;
}

/** Watches the steps through the history of a window. Make it before the router listens, which draws the page at once. */
export const watchHistorySteps = (page: Pick<Window, 'addEventListener'>): HistorySteps => {
  let isStep = false;
  page.addEventListener('popstate', () => (isStep = true), true);
  return {
    take: () => {
      const wasStep = isStep;
      isStep = false;
      return wasStep;
    },
  };
};
