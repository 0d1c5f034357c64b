import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Durability } from '../embedded/embedded-messages.ts';
import { checkWrites } from './check-writes.ts';
import type { CrashReport } from './crash.types.ts';
import { createRandom, pickInteger } from './random.ts';
import type { Random } from './random.ts';
import { startWriter, waitRandomly } from './writer-process.ts';

const MOST_WRITES = 60;
const WRITE_MS = 8;
const FIRST_START_MS = 4_000;
const IMAGE_SIZE = '512M';

/** Says how often the power is cut; `folder` must be new and empty. */
export interface PowerCutOptions {
  readonly folder: string;
  readonly rounds: number;
  readonly seed: number;
  readonly durability: Durability;
  readonly onRound?: (round: number, report: CrashReport) => void;
}

/**
 * Cuts the power of a disk for real, as far as the database can tell: the data folder is on an ext4 disk in a file; the writer is
 * frozen, the file copied (it holds the bytes that have reached the disk and nothing from the memory of the system), and the copy
 * is mounted and recovered. Every fifth cut falls into the first start of a new data folder. Needs Linux, root and loop devices.
 */
export const runPowerCuts = async (options: PowerCutOptions): Promise<CrashReport> => {
  const random = createRandom(options.seed);
  let report: CrashReport = { rounds: 0, acknowledged: 0, lost: 0, torn: 0, unopenable: 0 };
  for (let round = 1; round <= options.rounds; round += 1) {
    const found = await cutOnce(options, { random, firstStart: round % 5 === 0 });
    report = {
      rounds: round,
      acknowledged: report.acknowledged + found.acknowledged,
      lost: report.lost + found.lost,
      torn: report.torn + found.torn,
      unopenable: report.unopenable + found.unopenable,
    };
    options.onRound?.(round, report);
  }
  return report;
};

interface Cut {
  readonly random: Random;
  readonly firstStart: boolean;
}

const cutOnce = async ({ folder, durability }: PowerCutOptions, cut: Cut): Promise<CrashReport> => {
  const disk = join(folder, 'disk.img');
  const afterwards = join(folder, 'afterwards.img');
  const mount = join(folder, 'mount');
  mkdirSync(mount, { recursive: true });
  makeDisk(disk);
  run('mount', '-o', 'loop', disk, mount);
  const acknowledged = await writeUntilCut({ dataDir: join(mount, 'data'), durability }, cut, () =>
    run('cp', '--sparse=always', disk, afterwards),
  );
  run('umount', mount);
  run('mount', '-o', 'loop', afterwards, mount);
  const found = await checkWrites({ dataDir: join(mount, 'data') }, acknowledged);
  run('umount', mount);
  rmSync(disk);
  rmSync(afterwards);
  return { rounds: 1, acknowledged: acknowledged.length, ...found };
};

const makeDisk = (disk: string): void => {
  run('truncate', '-s', IMAGE_SIZE, disk);
  run('mkfs.ext4', '-q', disk);
};

const writeUntilCut = async (
  location: { dataDir: string; durability: Durability },
  { random, firstStart }: Cut,
  copyDisk: () => void,
): Promise<string[]> => {
  const writer = startWriter({ location });
  if (firstStart) {
    await waitRandomly(random, FIRST_START_MS);
  } else {
    await writer.untilAcknowledged(pickInteger(random, 1, MOST_WRITES));
    await waitRandomly(random, WRITE_MS);
  }
  writer.freeze();
  copyDisk();
  return writer.kill();
};

const run = (command: string, ...values: string[]): void => {
  execFileSync(command, values, { stdio: ['ignore', 'ignore', 'inherit'] });
};
