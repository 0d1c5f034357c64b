import type { Frame } from 'playwright-core';

/** Writes every text of a frame as a longer language would: accents on its letters, and half as much again behind them. */
export const writePseudo = (frame: Frame): Promise<void> =>
  frame.evaluate(() => {
    const accents = new Map(
      Object.entries({ a: 'á', e: 'é', i: 'ï', o: 'ö', u: 'ü', c: 'ç', n: 'ñ', s: 'š' }),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (walker.nextNode() !== null) nodes.push(walker.currentNode);
    for (const node of nodes) {
      const text = node.textContent ?? '';
      if (text.trim() === '' || node.parentElement?.closest('script, style') !== null) continue;
      const marked = [...text].map((letter) => accents.get(letter) ?? letter).join('');
      node.textContent = marked + ' ñéẅ'.repeat(Math.ceil(text.length / 8));
    }
  });

/** Turns a frame over, as for a language that is written from right to left. */
export const turnOver = (frame: Frame): Promise<void> =>
  frame.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });

/** Finds controls that a person could not reach: controls outside of the frame, and a page that is wider than it. */
export const unreachable = (frame: Frame): Promise<readonly string[]> =>
  frame.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : [];
    for (const control of document.querySelectorAll<HTMLElement>('button, input, [role="tab"]')) {
      const { left, right, width } = control.getBoundingClientRect();
      const isScrolled = control.closest('[role="tablist"], [role="grid"], [role="table"]') !== null;
      if (width > 0 && control.checkVisibility() && !isScrolled && (left < -1 || right > clientWidth + 1))
        found.push(`${control.textContent || control.ariaLabel || control.tagName}: ${left} to ${right}`);
    }
    return found;
  });
