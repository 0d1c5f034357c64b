import { expect, it } from 'vitest';
import { findCrowdedFolders } from './crowded-folders.ts';

const files = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);

it('finds folders of over 40 entries', () => {
  const crowded = [...files('packages/x/src', 40), ...files('packages/x/src/inside', 2)];
  expect(findCrowdedFolders(crowded)).toEqual([
    'packages/x/src holds 41 files and folders; sort them by what they are about, at most 40 to a folder',
  ]);
});

it('finds nothing at 40 or in change folders', () => {
  expect(findCrowdedFolders([...files('packages/x/src', 40), ...files('.changeset', 90)])).toEqual([]);
});
