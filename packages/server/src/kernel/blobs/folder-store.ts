import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BlobError, requireKey } from './blob-store.ts';
import type { BlobStore } from './blob-store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const failed = (cause: unknown): BlobError =>
  new BlobError('store_failed', 'The folder of large definitions cannot be used.', { cause });

const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw failed(error);
  }
};

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Creates a store in a folder, which is made with the first bytes and which its owner alone may read. Bytes are on the disk before `put` resolves. */
export const createFolderStore = (folder: string): BlobStore => {
  const fileOf = (key: string): string => {
    requireKey(key);
    return join(folder, ...key.split('/'));
  };
  return {
    put: async (key, bytes) => {
      const file = fileOf(key);
      const aside = `${file}.${randomBytes(6).toString('hex')}.new`;
      await attempt(async () => {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        const handle = await open(aside, 'wx', 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(aside, file);
        // Windows writes names through by itself and refuses to open a folder.
        if (process.platform !== 'win32') await sync(dirname(file));
      });
    },
    get: async (key) => {
      const file = fileOf(key);
      try {
        return await readFile(file);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw failed(error);
      }
    },
    remove: (key) => {
      const file = fileOf(key);
      return attempt(() => rm(file, { force: true }));
    },
  };
};
