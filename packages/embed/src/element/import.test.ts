import { expect, it } from 'vitest';

it('can be imported where there is no document, and so can the React wrapper', async () => {
  expect(typeof document).toBe('undefined');
  const { defineChartdockPicker } = await import('./index.ts');
  const { ChartdockPicker, useChartdock } = await import('../react/index.ts');
  expect([defineChartdockPicker, ChartdockPicker, useChartdock].map((each) => typeof each)).toEqual([
    'function',
    'function',
    'function',
  ]);
});
