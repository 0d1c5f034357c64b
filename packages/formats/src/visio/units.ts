/** Pixels of an inch, which Visio counts in. */
export const PIXELS_PER_INCH = 96;

/** Turns pixels into inches with five digits. */
export const inches = (pixels: number): number => Math.round((pixels / PIXELS_PER_INCH) * 100_000) / 100_000;

/** Turns inches into pixels with two digits. */
export const pixels = (length: number): number => Math.round(length * PIXELS_PER_INCH * 100) / 100;

/** Numbers the ends of connectors as Visio does; ours without a row get a filled arrow. */
const ARROWS: readonly (readonly [ours: string, theirs: number])[] = [
  ['none', 0],
  ['open', 1],
  ['arrow', 4],
  ['triangle', 14],
  ['circle', 10],
  ['diamond-filled', 11],
  ['diamond', 22],
  ['one', 24],
  ['many', 29],
  ['one-many', 28],
  ['zero-one', 26],
  ['zero-many', 27],
  ['cross', 15],
  ['arrow', 13],
  ['arrow', 5],
  ['open', 3],
  ['open', 2],
  ['circle', 20],
  ['circle', 42],
];

/** Returns the number of a head. */
export const arrowNumber = (head: string): number => ARROWS.find(([ours]) => ours === head)?.[1] ?? 4;

/** Returns our head for a number; unknown ones are arrows. */
export const headOfNumber = (value: number): string =>
  ARROWS.find(([, theirs]) => theirs === value)?.[0] ?? 'arrow';
