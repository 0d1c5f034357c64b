import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Keeps pictures in a folder, up to a number of bytes. Pictures that the disk refuses are dropped silently: they can be drawn
 * again.
 */
export interface DiskCache {
  /** Resolves with the bytes under a key of hexadecimal digits; undefined for nothing, and for damaged bytes. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  readonly set: (key: string, bytes: Uint8Array) => Promise<void>;
  /**
   * Deletes the least recently used pictures until nine tenths of the room are taken at most, if more is, and unfinished ones.
   * Resolves with the bytes that stay.
   */
  readonly sweep: () => Promise<number>;
}

/** Where pictures are kept, and how many. */
export interface DiskCacheOptions {
  /** Made with the first picture; its owner alone may read it. */
  readonly folder: string;
  /** Bytes that all files may take; 0 keeps nothing. */
  readonly mostBytes: number;
  /** Epoch milliseconds; default the clock of the machine. */
  readonly now?: () => number;
}

const DIGEST_BYTES = 32;
const UNFINISHED = '.new';
// A picture is marked as used once in this time, not with every look at it.
const MARK_MS = 3_600_000;
const UNFINISHED_MS = 3_600_000;
const SWEPT_SHARE = 0.9;

interface KeptFile {
  readonly path: string;
  readonly bytes: number;
  readonly usedAt: number;
}

const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Resolves with undefined where the disk does not do it. */
const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

const listFiles = async (folder: string): Promise<KeptFile[]> => {
  const names = (await attempt(() => readdir(folder, { recursive: true }))) ?? [];
  const found: KeptFile[] = [];
  // One after the other: a sweep of many thousand files leaves the disk to those who wait for a picture.
  for (const name of names) {
    const path = join(folder, name);
    const facts = await attempt(() => stat(path));
    if (facts?.isFile() === true) found.push({ path, bytes: facts.size, usedAt: facts.mtimeMs });
  }
  return found;
};

/** Opens a file, says that it is in use, and reads it; undefined when its digest is not that of its bytes. */
const readKept = async (path: string, now: number): Promise<Buffer | undefined> => {
  const file = await open(path, 'r');
  try {
    const all = await file.readFile();
    const bytes = all.subarray(DIGEST_BYTES);
    if (!digestOf(bytes).equals(all.subarray(0, DIGEST_BYTES))) return undefined;
    const { mtimeMs } = await file.stat();
    if (now - mtimeMs > MARK_MS) await attempt(() => utimes(path, now / 1000, now / 1000));
    return bytes;
  } finally {
    await file.close();
  }
};

/** Creates a cache in a folder, which several servers may share. */
export const createDiskCache = ({ folder, mostBytes, now = Date.now }: DiskCacheOptions): DiskCache => {
  const fileOf = (key: string): string => join(folder, key.slice(0, 2), key);
  // Unknown until the folder has been looked through for the first time.
  let held: number | undefined;
  let sweeping: Promise<number> | undefined;

  const sweepOnce = async (): Promise<number> => {
    const files = (await listFiles(folder)).toSorted((a, b) => a.usedAt - b.usedAt);
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const goal = bytes > mostBytes ? mostBytes * SWEPT_SHARE : mostBytes;
    for (const file of files) {
      const isAbandoned = file.path.endsWith(UNFINISHED) && now() - file.usedAt > UNFINISHED_MS;
      if (bytes <= goal && !isAbandoned) continue;
      await attempt(() => rm(file.path, { force: true }));
      bytes -= file.bytes;
    }
    held = bytes;
    return bytes;
  };
  const sweep = (): Promise<number> => {
    sweeping ??= sweepOnce().finally(() => (sweeping = undefined));
    return sweeping;
  };

  const write = async (path: string, bytes: Uint8Array): Promise<void> => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const aside = `${path}.${randomBytes(6).toString('hex')}${UNFINISHED}`;
    await writeFile(aside, Buffer.concat([digestOf(bytes), bytes]), { flag: 'wx', mode: 0o600 });
    await utimes(aside, now() / 1000, now() / 1000);
    await rename(aside, path);
  };

  return {
    get: async (key) => {
      if (mostBytes === 0) return undefined;
      const path = fileOf(key);
      return attempt(() => readKept(path, now()));
    },
    set: async (key, bytes) => {
      const size = bytes.byteLength + DIGEST_BYTES;
      if (size > mostBytes) return;
      await attempt(() => write(fileOf(key), bytes));
      if (held === undefined) await sweep();
      else held += size;
      if (held !== undefined && held > mostBytes) await sweep();
    },
    sweep,
  };
};
