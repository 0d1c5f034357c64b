import { isApiError } from '@chartdock/client';
import * as CODE from '@chartdock/contract/codes';
import type { WritingProblem } from './writing.types.ts';

const REASONS = ['not_configured', 'key', 'busy', 'timeout', 'unreachable', 'broken'] as const;

const BY_CODE: ReadonlyMap<string, WritingProblem> = new Map([
  [CODE.tooManyRequests, 'used_up'],
  [CODE.accountRestricted, 'restricted'],
]);

const reasonIn = (data: unknown): WritingProblem | undefined =>
  typeof data === 'object' && data !== null && 'reason' in data
    ? REASONS.find((reason) => reason === data.reason)
    : undefined;

/** Returns the problem behind a failed call. */
export const writingProblem = (thrown: unknown): WritingProblem => {
  if (!isApiError(thrown)) return 'broken';
  if (thrown.code === 'refused')
    return reasonIn(thrown.data) ?? BY_CODE.get(thrown.envelopeCode ?? '') ?? 'broken';
  return thrown.code === 'network_failed' || thrown.code === 'http_status' ? 'offline' : 'broken';
};
