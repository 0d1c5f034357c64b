import type { Page } from 'playwright-core';
import type { Person } from './person.ts';

/** Whether the bar with the count comes with the gesture, or is on screen before. */
export type BarOnScreen = 'comes' | 'stays';

/**
 * Opens the physical limit of picking all: the visible part as plain elements without the app, and handlers written by hand
 * that keep a flag and mark the rows in view. Where the bar comes with the gesture, everything is picked when this is called,
 * and the handlers show and hide the copied bar, so that both pages end with the same picture.
 */
export const openLimit = async ({ context, page }: Person, bar: BarOnScreen): Promise<Page> => {
  const body = await page.evaluate(copyScreen);
  const limit = await context.newPage();
  await limit.route('**/bench-limit', (route) => route.fulfill({ contentType: 'text/html', body }));
  await limit.goto('/bench-limit');
  await limit.evaluate(pickByHand, bar);
  return limit;
};

/** Writes the visible part as a document without scripts, and without rows that are far out of view. */
const copyScreen = (): string => {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, link[rel="modulepreload"], link[rel="manifest"]'))
    element.remove();
  const list = document.querySelector('.cd-list');
  const top = list?.scrollTop ?? 0;
  for (const row of copy.querySelectorAll<HTMLElement>('.cd-row[data-cd-index]')) {
    const at = Number(row.dataset['cdIndex']) * 44;
    if (at < top - 400 || at > top + innerHeight + 400) row.remove();
  }
  return `<!doctype html>${copy.outerHTML.replace('<body', `<body data-top="${top}"`)}`;
};

const pickByHand = (bar: BarOnScreen): void => {
  const list = document.querySelector('.cd-list');
  if (list !== null) list.scrollTop = Number(document.body.dataset['top']);
  const mark = (isAll: boolean): void => {
    document.body.dataset['all'] = String(isAll);
    const shown = document.querySelector<HTMLElement>('.cd-selection');
    if (bar === 'comes' && shown !== null) shown.style.display = isAll ? '' : 'none';
    for (const row of document.querySelectorAll('.cd-row[data-cd-index]')) {
      row.className = isAll ? 'cd-row cd-row--picked' : 'cd-row';
      row.setAttribute('aria-selected', String(isAll));
      row.querySelector('[data-cd-part="check"]')?.setAttribute('aria-checked', String(isAll));
    }
  };
  if (bar === 'comes') mark(false);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'a' && event.ctrlKey) mark(true);
    else if (event.key === 'Escape') mark(false);
    else return;
    event.preventDefault();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.cd-selection__all') !== null) mark(true);
  });
};
