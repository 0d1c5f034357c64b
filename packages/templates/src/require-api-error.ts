import { isApiError } from '@chartdock/client';
import type { ApiError } from '@chartdock/client';

/** Returns what a call failed with. Throws anything else on: that is a fault of ours. */
export const requireApiError = (thrown: unknown): ApiError => {
  if (isApiError(thrown)) return thrown;
  throw thrown;
};
