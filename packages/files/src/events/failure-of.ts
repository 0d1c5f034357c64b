import { isApiError } from '@chartdock/client';
import type { Failure } from './failure.types.ts';

/**
 * Makes a failure of anything a call threw: the server's own words where it sent some, else the general text (ERR-28).
 * The code is the envelope's where an envelope came.
 */
export const failureOf = (thrown: unknown): Failure => {
  if (!isApiError(thrown)) return { code: 'unexpected', text: { key: 'error.generic' } };
  const text = thrown.text === undefined || thrown.text === '' ? undefined : { literal: thrown.text };
  return { code: thrown.envelopeCode ?? thrown.code, text: text ?? { key: 'error.generic' } };
};
