import { transaction } from '../kernel/db/transaction.ts';
import { createAccount, findAccount } from '../domains/accounts/index.ts';
import type { App, Handle } from '../kernel/calls/context.ts';
import { createTreeBuilder } from './create-tree.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { countTree, insertTree } from '../library/load-tree.ts';
import { withoutIndexes } from './without-indexes.ts';

const FOLDER_SIZE = 50;
const FOLDERS_PER_LEVEL = 20;
const PER_BATCH = 10_000;
const BIG = 5_000;
const YEAR_MS = 365 * 86_400_000;

/** How many files to make for which account. */
export interface SeedFiles {
  readonly count: number;
  /** E-mail address; the account is made when it is missing, as a member with the demo password. */
  readonly account: string;
  readonly onProgress?: (done: number) => void;
}

/** Adds many believable files to an account: half of them at the top level, the others in nested folders of fifty. */
export const seedFiles = async (app: App, { count, account, onProgress }: SeedFiles): Promise<void> => {
  const { db } = app.database;
  const ownerId = (await findAccount(db, account))?.id ?? (await addMember(app, account));
  await transaction(db, async (tx) => {
    const load = (): Promise<void> => addFiles(app, tx, { ownerId, count, onProgress });
    await (count < BIG ? load() : withoutIndexes(tx, load));
  });
};

interface Load {
  readonly ownerId: string;
  readonly count: number;
  readonly onProgress: SeedFiles['onProgress'];
}

const addFiles = async (app: App, tx: Handle, { ownerId, count, onProgress }: Load): Promise<void> => {
  const folders: string[] = [];
  for (let done = 0; done < count; done += PER_BATCH) {
    const size = Math.min(PER_BATCH, count - done);
    const builder = createTreeBuilder({ ownerId, now: app.now(), seed: done + count });
    for (let index = 0; index < size; index += 1) {
      const locale = index % 2 === 0 ? 'zh' : 'en';
      if (index % (FOLDER_SIZE * 2) === 0) {
        const parent = folders[Math.floor(folders.length / FOLDERS_PER_LEVEL) - 1] ?? ownerId;
        folders.push(builder.folder(`Folder ${folders.length + 1}`, parent));
      }
      const parentId = index % 2 === 0 ? ownerId : (folders.at(-1) ?? ownerId);
      builder.file({ parentId, locale });
    }
    await insertTree(app, tx, { ownerId, nodes: builder.nodes });
    onProgress?.(done + size);
  }
  await countTree(tx, ownerId);
};

const addMember = async (app: App, email: string): Promise<string> => {
  const passwordHash = await app.passwords.hash(DEMO_PASSWORD);
  const memberUntil = app.now() + YEAR_MS;
  const [userName = email] = email.split('@');
  return transaction(app.database.db, (tx) =>
    createAccount(app, tx, { userName, fullName: userName, email, passwordHash, memberUntil }),
  );
};
