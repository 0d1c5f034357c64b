import { describe, expect, it } from 'vitest';
import type { AddressedCall } from './call-addresses.ts';
import { findAddressProblems, parseAddresses } from './call-addresses.ts';

const call: AddressedCall = {
  name: 'folders.move',
  method: 'POST',
  path: '/api/personal/folder/move',
  encoding: 'form',
  requirements: ['CALL-X-018'],
};
const literal = { id: 'CALL-X-018', method: 'POST', path: '/api/personal/folder/move', encoding: 'form' };
const stated = { id: 'CALL-X-018', method: 'POST', path: '/api/personal/folder/move' };

describe('parseAddresses', () => {
  const row = (id: string, statement: string) => `${id}\tCalls\t${statement}\tserver`;

  it.each([
    ['GET /api/personal/user/info.', { method: 'GET', path: '/api/personal/user/info', encoding: 'query' }],
    ['POST /api/a/b/{id} with title.', { method: 'POST', path: '/api/a/b/{id}' }],
    ['POST /api/a as JSON with b.', { method: 'POST', path: '/api/a', encoding: 'json' }],
    [
      'A multipart POST to /chart_image/x.',
      { method: 'POST', path: '/chart_image/x', encoding: 'multipart' },
    ],
    ['POST bindX on the a/ path: /api/a/bindX.', { method: 'POST', path: '/api/a/bindX' }],
    ['GET /api/open?chartId={chartId}.', { method: 'GET', path: '/api/open', encoding: 'query' }],
  ])('reads %s', (statement, address) => {
    expect(parseAddresses(row('CALL-X-001', statement))).toEqual([{ id: 'CALL-X-001', ...address }]);
  });

  it('leaves rows out that state no address', () => {
    expect(parseAddresses(row('CALL-X-002', 'A login exists.'))).toEqual([]);
    expect(parseAddresses(row('LIST-06', 'Filled by GET /api/a.'))).toEqual([]);
  });
});

describe('findAddressProblems', () => {
  it('accepts a call as written out', () => {
    expect(findAddressProblems([call], [literal], [stated])).toEqual([]);
    expect(findAddressProblems([call], [literal], [])).toEqual([]);
  });

  it.each([
    ['method', { ...call, method: 'GET' }],
    ['path', { ...call, path: '/api/personal/folder/moved' }],
    ['encoding', { ...call, encoding: 'json' }],
  ])('reports another %s, with the table and without', (_what, changed) => {
    const without = findAddressProblems([changed], [literal], []);
    expect(without).toContain('no call is POST /api/personal/folder/move form, as CALL-X-018 says');
    expect(without).toHaveLength(2);
    expect(findAddressProblems([changed], [literal], [{ ...stated, encoding: 'form' }])).toContainEqual(
      expect.stringContaining('but CALL-X-018 says POST /api/personal/folder/move form'),
    );
  });

  it('reports literals outside the table', () => {
    const path = '/api/personal/folder/moved';
    const problems = findAddressProblems([{ ...call, path }], [{ ...literal, path }], [stated]);
    expect(problems).toContainEqual(expect.stringMatching(/^tests\/requirements.* but CALL-X-018 says/));
  });

  it('reports a call that does not name its requirement', () => {
    expect(findAddressProblems([{ ...call, requirements: [] }], [literal], [])).toEqual([
      'folders.move does not name CALL-X-018 among its requirements',
    ]);
  });
});
