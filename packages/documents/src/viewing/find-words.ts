import { foldText } from '@chartdock/text';

/** Returns the lines that hold some words, each of them anywhere in its text or note. */
export const findWords = <Line extends { readonly text: string; readonly note?: string | undefined }>(
  lines: readonly Line[],
  words: string,
): Line[] => {
  const wanted = foldText(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  return lines.filter(({ text, note = '' }) => {
    const all = foldText(`${text}\n${note}`);
    return wanted.every((word) => all.includes(word));
  });
};

/** Returns the number after one, or before it, in a round of so many. */
export const stepRound = (at: number, step: 1 | -1, count: number): number =>
  count === 0 ? -1 : (at + step + count) % count;
