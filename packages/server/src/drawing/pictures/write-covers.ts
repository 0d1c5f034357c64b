import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawDefinition } from '../thumbnails/draw-definition.ts';
import { PICTURE_PALETTES } from '../thumbnails/picture.ts';
import { compress } from './compress.ts';
import { coverFile } from './covers.ts';
import type { Covered } from './covers.ts';

/** Draws covers into a folder, for light pages and for dark ones; returns how many. */
export const writeCovers = async (folder: string, all: readonly Covered[]): Promise<number> => {
  await mkdir(join(folder, 'covers'), { recursive: true });
  for (const covered of all)
    for (const palette of PICTURE_PALETTES) {
      const svg = drawDefinition(covered.definition, covered.category, palette);
      await writeFile(coverFile(folder, covered, palette), compress(svg));
    }
  return all.length * PICTURE_PALETTES.length;
};
