/** Makes ids and tokens: the same ones in the same order for the same seed. */
export interface IdSource {
  /** A UUID in lower case. */
  readonly id: () => string;
  /** A session token: 43 characters, as the server's are. */
  readonly token: () => string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Creates a source of whole numbers below a bound (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed >>> 0;
  return (bound: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * bound);
  };
};

/** Creates a source of ids. */
export const createIdSource = (seed: number): IdSource => {
  const random = createRandom(seed);
  const hex = (length: number): string => Array.from({ length }, () => random(16).toString(16)).join('');
  return {
    id: () => [8, 4, 4, 4, 12].map(hex).join('-'),
    token: () => Array.from({ length: 43 }, () => LETTERS[random(LETTERS.length)]).join(''),
  };
};
