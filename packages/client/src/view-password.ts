import * as CODE from '@chartdock/contract/codes';
import { isApiError } from './errors.ts';

/** Why a view link did not open: its password is needed, was wrong, or was wrong too often within a minute. */
export type ViewPasswordProblem = 'needed' | 'wrong' | 'tooMany';

const PROBLEMS: Readonly<Record<string, ViewPasswordProblem>> = {
  [CODE.viewPasswordNeeded]: 'needed',
  [CODE.viewPasswordWrong]: 'wrong',
  [CODE.tooManyRequests]: 'tooMany',
};

/**
 * Returns the password problem of a failed `viewLinks.open`; undefined for every other failure, which no
 * password helps against.
 */
export const viewPasswordProblem = (thrown: unknown): ViewPasswordProblem | undefined =>
  isApiError(thrown) ? PROBLEMS[thrown.envelopeCode ?? ''] : undefined;
