import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Name under which the browser keeps the marked words. */
const markName = 'cd-found';

/** Returns where a text holds another one, in any case, as pairs of first and last place. */
export const findWords = (text: string, wanted: string): readonly (readonly [number, number])[] => {
  const [inside, sought] = [text.toLowerCase(), wanted.trim().toLowerCase()];
  // A few letters change their length with their case; their places would be wrong.
  if (sought === '' || inside.length !== text.length) return [];
  const found: (readonly [number, number])[] = [];
  for (let at = inside.indexOf(sought); at >= 0; at = inside.indexOf(sought, at + sought.length))
    found.push([at, at + sought.length]);
  return found;
};

const rangesIn = (root: HTMLElement, wanted: string): Range[] =>
  [...root.querySelectorAll('.cd-row__title, .cd-card__title')].flatMap((title) => {
    const text = title.firstChild;
    if (!(text instanceof Text)) return [];
    return findWords(text.data, wanted).map(([from, to]) => {
      const range = new Range();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range;
    });
  });

/**
 * Marks a text in the titles of a list, drawn by anything, as they come and go. Browsers without highlights of their own show
 * the titles unmarked.
 */
export const useFoundMarks = (root: RefObject<HTMLElement | null>, wanted: string | undefined): void => {
  useEffect(() => {
    const element = root.current;
    if (element === null || wanted === undefined || typeof Highlight !== 'function') return undefined;
    const mark = (): void => void CSS.highlights.set(markName, new Highlight(...rangesIn(element, wanted)));
    const watcher = new MutationObserver(mark);
    watcher.observe(element, { childList: true, subtree: true, characterData: true });
    mark();
    return () => {
      watcher.disconnect();
      CSS.highlights.delete(markName);
    };
  }, [root, wanted]);
};
