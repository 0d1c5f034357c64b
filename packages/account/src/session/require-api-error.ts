import { isApiError } from '@chartdock/client';
import type { ApiError } from '@chartdock/client';

/** Returns the refusal or failure of a call; throws anything else on. */
export const requireApiError = (thrown: unknown): ApiError => {
  if (isApiError(thrown)) return thrown;
  throw thrown;
};
