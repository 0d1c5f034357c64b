import { readFile } from 'node:fs/promises';
import type { BuildOptions, Plugin } from 'esbuild';
import { build } from 'esbuild';
import { partsApart } from '../../scripts/building/embed-parts.ts';
import { inRoot } from '../../scripts/repository/paths.ts';
import type { BrokenBridgeName } from './broken-bridges.ts';
import { BROKEN_BRIDGES } from './broken-bridges.ts';

const embed = inRoot('packages/embed/src');

/** Breaks one file while it is bundled; the file itself stays as it is. */
const breaking = (name: BrokenBridgeName): Plugin => ({
  name: 'broken bridge',
  setup: (builder) => {
    const { file, from, to } = BROKEN_BRIDGES[name];
    builder.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (path !== `${embed}/${file}`) return undefined;
      const source = await readFile(path, 'utf8');
      if (!source.includes(from)) throw new Error(`The control "${name}" finds nothing to break in ${file}.`);
      return { contents: source.replaceAll(from, () => to), loader: 'ts' };
    });
  },
});

/** Bundles a file, given by its path from the root, with the embed's source as it is or broken; gives the code. */
export const bundleEmbed = async (
  source: string,
  control?: BrokenBridgeName,
  options: BuildOptions = {},
): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [inRoot(source)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    plugins: [partsApart, ...(control === undefined ? [] : [breaking(control)])],
    logLevel: 'silent',
    ...options,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};
