/** Makes numbers that look random and are the same at every run. */
export interface Random {
  /** A number from 0 up to 1. */
  readonly next: () => number;
  /** A whole number from `min` to `max`, both included. */
  readonly int: (min: number, max: number) => number;
  readonly pick: <const T>(items: readonly [T, ...T[]]) => T;
  readonly bytes: (length: number) => Buffer;
}

/** Creates a generator from a seed. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    bytes: (length) => Buffer.from(Array.from({ length }, () => int(0, 255))),
  };
};
