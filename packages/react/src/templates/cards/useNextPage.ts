import type { TemplateList } from '@chartdock/templates';
import type { RefObject } from 'react';
import { useEffect } from 'react';

/** How far below the visible part the next page is asked for; what lies above it was scrolled past and is asked for too. */
const NEAR = '9999999px 0px 600px';

/** Where a list waits for its next page. */
export interface WaitingPlace {
  /** Pages that have come; each is followed by another look. */
  readonly pages: number;
  /** Index of the first place that waits; undefined when none does. */
  readonly at: number | undefined;
}

/** Asks for the next page of a list when the first place that waits for it comes near; at once where nothing tells what comes near. */
export const useNextPage = (
  grid: RefObject<HTMLElement | null>,
  list: TemplateList,
  { pages, at }: WaitingPlace,
): void => {
  useEffect(() => {
    const element = at === undefined ? undefined : grid.current?.children[at];
    if (element === undefined) return undefined;
    if (typeof IntersectionObserver !== 'function') {
      void list.loadMore();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void list.loadMore();
      },
      { root: element.closest('.cd-templates'), rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
    // A page that leaves the end in sight has to be followed by another one.
  }, [at, grid, list, pages]);
};
