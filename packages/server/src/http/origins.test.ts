import { endpoints } from '@chartdock/contract/schema';
import { expect, it } from 'vitest';
import { contractCalls } from '../domains/domains.ts';
import { allowedHeaders } from './origins.ts';

it('lets partner pages send input headers', () => {
  const allowed = allowedHeaders(contractCalls).split(', ');
  const taken = Object.values(endpoints)
    .flatMap((group) => Object.values(group) as readonly { readonly inHeaders?: readonly string[] }[])
    .flatMap(({ inHeaders = [] }) => inHeaders);
  expect(taken).toContain('uuid');
  expect(allowed).toEqual(expect.arrayContaining(taken));
  expect(new Set(allowed).size).toBe(allowed.length);
});

it('lets them send only the client’s headers', () => {
  expect(allowedHeaders([]).split(', ')).toEqual([
    'token',
    'authorization',
    'content-type',
    'idempotency-key',
    'accept-language',
    'cache-control',
    'pragma',
  ]);
});
