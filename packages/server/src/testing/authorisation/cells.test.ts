import { endpoint, idSchema } from '@chartdock/contract/schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CALL_ROWS } from './call-rows.ts';
import { findUndeclared, implementedCalls } from './cells.ts';

describe('the rows of the authorisation matrix', () => {
  it('speak of every call and naming field', () => {
    expect(findUndeclared()).toEqual([]);
  });

  it('miss calls and fields (negative control)', () => {
    const input = z.object({ chartId: idSchema });
    const call = endpoint({ method: 'GET', path: '/api/new', input, data: z.object({}), summary: 'New.' });
    const calls = [...implementedCalls, { name: 'charts.new', endpoint: call }];
    expect(findUndeclared(calls)).toEqual(['charts.new stands in no row']);
    const rows = { ...CALL_ROWS, 'charts.new': [{ door: { for: 'any token' } }] } as const;
    expect(findUndeclared(calls, rows)).toEqual([
      'charts.new names something in chartId, which stands in no row',
    ]);
    expect(findUndeclared(implementedCalls, rows)).toEqual(['charts.new is no call']);
  });
});
