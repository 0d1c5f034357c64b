import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { build } from 'esbuild';
import { planPackage } from '../../../scripts/building/package-plan.ts';
import { parseWorkspaceImport } from '../../../scripts/checking/imports/imports.ts';
import { packageEntries, publishedPackages } from '../../../scripts/repository/packages.ts';

/** Scripts whose weight is watched, by their names in `importers/`. */
export const IMPORTERS = ['list-files', 'lists-group', 'every-call'] as const;

/** One of those scripts. */
export type Importer = (typeof IMPORTERS)[number];

const publishedFile = (specifier: string): string | undefined => {
  const wanted = parseWorkspaceImport(specifier);
  const one = publishedPackages().find(({ short }) => short === wanted?.name);
  const entry = one && packageEntries(one).find(({ subpath }) => subpath === wanted?.subpath);
  if (one === undefined || entry === undefined) return undefined;
  const built = Object.entries(planPackage(one).entries).find(
    ([, source]) => join(one.path, source) === entry.source,
  );
  return built && join(one.path, 'dist', `${built[0]}.js`);
};

/** Takes packages as they are published, from their `dist`. */
export const asPublished: Plugin = {
  name: 'packages as published',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^@chartdock\// }, ({ path }) => {
      const file = publishedFile(path);
      return file === undefined ? undefined : { path: file, sideEffects: false };
    });
  },
};

/** Bundles the code that an importer's page or program loads, as its own bundler would; gives the code. */
export const bundleImporter = async (name: Importer, plugins: Plugin[] = []): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`importers/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    plugins,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
};
