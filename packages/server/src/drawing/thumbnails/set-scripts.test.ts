import { expect, it } from 'vitest';
import { setScripts } from './set-scripts.ts';

const drawn = (words: string): string => setScripts(`<text x="1">${words}</text>`);

it('names fonts of script runs only', () => {
  expect(drawn('Plan: שלום עולם!')).toBe(
    '<text x="1">Plan: <tspan font-family="Noto Sans Hebrew">שלום עולם</tspan>!</text>',
  );
  expect(drawn('文 ABC')).toBe('<text x="1">文 ABC</text>');
});

it('moves on after a trailing vowel', () => {
  expect(drawn('राज')).toContain('<tspan font-family="Noto Sans Devanagari" dx="0 0 0.259em">राज</tspan>');
});

it('touches no tag', () => {
  expect(setScripts('<text data-a="ก">ก</text>')).toBe(
    '<text data-a="ก"><tspan font-family="Noto Sans Thai">ก</tspan></text>',
  );
});
