import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** How many buttons of a bar fit, worked out for its content in a width. */
interface Room {
  readonly of: string;
  readonly count: number;
}

/** Width of the button that shows the rest, and of the space beside each button, in pixels. */
const REST = 40;
const GAP = 4;

/** Counts how many of some widths stay when the last ones make room for the rest, and for the button that shows them. */
const countFitting = (widths: readonly number[], over: number): number => {
  let missing = over <= 0 ? 0 : over + REST;
  let count = widths.length;
  while (missing > 0 && count > 0) {
    count -= 1;
    missing -= (widths[count] ?? 0) + GAP;
  }
  return count;
};

/**
 * Returns how many buttons of a bar fit it; those that may be left out carry `data-cd-fold`. `of` is another text whenever the bar
 * shows something else. All of them are drawn to be measured, which nobody sees: it is done before the browser paints.
 */
export const useRoom = (bar: RefObject<HTMLElement | null>, of: string, most: number): number => {
  const [width, setWidth] = useState(0);
  const [room, setRoom] = useState<Room>();
  const key = `${width} ${of}`;
  useLayoutEffect(() => {
    const ground = bar.current?.parentElement;
    if (ground === null || ground === undefined || typeof ResizeObserver !== 'function') return undefined;
    const watcher = new ResizeObserver(() => setWidth(ground.clientWidth));
    watcher.observe(ground);
    return () => watcher.disconnect();
  }, [bar]);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const buttons = element.querySelectorAll<HTMLElement>('[data-cd-fold]');
    const widths = [...buttons].map(({ offsetWidth }) => offsetWidth);
    setRoom({ of: key, count: countFitting(widths, element.scrollWidth - element.clientWidth) });
  }, [bar, key]);
  return room?.of === key ? room.count : most;
};
