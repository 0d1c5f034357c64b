import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Scrolls a strip sideways by the wheel (TPL-05); at either end the page goes on scrolling. */
export const useWheelScroll = (strip: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      if (event.deltaX !== 0 || event.ctrlKey) return;
      const before = element.scrollLeft;
      element.scrollLeft += event.deltaY;
      if (element.scrollLeft !== before) event.preventDefault();
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [strip]);
};
