import type { Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Manifest, WorkspacePackage } from '../repository/packages.ts';

type Depending = Pick<WorkspacePackage, 'path' | 'manifest'>;

const hasExports = (folder: string): boolean => {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return exports !== undefined;
};

/** Matches the subpaths of dependencies that have no `exports` field, e.g. `name/part`; none of those that have one. */
export const looseSubpaths = ({ path, manifest }: Depending): readonly RegExp[] =>
  Object.keys(manifest.dependencies ?? {})
    .filter((name) => !name.startsWith('@chartdock/') && !hasExports(join(path, 'node_modules', name)))
    .map((name) => new RegExp(`^${name}/`));

/**
 * Writes the file in place of a subpath of such a dependency. There a folder's own package.json leads to the file, and no
 * strict reader of ES modules looks into that: neither Node nor webpack.
 */
export const explicitSubpaths = (one: Depending): Plugin => ({
  name: 'explicit subpaths',
  setup: (build) => {
    const { resolve } = createRequire(join(one.path, 'package.json'));
    for (const filter of looseSubpaths(one))
      build.onResolve({ filter }, ({ path }) => {
        const [name = ''] = filter.exec(path) ?? [];
        const file = resolve(path).replaceAll('\\', '/');
        return { path: file.slice(file.lastIndexOf(`/${name}`) + 1), external: true };
      });
  },
});
