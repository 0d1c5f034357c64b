import { expect, it } from 'vitest';
import { readGrant } from './read-grant.ts';

const GOOD = { grant_type: 'authorization_code', code: 'c', client_id: 'notes' };
const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
const asked = { client: 'notes', code: 'c', secret: undefined, verifier: undefined };

it('reads a public client’s fields', () => {
  expect(readGrant({ ...GOOD, code_verifier: 'v' }, undefined)).toEqual({ ...asked, verifier: 'v' });
});

it('reads secrets in body or header', () => {
  expect(readGrant({ ...GOOD, client_secret: 's' }, undefined)).toEqual({ ...asked, secret: 's' });
  const { client_id: _, ...bare } = GOOD;
  expect(readGrant(bare, basic('notes:s%3At:u'))).toEqual({ ...asked, secret: 's:t:u' });
});

it.each([
  ['no kind of grant', { code: 'c', client_id: 'notes' }, undefined, 'invalid_request'],
  ['the password of a person', { ...GOOD, grant_type: 'password' }, undefined, 'unsupported_grant_type'],
  ['no code', { ...GOOD, code: '' }, undefined, 'invalid_request'],
  ['no client', { ...GOOD, client_id: '' }, undefined, 'invalid_request'],
  ['two codes', { ...GOOD, code: ['a', 'b'] }, undefined, 'invalid_request'],
  ['a secret in two places', { ...GOOD, client_secret: 's' }, basic('notes:s'), 'invalid_client'],
  ['two clients', GOOD, basic('other:s'), 'invalid_request'],
  ['a header of another kind', GOOD, 'Digest x', 'invalid_client'],
  ['a header without a secret', GOOD, basic('notes'), 'invalid_client'],
  ['a header that is no address text', GOOD, basic('notes:%'), 'invalid_client'],
] as const)('refuses %s', (...[, fields, header, error]) => {
  expect(readGrant(fields, header)).toBe(error);
});
