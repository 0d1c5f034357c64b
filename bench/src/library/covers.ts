import type { Page } from 'playwright-core';

/** Part of the height of a list by which covers may be loaded ahead, as CONST-08 says. */
const AHEAD = 0.3;

/** Progress of a page with its covers. */
export interface CoverFacts {
  /** Sum of all layout shifts. */
  readonly shift: number;
  readonly cards: number;
  readonly asked: number;
  /** Covers that were asked for although they lie further below the visible part than is loaded ahead. */
  readonly beyond: number;
  /** Cards that came into the visible part by scrolling. */
  readonly scrolledTo: number;
  /** Those of them whose cover was asked for only once they were in it. */
  readonly late: number;
}

/** Reads the progress of a page with its covers until now. */
export const readCovers = (page: Page): Promise<CoverFacts> =>
  page.evaluate((ahead) => {
    const { shift, asked, seen } = window.benchCovers ?? {};
    if (shift === undefined || asked === undefined || seen === undefined)
      throw new Error('The page is not watched');
    const cards = Array.from(document.querySelectorAll<HTMLElement>('[data-cd-template]'));
    const list = document.querySelector('.cd-templates') ?? document.documentElement;
    const bottom = Math.min(innerHeight, list.getBoundingClientRect().bottom);
    const limit = bottom + list.clientHeight * ahead;
    const askedAt = (card: HTMLElement): number | undefined => {
      const { currentSrc = '' } = card.querySelector('img') ?? {};
      return currentSrc === '' ? undefined : asked.get(currentSrc);
    };
    const seenAt = (card: HTMLElement): number | undefined => seen.get(card.dataset['cdTemplate'] ?? '');
    const later = cards.filter((card) => seenAt(card) !== undefined);
    return {
      shift,
      cards: cards.length,
      asked: asked.size,
      beyond: cards.filter(
        (card) => askedAt(card) !== undefined && card.getBoundingClientRect().top > limit + 1,
      ).length,
      scrolledTo: later.length,
      late: later.filter((card) => (askedAt(card) ?? Infinity) > (seenAt(card) ?? 0)).length,
    };
  }, AHEAD);
