import { expect, it } from 'vitest';
import { documentOf, formulasOf } from './source-document.ts';

it('parts formulas at empty lines', () => {
  expect(formulasOf('\n a \n b \n\n  \nc\n\n\n')).toEqual([
    { text: 'a \n b', start: 2 },
    { text: 'c', start: 13 },
  ]);
  expect(formulasOf(' \n\n ')).toEqual([]);
});

it('writes each formula as one of its own', () => {
  expect(documentOf('latex', 'x^2\n\ny')).toBe('$$\nx^2\n$$\n\n$$\ny\n$$\n');
});

it('keeps a formula whole with its end mark', () => {
  expect(documentOf('latex', String.raw`\text{$$}`)).toBe('```math\n\\text{$$}\n```\n');
});

it('writes a diagram into fences', () => {
  expect(documentOf('mermaid', 'pie\n  "a" : 1\n\n')).toBe('```mermaid\npie\n  "a" : 1\n```\n');
});

it('takes longer fences than the source holds', () => {
  expect(documentOf('mermaid', 'flowchart LR\n  a["````"]')).toBe(
    '`````mermaid\nflowchart LR\n  a["````"]\n`````\n',
  );
});
