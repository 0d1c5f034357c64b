import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Width taken for an element that has none, as in tests without layout, in pixels. */
export const assumedWidth = 832;

/** Follows the width of an element in pixels; 0 until it was measured. */
export const useElementWidth = (ref: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = (): void => setWidth(element.clientWidth || assumedWidth);
    measure();
    const watcher = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
    watcher?.observe(element);
    return () => watcher?.disconnect();
  }, [ref]);
  return width;
};
