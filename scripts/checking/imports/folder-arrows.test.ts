import { expect, it } from 'vitest';
import { drawFolderArrows, findFolderArrows, findFolderProblems } from './folder-arrows.ts';

const root = 'packages/x/src';
const file = (path: string, text: string) => ({ path: `${root}/${path}`, text });

it('finds folders that import one another', () => {
  const files = [
    file('changes/changes.ts', `import { batch } from '../moving/batch.ts';`),
    file('moving/moving.ts', `import type { Change } from '../changes/changes.ts';`),
  ];
  expect(findFolderProblems(files, root)).toEqual([
    `${root}: folders import one another: changes ↔ moving (changes/changes.ts → moving/batch.ts, moving/moving.ts → changes/changes.ts)`,
  ]);
});

it('finds rings of folders without file rings', () => {
  const files = [
    file('a/one.ts', `import '../b/one.ts';`),
    file('b/two.ts', `import '../c/one.ts';`),
    file('c/two.ts', `import '../a/two.ts';`),
  ];
  expect(findFolderProblems(files, root)).toHaveLength(1);
});

it('finds a folder that imports from above', () => {
  const files = [file('list/list.ts', `import type { Area } from '../area.types.ts';`)];
  expect(findFolderProblems(files, root)).toEqual([
    `${root}: list/list.ts → area.types.ts reaches up; what a folder needs lies in a folder below it`,
  ]);
});

it('finds nothing in downward arrows and tests', () => {
  const files = [
    file('area.ts', `import './list/list.ts'; import './items/item.ts';`),
    file('list/list.ts', `import '../items/item.ts'; import '@chartdock/client'; import './rows/rows.ts';`),
    file('list/rows/rows.ts', `import '../../items/item.ts';`),
    file('list/list.test.ts', `import '../area.ts'; import '../testing/kit.ts';`),
    file('testing/kit.ts', `import '../area.ts';`),
    { path: 'packages/y/src/b/b.ts', text: `import '../a.ts';` },
  ];
  expect(findFolderProblems(files, root)).toEqual([]);
  expect(drawFolderArrows(findFolderArrows(files, root))).toEqual(['. → items 1, list 1', 'list → items 2']);
});
