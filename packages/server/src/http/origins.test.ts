import { endpoints } from '@chartdock/contract/schema';
import { expect, it } from 'vitest';
import { contractCalls } from '../domains/domains.ts';
import { allowedHeaders } from './origins.ts';

it('lets pages of partners send every header that a call takes its input from', () => {
  const allowed = allowedHeaders(contractCalls).split(', ');
  const taken = Object.values(endpoints)
    .flatMap((group) => Object.values(group) as readonly { readonly inHeaders?: readonly string[] }[])
    .flatMap(({ inHeaders = [] }) => inHeaders);
  expect(taken).toContain('uuid');
  expect(allowed).toEqual(expect.arrayContaining(taken));
  expect(new Set(allowed).size).toBe(allowed.length);
});

it('lets them send what our client sends with every call, and nothing that is not asked for', () => {
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
