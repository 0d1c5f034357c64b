import { moveIn, moveInAll } from '../../kernel/calls/move-nodes.ts';
import type { Domain } from '../../kernel/calls/domain.types.ts';
import { favouriteTables } from './tables.ts';
import { forgetIn, forgetInAll } from '../../kernel/calls/forget-nodes.ts';
import { favouriteCalls, forgetFavourites, toggleFavourite } from './favourites.ts';
import { pinCalls } from './pins.ts';

export { toggleFavourite };

/** Gives the server the domain of favourites and pinned folders. */
export const favourites: Domain = {
  tables: favouriteTables,
  calls: [...favouriteCalls, ...pinCalls],
  forgetNodes: forgetInAll([forgetFavourites, forgetIn('pin')]),
  moveNodes: moveInAll([moveIn('favourite'), moveIn('pin')]),
};
