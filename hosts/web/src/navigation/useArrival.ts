import { contentId } from '@chartdock/react';
import { useEffect, useRef } from 'react';

/**
 * Does what belongs to arriving at a page: back to the top (ROUTE-02) and the focus on the content, so that a keyboard
 * or screen reader goes on from there. The first page of a visit keeps the browser's own start.
 */
export const useArrival = (pathname: string): void => {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    const content = document.getElementById(contentId);
    content?.scrollTo(0, 0);
    // A field that asked for the focus keeps it.
    if (document.activeElement === null || document.activeElement.closest(`#${contentId}`) === null)
      content?.focus({ preventScroll: true });
  }, [pathname]);
};
