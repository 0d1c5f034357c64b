import { systemClock } from '@chartdock/platform';
import type { Clock } from '@chartdock/platform';
import { throttle } from './throttle.ts';

/** How far ahead images load, as a multiple of the viewport (CONST-08). */
const PRELOAD = 1.3;

/** Least time between checks for images to load, in milliseconds (CONST-09). */
const THROTTLE_MS = 200;

/** Watches places of images and tells when one is close enough to be loaded. */
export interface LazyImages {
  /** Calls once when the element comes near; returns the way to stop before that. */
  readonly watch: (element: Element, onNear: () => void) => () => void;
}

/** Options of {@link createLazyImages}. */
export interface LazyImagesOptions {
  /** The element that scrolls; null stands for the window. */
  readonly root: Element | null;
  /** Default the system's. */
  readonly clock?: Clock;
}

/** Returns how far outside of the visible part images are loaded, so that with it that part is 1.3 times as tall (CONST-08). */
export const preloadMargin = (): string => `${Math.round((PRELOAD - 1) * 100)}% 0px`;

/**
 * Creates the watch over the images of one scrolling element. The browser reports what came near; what it reports is acted on
 * at once and then every 200 ms at most, so that a fling through a long list loads little (CONST-09).
 */
export const createLazyImages = ({ root, clock = systemClock }: LazyImagesOptions): LazyImages => {
  const waiting = new Map<Element, () => void>();
  const near = new Set<Element>();
  const check = throttle(
    () => {
      for (const element of near) {
        const onNear = waiting.get(element);
        forget(element);
        onNear?.();
      }
    },
    { clock, pauseMs: THROTTLE_MS },
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        // Flung past before its turn: nobody is looking there any more.
        else near.delete(target);
      }
      if (near.size > 0) check.ask();
    },
    { root, rootMargin: preloadMargin() },
  );
  const forget = (element: Element): void => {
    waiting.delete(element);
    near.delete(element);
    observer.unobserve(element);
  };
  return {
    watch: (element, onNear) => {
      waiting.set(element, onNear);
      observer.observe(element);
      return () => forget(element);
    },
  };
};

const watches = new WeakMap<Element, LazyImages>();

/** Lists that scroll by themselves: how far ahead to look is counted from their edges, not from the window's. */
const SCROLLERS = '.cd-grid, .cd-templates';

/** Returns the watch of the list around an element, one for all of its images; undefined where the browser has none. */
export const lazyImagesAround = (element: Element): LazyImages | undefined => {
  if (typeof IntersectionObserver !== 'function') return undefined;
  const root = element.closest(SCROLLERS);
  const key = root ?? document.documentElement;
  const known = watches.get(key) ?? createLazyImages({ root });
  watches.set(key, known);
  return known;
};
