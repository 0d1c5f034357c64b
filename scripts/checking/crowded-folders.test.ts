import { expect, it } from 'vitest';
import { findCrowdedFolders } from './crowded-folders.ts';

const files = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`);

it('finds a folder of more than 40 entries, folders in it counted once', () => {
  const crowded = [...files('packages/x/src', 40), ...files('packages/x/src/inside', 2)];
  expect(findCrowdedFolders(crowded)).toEqual([
    'packages/x/src holds 41 files and folders; sort them by what they are about, at most 40 to a folder',
  ]);
});

it('finds nothing in folders of 40, nor where each change puts a file of its own', () => {
  expect(findCrowdedFolders([...files('packages/x/src', 40), ...files('.changeset', 90)])).toEqual([]);
});
