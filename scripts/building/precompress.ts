import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt']);
const smallest = 1024;

/** Tells of a path whether few people load the file: its best form would take most of a build for a few per cent of its size. */
export type IsRare = (path: string) => boolean;

const noneIsRare: IsRare = () => false;

const RARE_QUALITY = 9;

const brotli = (body: Buffer, quality: number): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Writes `.br` and `.gz` beside every text file of a folder that is at least 1,024 bytes long; returns how many files. */
export const compressFolder = async (folder: string, isRare = noneIsRare): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && texts.has(extname(entry.name)));
  let count = 0;
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const body = await readFile(path);
    if (body.length < smallest) continue;
    await writeFile(`${path}.br`, brotli(body, isRare(path) ? RARE_QUALITY : constants.BROTLI_MAX_QUALITY));
    await writeFile(`${path}.gz`, gzipSync(body, { level: 9 }));
    count += 1;
  }
  return count;
};

/** Makes a Vite plugin that compresses what a build wrote, so that the server compresses nothing itself. */
export const precompress = (isRare = noneIsRare): Plugin => {
  let folder = '';
  return {
    name: 'chartdock-precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      // What other plugins write beside the bundle is compressed too.
      order: 'post',
      sequential: true,
      handler: async () => {
        await compressFolder(folder, isRare);
      },
    },
  };
};
