import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Resolves when every cover in the visible part is painted. */
    benchCoversShown?: Promise<void>;
    /** Progress of the page with its covers since it began. */
    benchCovers?: {
      /** Sum of all layout shifts, those after an input included. */
      shift: number;
      /** When each cover was asked for, by its address, in milliseconds since the page began. */
      readonly asked: Map<string, number>;
      /** When each card came into the visible part by scrolling, by the id of its template. */
      readonly seen: Map<string, number>;
    };
  }
}

/** One template of the page. */
export const CARD = '[data-cd-template]';

const watchPage = (cardSelector: string): void => {
  const covers = { shift: 0, asked: new Map<string, number>(), seen: new Map<string, number>() };
  window.benchCovers = covers;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) covers.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name.includes('/thumb/template/')) covers.asked.set(name, startTime);
  }).observe({ type: 'resource', buffered: true });

  window.benchCoversShown = new Promise((resolve) => {
    const check = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(cardSelector) === null) return;
      const inView = Array.from(document.querySelectorAll(cardSelector)).filter(
        (card) => card.getBoundingClientRect().top < innerHeight,
      );
      const isPainted = (card: Element): boolean => {
        const image = card.querySelector('img');
        return image !== null && image.complete && image.naturalWidth > 0;
      };
      if (inView.length === 0 || !inView.every(isPainted)) return;
      document.removeEventListener('load', check, true);
      // A timer that is set inside a frame runs after that frame was painted.
      requestAnimationFrame(() => setTimeout(resolve, 0));
    };
    // The loading of a picture does not bubble.
    document.addEventListener('load', check, true);
  });
};

/** Notes from now on when cards come into the visible part. */
export const watchSight = (page: Page): Promise<void> =>
  page.evaluate((cardSelector) => {
    const { seen } = window.benchCovers ?? {};
    if (seen === undefined) throw new Error('The page is not watched');
    const below = new WeakSet<Element>();
    const sight = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, time } of entries) {
        if (!isIntersecting) {
          below.add(target);
          continue;
        }
        sight.unobserve(target);
        // One that was in view when it came was waited for: nobody scrolled to it.
        if (below.has(target) && target instanceof HTMLElement)
          seen.set(target.dataset['cdTemplate'] ?? '', time);
      }
    });
    const known = new WeakSet<Element>();
    const look = (): void => {
      for (const card of document.querySelectorAll(cardSelector)) {
        if (known.has(card)) continue;
        known.add(card);
        sight.observe(card);
      }
    };
    look();
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  }, CARD);

/** Makes every page tell when its covers are painted, which of them it asked for, and which parts moved. */
export const watchCovers = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(watchPage, CARD);
};
