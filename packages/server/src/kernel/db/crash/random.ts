/** Returns a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** Creates a source of numbers that gives the same sequence for the same seed. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Picks a whole number from `low` to `high`, both included. */
export const pickInteger = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));
