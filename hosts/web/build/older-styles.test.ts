import postcss from 'postcss';
import { expect, it } from 'vitest';
import { olderStyles } from './older-styles.ts';

const rewrite = (css: string): string =>
  postcss([olderStyles()])
    .process(css, { from: undefined })
    .css.replace(/\s+/g, ' ')
    .replace(/ ?([{};:,>+]) ?/g, '$1')
    .replace(/;}/g, '}');

it.each([
  ['.a{display:flex;gap:8px}', '.a{display:flex}.a>*+*{margin-left:8px}'],
  ['.a{display:flex;flex-direction:column;gap:8px}', '.a>*+*{margin-top:8px}'],
  ['.a{display:flex;flex-wrap:wrap;gap:4px 8px}', '.a>*{margin:0 8px 4px 0}'],
  ['.a{display:flex;gap:8px}@media print{.a{flex-direction:column}}', '.a>*+*{margin-left:0;margin-top:8px}'],
  ['.a{display:grid;gap:8px}', '.a{display:grid;gap:8px}'],
  ['.a{width:min(320px, calc(100vw - 24px))}', 'width:320px;width:min(320px,calc(100vw - 24px))'],
  ['.a{flex:1 1 clamp(0px, (100% - 1px) * 100, 96px)}', 'flex:1 1 96px;flex:1 1 clamp('],
  ['.a:focus-visible{top:0}', '.a[data-cd-focus-visible]{top:0}'],
  ['.a{aspect-ratio:16 / 10}', '.a{position:relative;height:0;padding-top:62.5%}'],
])('gives what older engines lack for %s', (css, expected) => {
  expect(rewrite(css)).toContain(expected);
});
