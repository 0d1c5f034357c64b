import { isApiError } from '@chartdock/client';

/** Returns what to tell a person about a failed call; `otherwise` for anything that is no response of the server. */
export const problemText = (thrown: unknown, otherwise: string): string =>
  isApiError(thrown) ? (thrown.text ?? otherwise) : otherwise;
