import type { Random } from './random.ts';

/** Returns a function that picks words as the generator says, and the next word of the list when one was there before. */
export const withoutRepeats = (random: Random): ((list: readonly [string, ...string[]]) => string) => {
  const used = new Set<string>();
  return (list) => {
    const first = random.pick(list);
    const start = list.indexOf(first);
    const turned = [...list.slice(start), ...list.slice(0, start)];
    const word = turned.find((one) => !used.has(one)) ?? first;
    used.add(word);
    return word;
  };
};
