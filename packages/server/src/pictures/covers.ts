import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { drawDefinition } from '../thumbnails/draw-definition.ts';
import { PICTURE_PALETTES } from '../thumbnails/picture.ts';
import type { PicturePalette } from '../thumbnails/picture.ts';
import { canonicalText } from './canonical-text.ts';
import { compress } from './compress.ts';

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

const fileOf = (folder: string, { definition, category }: Covered, palette: PicturePalette): string => {
  const text = canonicalText([category, definition]);
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return join(folder, 'covers', `${name}-${palette}.svg.br`);
};

/** Draws covers into a folder, for light pages and for dark ones; returns how many. */
export const writeCovers = async (folder: string, all: readonly Covered[]): Promise<number> => {
  await mkdir(join(folder, 'covers'), { recursive: true });
  for (const covered of all)
    for (const palette of PICTURE_PALETTES) {
      const svg = drawDefinition(covered.definition, covered.category, palette);
      await writeFile(fileOf(folder, covered, palette), compress(svg));
    }
  return all.length * PICTURE_PALETTES.length;
};

/** Opens a folder that `writeCovers` wrote; nothing is found in one that is not there. */
export const openCovers = (folder: string): Covers => ({
  find: async (covered, palette) => {
    try {
      return brotliDecompressSync(await readFile(fileOf(folder, covered, palette))).toString();
    } catch {
      return undefined;
    }
  },
});
