import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Manifest, WorkspacePackage } from '../../scripts/repository/packages.ts';

/** Describes a package in a temporary folder, for tests of the tooling. */
export interface ScratchPackage {
  readonly one: WorkspacePackage;
  readonly remove: () => void;
}

const manifestOf = (exports: Readonly<Record<string, string>>): Manifest => ({
  name: '@chartdock/scratch',
  exports,
  publishConfig: {
    exports: Object.fromEntries(
      Object.entries(exports).map(([subpath, source]) => {
        const base = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
        return [subpath, source.endsWith('.css') ? base : { types: `${base}.d.ts`, default: `${base}.js` }];
      }),
    ),
  },
});

/** Writes a package with the given files to a temporary folder; `exports` defaults to `src/index.ts` alone. */
export const createScratchPackage = (
  files: Readonly<Record<string, string>>,
  exports: Readonly<Record<string, string>> = { '.': './src/index.ts' },
): ScratchPackage => {
  const path = mkdtempSync(join(tmpdir(), 'chartdock-package-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  const manifest = manifestOf(exports);
  return {
    one: { short: 'scratch', folder: 'packages/scratch', path, manifest },
    remove: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
};
