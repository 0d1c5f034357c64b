import postcss from 'postcss';
import { expect, it } from 'vitest';
import { flattenLayers } from './flatten-layers.ts';

const flatten = (css: string): string => postcss([flattenLayers()]).process(css, { from: undefined }).css;

it.each([
  ['@layer chartdock{.a{color:red}}', '.a{color:red}'],
  ['@layer chartdock-screens{.a .b::after,h1{color:red}}', '.a:not(#\\#) .b::after,h1:not(#\\#){color:red}'],
  ['@layer chartdock-screens{:root:has(.a) .b{top:0}}', ':root:not(#\\#):has(.a) .b{top:0}'],
  ['@layer chartdock-screens{@media print{.a{top:0}}}', '@media print{.a:not(#\\#){top:0}}'],
  ['@layer chartdock-screens{@keyframes k{from{top:0}}}', '@keyframes k{from{top:0}}'],
  ['@layer chartdock{.cd-root :where(h1, p){margin:0}}', 'h1, p{margin:0}'],
  ['.a:not(:first-child, .b){top:0}', '.a:not(:first-child):not(.b){top:0}'],
])('writes %s without skips of Chrome 86', (css, expected) => {
  expect(flatten(css)).toBe(expected);
});
