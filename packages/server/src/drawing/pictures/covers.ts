import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { PicturePalette } from '../thumbnails/picture.ts';
import { canonicalText } from './canonical-text.ts';
import type {} from '../../kernel/calls/context.ts';

declare module '../../kernel/calls/context.ts' {
  interface App {
    /** Covers of the templates that come with the server. */
    readonly covers: Covers;
  }
}

/** A definition that has a cover, as it is stored or was read. */
export interface Covered {
  readonly definition: unknown;
  readonly category: string;
}

/** Holds covers that were drawn when the server was built. */
export interface Covers {
  /** Resolves with the cover of a definition as SVG; undefined for one that was not drawn beforehand. */
  readonly find: (covered: Covered, palette: PicturePalette) => Promise<string | undefined>;
}

/** Names the file of a cover. */
export const coverFile = (
  folder: string,
  { definition, category }: Covered,
  palette: PicturePalette,
): string => {
  const text = canonicalText([category, definition]);
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return join(folder, 'covers', `${name}-${palette}.svg.br`);
};

/** Opens a folder of covers; nothing is found in one that is not there. */
export const openCovers = (folder: string): Covers => ({
  find: async (covered, palette) => {
    try {
      return brotliDecompressSync(await readFile(coverFile(folder, covered, palette))).toString();
    } catch {
      return undefined;
    }
  },
});
