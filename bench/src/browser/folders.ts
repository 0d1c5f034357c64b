import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../../packages/server/src/kernel/db/database.ts';
import { countTree } from '../../../packages/server/src/library/load-tree.ts';
import { withoutIndexes } from '../../../packages/server/src/demo/without-indexes.ts';
import { addFolder, addMember, fillDatabase } from '../server/folder-data.ts';

/** Account whose folders are opened. */
export const BROWSER_ACCOUNT = 'bench-browser@chartdock.test';

/** Files of the two folders that are compared. */
export const SMALL = 1_000;
export const LARGE = 100_000;

/** A folder of the bench. */
export interface BenchFolder {
  readonly id: string;
  readonly title: string;
  /** Files it was made with. */
  readonly size: number;
}

/** The two folders that are compared. */
export interface BenchFolders {
  readonly small: BenchFolder;
  readonly large: BenchFolder;
}

const titleOf = (index: number): string => `${index % 2 === 0 ? 'Plan' : '流程图'} ${index}`;

/** Returns the folders of a data folder, and makes them first where they are missing. */
export const prepareFolders = async (dataDir: string): Promise<BenchFolders> => {
  const note = join(dataDir, '..', 'folders.json');
  if (existsSync(note)) return JSON.parse(await readFile(note, 'utf8')) as BenchFolders;
  const folders = await makeFolders(dataDir);
  await writeFile(note, JSON.stringify(folders));
  return folders;
};

const makeFolders = (dataDir: string): Promise<BenchFolders> =>
  fillDatabase({ dataDir }, async (app, tx) => {
    const ownerId = await addMember(app, tx, { name: 'browser', email: BROWSER_ACCOUNT });
    const made = new Map<number, BenchFolder>();
    const make = async (size: number): Promise<BenchFolder> => {
      const title = `Folder of ${size}`;
      return { id: await addFolder(app, tx, { ownerId, name: title, size, titleOf }), title, size };
    };
    await withoutIndexes(tx, async () => {
      for (const size of [SMALL, LARGE]) made.set(size, await make(size));
    });
    await countTree(tx, ownerId);
    const [small, large] = [made.get(SMALL), made.get(LARGE)];
    if (small === undefined || large === undefined) throw new Error('The folders were not made');
    return { small, large };
  });

/** Counts the items of folders row by row in the database, which no server may hold open meanwhile. */
export const countInDatabase = async (
  dataDir: string,
  folders: readonly BenchFolder[],
): Promise<readonly number[]> => {
  const database = await openDatabase({ dataDir });
  try {
    const counts: number[] = [];
    for (const { id } of folders) {
      const { count } = await database.db
        .selectFrom('node')
        .select((on) => on.fn.countAll<string>().as('count'))
        .where('parent_id', '=', id)
        .where('state', '=', 0)
        .executeTakeFirstOrThrow();
      counts.push(Number(count));
    }
    return counts;
  } finally {
    await database.close();
  }
};
