import { expect, it } from 'vitest';
import { ApiError } from '@chartdock/client';
import { importFailureOf } from './import-failure.ts';

const refusal = (envelopeCode: string, data?: unknown): ApiError =>
  new ApiError('refused', 'damaged', {
    ...{ call: 'importing.importFile', method: 'POST', path: '/import/file' },
    ...{ envelopeCode, text: 'damaged', data },
  });

it('names the fault as far as the server does', () => {
  const message = 'cells.a.style.fill: must be a colour';
  const issues = [{ path: 'cells.a.style.fill', message }];
  const told = importFailureOf(refusal('70028', { issues }));
  const { text } = importFailureOf(refusal('70028'));
  expect(told.text).toEqual('literal' in text ? { literal: `${text.literal} (${message})` } : text);
  expect('literal' in told.text && told.text.literal).toContain(message);
  for (const data of [null, { issues: 1 }, { issues: [] }, { issues: [5] }])
    expect(importFailureOf(refusal('70028', data)).text).toEqual(text);
});
