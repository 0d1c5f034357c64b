import { expect, it } from 'vitest';
import { findArchitectureProblems } from './architecture.ts';

const house = { arrows: { contract: [], client: ['contract'] }, folders: ['tree'] } as const;
const page = [
  '| layer    | may import | folder              |',
  '| -------- | ---------- | ------------------- |',
  '| contract | –          | `packages/contract` |',
  '| client   | contract   | `packages/client`   |',
  '',
  'Folders: `tree`.',
].join('\n');

it('finds nothing where page and table agree', () => {
  expect(findArchitectureProblems(page, house)).toEqual([]);
});

it('finds arrows that the table does not have', () => {
  const other = page.replace('| client   | contract   |', '| client   | platform   |');
  expect(findArchitectureProblems(other, house)).toEqual([
    'ARCHITECTURE.md says platform of client, which may import contract',
  ]);
});

it('finds missing and invented layers', () => {
  const other = page.replace('| client ', '| cloud  ').replace('`tree`', 'tree');
  expect(findArchitectureProblems(other, house)).toEqual([
    'ARCHITECTURE.md says nothing of client, which may import contract',
    'ARCHITECTURE.md tells of a layer cloud, which the table does not have',
    'ARCHITECTURE.md does not name tree',
  ]);
});
