import type { FileItem } from '@chartdock/files';
import { expect, test } from 'vitest';
import { fileItem } from '../../testing/items.ts';
import { neighbourOf } from './neighbours.ts';

const row = (id: string, type: FileItem['type'] = 'chart'): FileItem => ({ ...fileItem(id), type });

test('finds the next and the previous file, past folders and places that are not loaded', () => {
  const rows = [row('a'), row('box', 'folder'), undefined, row('b')];
  expect([neighbourOf(rows, 0, 1)?.id, neighbourOf(rows, 3, -1)?.id]).toEqual(['b', 'a']);
});

test('finds none at the ends, and for what is not in the list', () => {
  const rows = [row('a'), row('b')];
  expect([neighbourOf(rows, 0, -1), neighbourOf(rows, 1, 1), neighbourOf(rows, -1, 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
