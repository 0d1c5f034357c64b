import { expect, it } from 'vitest';
import { importEndingOf } from './import-formats.ts';

it('knows importable documents by their ending', () => {
  const names = [
    'a.md',
    'b.c.JSON',
    '.txt',
    'plan.pos',
    'x.markdown',
    'Process.VSDX',
    'a.drawio',
    'b.xmind',
    'c.mm',
  ];
  expect(names.map(importEndingOf)).toEqual([
    ...['md', 'json', 'txt', 'pos', 'markdown'],
    ...['vsdx', 'drawio', 'xmind', 'mm'],
  ]);
  expect(['a', 'md', 'a.', 'a.md.zip', 'a.vsd', ''].map(importEndingOf)).toEqual(Array(6).fill(undefined));
});
