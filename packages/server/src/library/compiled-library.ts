import { RENDERER_VERSION } from '@chartdock/documents';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { writeCovers } from '../drawing/pictures/write-covers.ts';
import { compress } from '../drawing/pictures/compress.ts';
import { SOURCE_LANGUAGES } from './read-source.ts';
import type { SourceFile, TemplateSource } from './read-source.ts';

const FILE = 'library.json.br';

/** Names a state of sources: other texts, other paths and another renderer have another name. */
export const stateOf = (files: readonly SourceFile[]): string =>
  createHash('sha256')
    .update(JSON.stringify([RENDERER_VERSION, files]))
    .digest('hex')
    .slice(0, 16);

interface Compiled {
  readonly state: string;
  readonly sources: readonly TemplateSource[];
}

/** Writes read sources, and their covers, into a folder that holds nothing else; returns how many covers there are. */
export const writeCompiled = async (folder: string, compiled: Compiled): Promise<number> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const covered = compiled.sources.flatMap(({ definitions, category }) =>
    SOURCE_LANGUAGES.map((language) => ({ definition: definitions[language], category })),
  );
  const covers = await writeCovers(folder, covered);
  await writeFile(join(folder, FILE), compress(JSON.stringify(compiled)));
  return covers;
};

/**
 * Reads the compilation of a state of the sources; undefined when there is none, when it was another state, and when it cannot be
 * read.
 */
export const readCompiled = async (
  folder: string,
  state: string,
): Promise<readonly TemplateSource[] | undefined> => {
  try {
    const packed = await readFile(join(folder, FILE));
    const compiled = JSON.parse(brotliDecompressSync(packed).toString()) as Compiled;
    return compiled.state === state ? compiled.sources : undefined;
  } catch {
    return undefined;
  }
};
