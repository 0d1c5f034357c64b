import type { BrowserContext } from 'playwright-core';

const BUSY_MS = 400;

const keepBusy = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

/** Tells every observer that all it watches is near. */
const loadAll = (): void => {
  const Known = window.IntersectionObserver;
  window.IntersectionObserver = class extends Known {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, { ...options, rootMargin: '9999999px' });
    }
  };
};

/** Lets each cover take its room only when it has come. */
const collapse = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '[data-cd-template] .cd-thumb { aspect-ratio: auto !important; height: auto !important }',
  );
  document.adoptedStyleSheets = [sheet];
};

/** Ways to make our page worse from outside, each of which the bench must find. */
export const CONTROLS: Readonly<
  Record<'cpu' | 'eager' | 'shift', (context: BrowserContext) => Promise<unknown>>
> = {
  cpu: (context) => context.addInitScript(keepBusy, BUSY_MS),
  eager: (context) => context.addInitScript(loadAll),
  shift: (context) => context.addInitScript(collapse),
};
