import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Size of an installation. */
export interface Installed {
  readonly packages: number;
  readonly files: number;
  /** Bytes of all files. */
  readonly bytes: number;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Published files of the folder; everything where it is left out. */
  readonly files?: readonly string[];
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const filesBelow = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name !== 'node_modules')
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

/** A package of this repository lies here with its sources; published files are all there is. */
const publishedFiles = (folder: string, isOwn: boolean): string[] => {
  if (!isOwn) return filesBelow(folder);
  const published = (readManifest(folder).files ?? []).filter((name) => !name.startsWith('!'));
  const names = ['package.json', 'LICENSE', ...published];
  return [...new Set(names)]
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .flatMap(filesBelow);
};

/** Finds a dependency the way Node does: in the folders named node_modules, from the package upwards. */
const findPackage = (name: string, from: string): string => {
  for (let folder = from; folder !== join(folder, '..'); folder = join(folder, '..')) {
    const path = join(folder, 'node_modules', name);
    if (existsSync(path)) return realpathSync(path);
  }
  throw new Error(`${name} is not installed for ${from}`);
};

/** Measures packages with all that they depend on, each counted once. Peers are left out unless they are named. */
export const measureInstalled = (names: readonly string[], from: string): Installed => {
  const folders = new Set<string>();
  const visit = (folder: string): void => {
    if (folders.has(folder)) return;
    folders.add(folder);
    for (const dependency of Object.keys(readManifest(folder).dependencies ?? {}))
      visit(findPackage(dependency, folder));
  };
  for (const name of names) visit(findPackage(name, from));
  const files = [...folders].flatMap((folder) => publishedFiles(folder, !folder.includes('node_modules')));
  return {
    packages: folders.size,
    files: files.length,
    bytes: files.reduce((sum, path) => sum + statSync(path).size, 0),
  };
};
