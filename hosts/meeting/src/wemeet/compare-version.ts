const partsOf = (version: string): readonly number[] =>
  version.split('.').map((part) => {
    const number = Number.parseInt(part, 10);
    return Number.isNaN(number) ? 0 : number;
  });

/**
 * Compares two versions part by part, as numbers: below 0 when the first is older, 0 when they are equal, above 0 when it is
 * newer. Missing parts count as 0, and letters behind the digits of a part are left aside.
 */
export const compareVersion = (one: string, other: string): number => {
  const [left, right] = [partsOf(one), partsOf(other)];
  const places = Array.from({ length: Math.max(left.length, right.length) }, (_, place) => place);
  const different = places.find((place) => (left[place] ?? 0) !== (right[place] ?? 0));
  return different === undefined ? 0 : Math.sign((left[different] ?? 0) - (right[different] ?? 0));
};
