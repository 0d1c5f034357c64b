import type { EquivalentMutants } from '../leave-out.ts';

const FILES = 'packages/files/src';

/** Equivalent changes of the file area. */
export const FILES_EQUIVALENTS: EquivalentMutants = {
  [`${FILES}/favourites/favourites.ts`]: [
    {
      line: 'inTurn(item.id, () => toggle(item, { isWayBack: false }));',
      from: '{ isWayBack: false }',
      to: '{}',
      why: 'a field that is missing is false too',
    },
  ],
};
