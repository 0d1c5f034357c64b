import { expect, it } from 'vitest';
import { ApiError } from './errors.ts';
import { viewPasswordProblem } from './view-password.ts';

const call = { call: 'viewLinks.open', method: 'POST', path: '/open' } as const;

it.each([
  ['70033', 'needed'],
  ['70034', 'wrong'],
  ['429', 'tooMany'],
  ['70002', undefined],
  [undefined, undefined],
])('reads code %s as %s', (envelopeCode, problem) => {
  expect(viewPasswordProblem(new ApiError('refused', 'refused', { ...call, envelopeCode }))).toBe(problem);
});

it('reads nothing out of foreign errors', () => {
  expect(viewPasswordProblem({ envelopeCode: '70033' })).toBeUndefined();
});
