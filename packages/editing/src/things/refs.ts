import type { Thing } from './thing.types.ts';

/** Lists the ids of things that a thing leads to, and without which it cannot be. */
export const refsOf = (thing: Thing): readonly string[] => {
  switch (thing.in) {
    case 'relations':
    case 'summaries':
    case 'boundaries':
      return thing.from === thing.to ? [thing.from] : [thing.from, thing.to];
    case 'cells':
      return thing.t === 'edge'
        ? [...new Set([thing.from.id, thing.to.id])].filter((id) => id !== undefined)
        : [];
    case 'topics':
    case 'elements':
      return [];
  }
};
