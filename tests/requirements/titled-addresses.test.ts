import { expect, it } from 'vitest';
import { parseTitledAddresses } from './titled-addresses.ts';

const address = { method: 'POST', path: '/api/personal/chart/pin', encoding: 'form' };

it.each([
  ["it('POST /api/personal/chart/pin as form keeps a file on top', ", address],
  ["test('[CALL-X-001] POST /api/personal/chart/pin as form', ", { id: 'CALL-X-001', ...address }],
  ["it(\n  '[LIST-01, CALL-X-001] POST /api/personal/chart/pin as form', ", { id: 'CALL-X-001', ...address }],
  ["it('GET /api/a/{id} as query', ", { method: 'GET', path: '/api/a/{id}', encoding: 'query' }],
])('reads %s', (text, wanted) => {
  expect(parseTitledAddresses(text)).toEqual([wanted]);
});

it.each([
  "it('keeps a file on top: POST /api/personal/chart/pin as form', ",
  "it('POST pin as form', ",
  "it('POST /api/personal/chart/pin keeps a file on top', ",
  "await wire.post('/api/personal/chart/pin as form')",
])('reads nothing of %s', (text) => {
  expect(parseTitledAddresses(text)).toEqual([]);
});
