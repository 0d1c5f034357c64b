import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Durability } from '../embedded/embedded-messages.ts';
import { copyDatabaseFolder, databaseFolderOf } from '../embedded/data-folder.ts';
import { checkWrites } from './check-writes.ts';
import type { CrashReport } from './crash.types.ts';
import { createRandom, pickInteger } from './random.ts';
import { startWriter } from './writer-process.ts';

const MOST_WRITES = 30;
const PRELOAD = new URL('./fsync-image-preload.ts', import.meta.url).href;

/** Says how often the power is cut and where the folders may be made. */
export interface ImageOptions {
  readonly folder: string;
  /** Closed, migrated database folder to begin with. */
  readonly template: string;
  readonly rounds: number;
  readonly seed: number;
  readonly durability: Durability;
}

/**
 * Imitates power cuts without special rights: each kill puts every file back to its content at its last fsync, or at the start
 * when it never had one, and empties new files that were never forced. Then the database must open and hold every acknowledged
 * write.
 */
export const runImageRounds = async (options: ImageOptions): Promise<CrashReport> => {
  const random = createRandom(options.seed);
  let report: CrashReport = { rounds: 0, acknowledged: 0, lost: 0, torn: 0, unopenable: 0 };
  for (let round = 1; round <= options.rounds; round += 1) {
    const found = await cutOnce(options, { round, writes: pickInteger(random, 1, MOST_WRITES) });
    report = {
      rounds: round,
      acknowledged: report.acknowledged + found.acknowledged,
      lost: report.lost + found.lost,
      torn: report.torn + found.torn,
      unopenable: report.unopenable + found.unopenable,
    };
  }
  return report;
};

const cutOnce = async (
  { folder, template, durability }: ImageOptions,
  { round, writes }: { round: number; writes: number },
): Promise<CrashReport> => {
  const dataDir = join(folder, `round-${round}`);
  const images = join(folder, `images-${round}`);
  const database = databaseFolderOf(dataDir);
  mkdirSync(images);
  mkdirSync(dataDir);
  copyDatabaseFolder(template, database);
  keepFirstImages(database, images);
  process.env['CHARTDOCK_FSYNC_IMAGES'] = images;
  const writer = startWriter({ location: { dataDir, durability } }, PRELOAD);
  await writer.untilAcknowledged(writes);
  const acknowledged = await writer.kill();
  restoreImages(database, images);
  const found = await checkWrites({ dataDir }, acknowledged);
  rmSync(dataDir, { recursive: true });
  rmSync(images, { recursive: true });
  return { rounds: 1, acknowledged: acknowledged.length, ...found };
};

const keepFirstImages = (database: string, images: string): void => {
  for (const path of filesUnder(database)) cpSync(path, join(images, String(statSync(path).ino)));
};

const restoreImages = (database: string, images: string): void => {
  for (const path of filesUnder(database)) {
    const image = join(images, String(statSync(path).ino));
    if (existsSync(image)) cpSync(image, path);
    else truncateSync(path);
  }
};

const filesUnder = (folder: string): string[] => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};
