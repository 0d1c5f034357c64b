import { isApiError } from '@chartdock/client';
import { failureOf } from '../outcomes/failure-of.ts';
import type { Failure } from '../outcomes/failure.types.ts';

/** Returns the words of the first fault that a refusal names; undefined where it names none. */
const firstFault = (data: unknown): string | undefined => {
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues))
    return undefined;
  const [issue] = data.issues as readonly unknown[];
  const isNamed = typeof issue === 'object' && issue !== null && 'message' in issue;
  return isNamed && typeof issue.message === 'string' ? issue.message : undefined;
};

/** Makes a failure of what importing threw, with the place in the document that is wrong where the server names one. */
export const importFailureOf = (thrown: unknown): Failure => {
  const failure = failureOf(thrown);
  const fault = isApiError(thrown) ? firstFault(thrown.data) : undefined;
  if (fault === undefined || !('literal' in failure.text)) return failure;
  return { ...failure, text: { literal: `${failure.text.literal} (${fault})` } };
};
