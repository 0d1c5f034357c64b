import type { FileItem } from '@chartdock/files';
import { htmlElement } from '../../foundation/drawing/dom-element.ts';

/** Writes the words that a search found as plain text, the matches in marks of their own. */
export const foundWords = ({ match }: FileItem): readonly (Node | string)[] => {
  if (match === undefined) return [];
  const { text, ranges } = match;
  const nodes = ranges.flatMap(({ from, to }, at) => [
    text.slice(ranges[at - 1]?.to ?? 0, from),
    htmlElement('mark', {}, document.createTextNode(text.slice(from, to))),
  ]);
  return [...nodes, `${text.slice(ranges.at(-1)?.to ?? 0)} · `];
};
