/** Brings a text into the form in which it is compared: without case, without accents, wide signs as narrow ones. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** Returns the lines that hold some words, each of them anywhere in its text or note. */
export const findWords = <Line extends { readonly text: string; readonly note?: string | undefined }>(
  lines: readonly Line[],
  words: string,
): Line[] => {
  const wanted = folded(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  return lines.filter(({ text, note = '' }) => {
    const all = folded(`${text}\n${note}`);
    return wanted.every((word) => all.includes(word));
  });
};

/** Returns the number after one, or before it, in a round of so many. */
export const stepRound = (at: number, step: 1 | -1, count: number): number =>
  count === 0 ? -1 : (at + step + count) % count;
