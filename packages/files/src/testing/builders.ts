import type { FileRecord } from '@chartdock/contract';
import type { FileItem } from '../items/file-item.types.ts';
import { normaliseFile } from '../items/normalise-file.ts';

/** Id of the signed-in person in tests. */
export const ME = 'user-me';

/** Makes the wire record of a file; `id` becomes the chartId. */
export const fileRecord = (id: string, more: Partial<FileRecord> = {}): FileRecord => ({
  chartId: id,
  parentId: 'root',
  title: `Title of ${id}`,
  category: 'flow',
  _filesType: 'chart',
  owner: { userId: ME },
  creator: { userId: ME },
  ...more,
});

/** Makes the wire record of a folder; `id` becomes the folderId. */
export const folderRecord = (id: string, more: Partial<FileRecord> = {}): FileRecord => ({
  folderId: id,
  parentId: 'root',
  title: `Title of ${id}`,
  category: 'folder',
  _filesType: 'folder',
  owner: { userId: ME },
  creator: { userId: ME },
  ...more,
});

/** Makes a file. */
export const file = (id: string, more: Partial<FileItem> = {}): FileItem => ({
  ...normaliseFile(fileRecord(id)),
  ...more,
});

/** Makes a folder. */
export const folder = (id: string, more: Partial<FileItem> = {}): FileItem => ({
  ...normaliseFile(folderRecord(id)),
  ...more,
});

/** Makes the files `f0`, `f1` … of a range (0-based, the end excluded). */
export const files = (first: number, end: number): readonly FileItem[] =>
  Array.from({ length: end - first }, (_, offset) => file(`f${first + offset}`));
