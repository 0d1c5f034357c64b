import { createHash } from 'node:crypto';

/** Picks so many of the items by a seed: the same ones for the same seed, others for another. */
export const pickSample = <Item>(items: readonly Item[], count: number, seed: string): Item[] =>
  items
    .map((item, at) => ({ item, rank: createHash('sha256').update(`${seed} ${at}`).digest('hex') }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);
