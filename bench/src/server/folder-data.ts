import { openDatabase } from '../../../packages/server/src/kernel/db/database.ts';
import type { DatabaseLocation } from '../../../packages/server/src/kernel/db/database.ts';
import { tableKeys } from '../../../packages/server/src/domains/table-keys.ts';
import { maintainDatabase } from '../../../packages/server/src/kernel/db/maintenance.ts';
import { migrateDatabase } from '../../../packages/server/src/kernel/db/migrate.ts';
import { transaction } from '../../../packages/server/src/kernel/db/transaction.ts';
import { readConfig } from '../../../packages/server/src/kernel/config/config.ts';
import { createAppServices } from '../../../packages/server/src/domains/open-app.ts';
import { countTree, insertTree } from '../../../packages/server/src/library/load-tree.ts';
import type { SeedNode } from '../../../packages/server/src/library/load-tree.ts';
import { DEMO_PASSWORD } from '../../../packages/server/src/demo/demo-accounts.ts';
import { multiplyFiles } from '../../../packages/server/src/demo/multiply-files.ts';
import { createRandom } from '../../../packages/server/src/demo/random.ts';
import { withoutIndexes } from '../../../packages/server/src/demo/without-indexes.ts';
import { createAccount } from '../../../packages/server/src/domains/accounts/accounts.ts';
import type { App, Handle } from '../../../packages/server/src/kernel/calls/context.ts';

/** Account whose folders hold as many files as the benchmark's sizes. */
export const FOLDER_ACCOUNT = 'bench-folders@chartdock.test';

const ELSEWHERE = 50_000;
const RARE_PER_FOLDER = 5;
/** Files of each folder that the server's own loader writes. */
const WRITTEN = 1_000;
const YEAR_MS = 365 * 86_400_000;

/** Makes an account with one folder of each size and 50,000 files elsewhere, and returns the folders' ids by size. */
export const fillFolders = (
  location: DatabaseLocation,
  sizes: readonly number[],
): Promise<ReadonlyMap<number, string>> => fillDatabase(location, (app, tx) => fillAccount(app, tx, sizes));

/** Opens a database, brings it up to date, fills it in one transaction and closes it. */
export const fillDatabase = async <Result>(
  location: DatabaseLocation,
  fill: (app: App, tx: Handle) => Promise<Result>,
): Promise<Result> => {
  const database = await openDatabase(location);
  try {
    await migrateDatabase(database.db);
    const app = await createAppServices({ database, config: readConfig({}) });
    const filled = await transaction(database.db, (tx) => fill(app, tx));
    await maintainDatabase(database, Object.keys(tableKeys));
    return filled;
  } finally {
    await database.close();
  }
};

const fillAccount = async (app: App, tx: Handle, sizes: readonly number[]): Promise<Map<number, string>> => {
  const ownerId = await addMember(app, tx, { name: 'folders', email: FOLDER_ACCOUNT });
  const folders = new Map<number, string>();
  await withoutIndexes(tx, async () => {
    for (const size of sizes) {
      const folder = { ownerId, name: `Folder of ${size}`, size, titleOf: titleHere, once: 'Needle%' };
      folders.set(size, await addFolder(app, tx, folder));
    }
    const titleOf = (index: number): string => `Budget survey ${index} 预算`;
    await addFolder(app, tx, { ownerId, name: 'Elsewhere', size: ELSEWHERE, titleOf });
  });
  await countTree(tx, ownerId);
  return folders;
};

/** Adds an account without a limit of files and returns its id. */
export const addMember = async (
  app: App,
  tx: Handle,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<string> => {
  const passwordHash = await app.passwords.hash(DEMO_PASSWORD);
  const memberUntil = app.now() + YEAR_MS;
  return createAccount(app, tx, { userName: name, fullName: name, email, passwordHash, memberUntil });
};

/** A folder and how to fill it. */
export interface FullFolder {
  readonly ownerId: string;
  readonly name: string;
  /** Files it gets: a thousand or a multiple of it. */
  readonly size: number;
  readonly titleOf: (index: number, size: number) => string;
  /** LIKE pattern of titles that come once, while the others are copied; their missing copies make the folder smaller. Default: none. */
  readonly once?: string;
}

/** Adds a folder with its files and returns its id: the first thousand files as the server writes them, the others as copies. */
export const addFolder = async (app: App, tx: Handle, folder: FullFolder): Promise<string> => {
  const { ownerId, name, size, titleOf, once = '' } = folder;
  const random = createRandom(size);
  const top = makeNode(app, { parentId: ownerId, category: 'folder', title: name, age: size });
  const files = Array.from({ length: WRITTEN }, (_, index) => {
    const title = titleOf(index, WRITTEN);
    return makeNode(app, { parentId: top.id, category: 'flow', title, age: random.int(1, 1e9) });
  });
  await insertTree(app, tx, { ownerId, nodes: [top, ...files] });
  if (size > WRITTEN) await multiplyFiles(tx, { ownerId, folderId: top.id, times: size / WRITTEN - 1, once });
  return top.id;
};

/** Nearly every title holds the common word; five, spread over the folder, hold the rare ones. */
const titleHere = (index: number, size: number): string => {
  const step = size / RARE_PER_FOLDER;
  if (index % step === Math.floor(step / 2)) return `Needle survey ${index} 稀 q`;
  return index % 20 === 0 ? `Note ${index}` : `Plan ${index} 流程`;
};

type NewNode = Pick<SeedNode, 'parentId' | 'category' | 'title'> & { readonly age: number };

const makeNode = (app: App, { age, ...node }: NewNode): SeedNode => {
  // Spread over the manual order, so that it goes with no other one.
  const pos = `${((age * 7_919) % 1_000_003).toString(16).padStart(6, '0')}V`;
  const lastModify = app.now() - age;
  return { ...node, id: app.createId(), pos, createdAt: lastModify - 1_000, lastModify, definitions: [] };
};
