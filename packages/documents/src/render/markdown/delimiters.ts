const PUNCTUATION = /[\p{P}\p{S}]/u;
const SPACE = /^[\s\u00a0\u2000-\u200a\u3000]?$/;

/** Signs that may open or close a style. */
export interface Delimiter {
  readonly sign: string;
  readonly piece: number;
  count: number;
  readonly all: number;
  readonly opens: boolean;
  readonly closes: boolean;
  isGone: boolean;
}

/** Returns whether a delimiter between two signs may open a style, and whether it may close one. */
const sidesOf = (
  before: string,
  after: string,
  isLine: boolean,
): { readonly opens: boolean; readonly closes: boolean } => {
  const [spaceBefore, spaceAfter] = [SPACE.test(before), SPACE.test(after)];
  const [markBefore, markAfter] = [PUNCTUATION.test(before), PUNCTUATION.test(after)];
  const isLeft = !spaceAfter && (!markAfter || spaceBefore || markBefore);
  const isRight = !spaceBefore && (!markBefore || spaceAfter || markAfter);
  if (!isLine) return { opens: isLeft, closes: isRight };
  return { opens: isLeft && (!isRight || markBefore), closes: isRight && (!isLeft || markAfter) };
};

const opensFor = (one: Delimiter, closer: Delimiter): boolean => {
  if (one.isGone || !one.opens || one.sign !== closer.sign || one.count === 0) return false;
  if (closer.sign === '~') return one.count === closer.count;
  const isEither = one.closes || closer.opens;
  return !isEither || (one.all + closer.all) % 3 !== 0 || (one.all % 3 === 0 && closer.all % 3 === 0);
};

/** Returns the sign before a place; empty at the beginning. */
export const signBefore = (text: string, at: number): string => {
  const last = text.charAt(at - 1);
  return /[\udc00-\udfff]/.test(last) ? text.slice(at - 2, at) : last;
};

const signAfter = (text: string, at: number): string => {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
};

/** Reads a run of signs that may open or close a style; `piece` is where it stands among the pieces of its line. */
export const readDelimiter = (text: string, at: number, piece: number): Delimiter => {
  const sign = text.charAt(at);
  let end = at;
  while (text.charAt(end) === sign) end += 1;
  const count = end - at;
  const sides = sidesOf(signBefore(text, at), signAfter(text, end), sign === '_');
  return { sign, piece, count, all: count, ...sides, isGone: false };
};

/** Says how many signs of both a match takes. */
export const usedBy = (opener: Delimiter, closer: Delimiter): number => {
  if (opener.sign === '~') return opener.count;
  return opener.count >= 2 && closer.count >= 2 ? 2 : 1;
};

/** Stretch of delimiters that are looked through for an opener, the nearest first. */
interface Search {
  readonly at: number;
  readonly bottom: number;
}

const openerFor = (list: readonly Delimiter[], closer: Delimiter, { at, bottom }: Search): number => {
  for (let index = at - 1; index >= bottom; index -= 1) {
    const one = list[index];
    if (one !== undefined && opensFor(one, closer)) return index;
  }
  return -1;
};

/** Pairs the delimiters from a number on, as CommonMark does, and takes them off the list; `match` is told of each pair and takes its signs off. */
export const pairDelimiters = (
  list: Delimiter[],
  from: number,
  match: (opener: Delimiter, closer: Delimiter) => void,
): void => {
  const bottoms = new Map<string, number>();
  for (let at = from; at < list.length; at += 1) {
    const closer = list[at];
    if (closer === undefined || !closer.closes || closer.isGone) continue;
    while (closer.count > 0) {
      const key = `${closer.sign}${closer.opens ? 1 : 0}${closer.all % 3}`;
      const found = openerFor(list, closer, { at, bottom: Math.max(from, bottoms.get(key) ?? from) });
      const opener = list[found];
      if (opener === undefined) {
        bottoms.set(key, at);
        break;
      }
      for (const between of list.slice(found + 1, at)) between.isGone = true;
      match(opener, closer);
    }
  }
  list.length = from;
};
