import { expect, it } from 'vitest';
import { ApiError } from '@chartdock/client';
import { savingFailureOf } from './saving-failure.ts';

const call = { call: 'definitions.applyOps', method: 'POST', path: '/api/personal/chart/ops' } as const;

it.each([
  ['network_failed', undefined, { kind: 'network' }],
  ['timed_out', undefined, { kind: 'network' }],
  ['http_status', undefined, { kind: 'busy' }],
  ['refused', '70014', { kind: 'busy' }],
  ['refused', '70001', { kind: 'refused' }],
  ['refused', '70035', { kind: 'replaced' }],
  ['refused', '70036', { kind: 'readOnly', reason: 'newer' }],
  ['refused', '70013', { kind: 'readOnly', reason: 'right' }],
  ['refused', '70002', { kind: 'readOnly', reason: 'gone' }],
  ['refused', '509', { kind: 'readOnly', reason: 'quota' }],
  ['refused', '61672', { kind: 'readOnly', reason: 'restricted' }],
  ['signed_out', '407', { kind: 'signIn' }],
  ['signed_out', '408', { kind: 'signIn' }],
  ['signed_out', '403', { kind: 'signIn' }],
] as const)('takes %s %s for %o', (code, envelopeCode, failure) => {
  const error = new ApiError(code, 'why', {
    ...call,
    ...(envelopeCode === undefined ? {} : { envelopeCode }),
  });
  expect(savingFailureOf(error)).toEqual(failure);
});
