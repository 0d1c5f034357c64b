import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { SourceFile } from './read-source.ts';

/** Reads every source below a folder, in the order of their paths. */
export const readSourceFolder = async (folder: string): Promise<readonly SourceFile[]> => {
  const names = await readdir(folder, { recursive: true });
  const paths = names.filter((name) => name.endsWith('.txt')).toSorted();
  return Promise.all(
    paths.map(async (name) => ({
      path: name.split(sep).join('/'),
      text: await readFile(join(folder, name), 'utf8'),
    })),
  );
};
