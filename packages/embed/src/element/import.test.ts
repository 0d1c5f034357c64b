import { expect, it } from 'vitest';

it('imports without a document, as do the wrappers', async () => {
  expect(typeof document).toBe('undefined');
  const { defineChartdockPicker } = await import('./index.ts');
  const react = await import('../react/index.ts');
  const vue = await import('../vue/index.ts');
  const { chartdockPicker } = await import('../svelte/index.ts');
  const all = [
    defineChartdockPicker,
    react.ChartdockPicker,
    react.useChartdock,
    vue.useChartdock,
    chartdockPicker,
  ];
  for (const each of all) expect(typeof each).toBe('function');
  expect(vue.ChartdockPicker).toBeDefined();
});
