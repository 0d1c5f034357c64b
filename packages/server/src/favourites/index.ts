import type { Domain } from '../calls/domain.types.ts';
import { favouriteCalls, forgetFavourites } from './favourites.ts';

/** Gives the server what belongs to favourites. */
export const favourites: Domain = {
  calls: [...favouriteCalls],
  forgetNodes: forgetFavourites,
};
