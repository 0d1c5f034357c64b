import type { Domain } from '../calls/domain.types.ts';
import { favouriteCalls, forgetFavourites, toggleFavourite } from './favourites.ts';

export { toggleFavourite };

/** Gives the server what belongs to favourites. */
export const favourites: Domain = {
  calls: [...favouriteCalls],
  forgetNodes: forgetFavourites,
};
