import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot, root } from './paths.ts';

/** Describes an exports field: subpath to a file or to conditions. */
export type ExportsField = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Describes the parts of a package.json that the tooling reads. */
export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly repository?: Readonly<Record<string, string>>;
  /** Files that do something when they are loaded, although nothing of theirs is used; false for none. */
  readonly sideEffects?: boolean | readonly string[];
  readonly exports?: ExportsField;
  readonly publishConfig?: { readonly exports?: ExportsField };
  readonly bin?: Readonly<Record<string, string>>;
  /** Files and folders that go into the archive besides package.json, README and licence. */
  readonly files?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
  /** Oldest browsers that a package is built for, e.g. `chrome 77`; default those of the whole house. */
  readonly browserslist?: readonly string[];
}

/** Describes one workspace package. */
export interface WorkspacePackage {
  /** Last part of its folder, e.g. `files`. */
  readonly short: string;
  /** Path from the root, e.g. `packages/files`. */
  readonly folder: string;
  /** Absolute folder. */
  readonly path: string;
  readonly manifest: Manifest;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Reads the package.json of the repository itself. */
export const rootManifest = (base: string = root): Manifest => readManifest(base);

const packagesBelow = (parent: string, base: string): WorkspacePackage[] => {
  const top = join(base, parent);
  if (!existsSync(top)) return [];
  return readdirSync(top)
    .sort()
    .map((short) => ({ short, path: join(top, short) }))
    .filter(({ path }) => existsSync(join(path, 'package.json')))
    .map(({ short, path }) => ({ short, path, folder: fromRoot(path, base), manifest: readManifest(path) }));
};

/** Lists the packages that get published: everything below `packages/`, and hosts that are not private. */
export const publishedPackages = (base: string = root): WorkspacePackage[] => [
  ...packagesBelow('packages', base),
  ...packagesBelow('hosts', base).filter(({ manifest }) => manifest.private !== true),
];

/** Lists every workspace package: published ones, hosts, examples and the bench. */
export const workspacePackages = (base: string = root): WorkspacePackage[] => [
  ...packagesBelow('packages', base),
  ...packagesBelow('hosts', base),
  ...packagesBelow('examples', base),
  ...packagesBelow('.', base).filter(({ short }) => short === 'bench'),
];

/** Describes one code entry of a package: the subpath a user imports and the source file behind it. */
export interface PackageEntry {
  /** Subpath as in `exports`, e.g. `.` or `./schema`. */
  readonly subpath: string;
  /** Absolute path of the source file. */
  readonly source: string;
}

const fillPattern = (text: string, name: string): string => text.replace('*', name);

/** Finds what stands for the star of a pattern such as `./src/calls/*.ts`; a path without a star stands for itself. */
export const namesBehind = (path: string, target: string): readonly string[] => {
  const [before = '', after] = target.split('*');
  if (after === undefined) return [''];
  const folder = join(path, before);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(after) && !file.endsWith(`.test${after}`))
    .map((file) => file.slice(0, -after.length))
    .sort();
};

/** Lists the TypeScript entries of a package in the order of its `exports`; a pattern stands for the files behind it. */
export const packageEntries = ({ path, manifest }: WorkspacePackage): PackageEntry[] =>
  Object.entries(manifest.exports ?? {}).flatMap(([subpath, target]) =>
    typeof target === 'string' && /\.tsx?$/.test(target)
      ? namesBehind(path, target).map((name) => ({
          subpath: fillPattern(subpath, name),
          source: join(path, fillPattern(target, name)),
        }))
      : [],
  );

/** Returns whether a package has content yet: its entries are on disk. */
export const hasSource = (one: WorkspacePackage): boolean => {
  const entries = packageEntries(one);
  return entries.length > 0 && entries.every(({ source }) => existsSync(source));
};
