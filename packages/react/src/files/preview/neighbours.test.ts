import type { FileItem } from '@chartdock/files';
import { expect, test } from 'vitest';
import { fileItem } from '../../testing/items.ts';
import { neighbourOf } from './neighbours.ts';

const row = (id: string, type: FileItem['type'] = 'chart'): FileItem => ({ ...fileItem(id), type });

test('finds neighbours past folders and unloaded places', () => {
  const rows = [row('a'), row('box', 'folder'), undefined, row('b')];
  expect([neighbourOf(rows, 0, 1)?.id, neighbourOf(rows, 3, -1)?.id]).toEqual(['b', 'a']);
});

test('finds none at ends or outside', () => {
  const rows = [row('a'), row('b')];
  expect([neighbourOf(rows, 0, -1), neighbourOf(rows, 1, 1), neighbourOf(rows, -1, 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
