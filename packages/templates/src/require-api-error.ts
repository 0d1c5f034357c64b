import { isApiError } from '@chartdock/client';
import type { ApiError } from '@chartdock/client';

/** Returns the `ApiError` of a failed call. Rethrows anything else: that is a fault of ours. */
export const requireApiError = (thrown: unknown): ApiError => {
  if (isApiError(thrown)) return thrown;
  throw thrown;
};
