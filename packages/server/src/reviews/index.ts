import type { Domain } from '../calls/domain.types.ts';
import { reviewCalls } from './calls.ts';
import { forgetPublished } from './forget-published.ts';
import { clearShelf } from './shelf.ts';

export { requestReview, withdrawOffer } from './request.ts';
export type { Offer } from './request.ts';

/** Gives the server what belongs to files on their way into the template library. */
export const reviews: Domain = {
  calls: reviewCalls,
  forgetNodes: forgetPublished,
  work: clearShelf,
};
