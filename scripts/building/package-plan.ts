import { join } from 'node:path';
import { namesBehind } from '../repository/packages.ts';
import type { ExportsField, WorkspacePackage } from '../repository/packages.ts';

/** Describes what to build for a package, read off its two exports fields. */
export interface PackagePlan {
  /** Output name without extension to source file, e.g. `browser/index` to `src/browser/index.ts`. */
  readonly entries: Readonly<Record<string, string>>;
  /** Likewise for what is started by its address and imported by nobody: a command, a worker. */
  readonly programs: Readonly<Record<string, string>>;
  /** Output file to style sheet, both from the package's folder. */
  readonly styles: Readonly<Record<string, string>>;
}

// Files that the code of a package starts as workers, from where they lie beside it.
const workers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@chartdock/server': {
    'embedded-worker': 'src/kernel/db/embedded/embedded-worker.ts',
    'picture-worker': 'src/drawing/pictures/picture-worker.ts',
  },
};

const publishedFile = (published: ExportsField, subpath: string): string | undefined => {
  const target = published[subpath];
  return typeof target === 'string' ? target : target?.['default'];
};

/** Pairs every source in `exports` with the file that `publishConfig.exports` promises for it, patterns file by file. */
export const planPackage = ({ path, manifest }: Pick<WorkspacePackage, 'path' | 'manifest'>): PackagePlan => {
  const published = manifest.publishConfig?.exports ?? {};
  const pairs = Object.entries(manifest.exports ?? {}).flatMap(([subpath, source]) => {
    const output = publishedFile(published, subpath);
    return typeof source === 'string' && output !== undefined && output !== source
      ? namesBehind(path, source).map((name) => ({
          source: source.replace('*', name),
          output: output.replace('*', name),
        }))
      : [];
  });
  const matching = (pattern: RegExp): typeof pairs => pairs.filter(({ source }) => pattern.test(source));
  // A command's file in `bin` loads `dist/main.js`.
  const command = manifest.bin === undefined ? {} : { main: 'src/main.ts' };
  return {
    entries: Object.fromEntries(
      matching(/\.tsx?$/).map(({ source, output }) => [
        output.replace(/^\.\/dist\//, '').replace(/\.js$/, ''),
        source.replace(/^\.\//, ''),
      ]),
    ),
    programs: { ...command, ...workers[manifest.name] },
    styles: Object.fromEntries(matching(/\.css$/).map(({ source, output }) => [join(output), join(source)])),
  };
};
