import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { layerOf } from '../repository/layers.ts';
import type { ExportsField, WorkspacePackage } from '../repository/packages.ts';
import { packageEntries } from '../repository/packages.ts';
import { inRoot } from '../repository/paths.ts';

const home = 'git+https://github.com/chartdock/chartdock.git';

const keys = (field: ExportsField | undefined): string => Object.keys(field ?? {}).join(' ');

const originProblems = ({ path, folder, manifest }: WorkspacePackage): string[] => {
  const { repository } = manifest;
  const copy = join(path, 'LICENSE');
  const problems: string[] = [];
  if (!existsSync(copy) || readFileSync(copy, 'utf8') !== readFileSync(inRoot('LICENSE'), 'utf8'))
    problems.push('has no LICENSE, or another than the repository');
  if (repository?.['url'] !== home || repository['directory'] !== folder)
    problems.push(`does not name ${home} with its folder as its repository`);
  return problems;
};

/** Returns whether a bundler keeps a file that is imported for its effect alone: a pattern without a folder means any folder. */
const isKept = (file: string, kept: boolean | readonly string[] = true): boolean =>
  typeof kept === 'boolean'
    ? kept
    : kept.some((pattern) =>
        matchesGlob(
          file.replace(/^\.\//, ''),
          pattern.includes('/') ? pattern.replace(/^\.\//, '') : `**/${pattern}`,
        ),
      );

const styleProblems = ({ manifest }: WorkspacePackage): string[] =>
  [manifest.exports, manifest.publishConfig?.exports]
    .flatMap((field) => Object.values(field ?? {}))
    .filter((target) => typeof target === 'string')
    .filter((file) => file.endsWith('.css') && !isKept(file, manifest.sideEffects))
    .map((file) => `lets bundlers drop ${file}: sideEffects does not list it`);

const publishedProblems = (one: WorkspacePackage): string[] => {
  const { exports, publishConfig } = one.manifest;
  const problems = [...originProblems(one), ...styleProblems(one)];
  if (exports === undefined) problems.push('has no exports');
  if (!/^>=\d+$/.test(one.manifest.engines?.['node'] ?? ''))
    problems.push('does not say in engines which Node it needs');
  if (keys(exports) !== keys(publishConfig?.exports))
    problems.push('publishes other subpaths than it has in the repository');
  if (publishConfig?.exports !== undefined && JSON.stringify(publishConfig.exports).includes('/src/'))
    problems.push('publishes source files');
  return problems;
};

const versionProblems = ({ manifest }: WorkspacePackage): string[] =>
  Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([name, version]) => name.startsWith('@chartdock/') && version !== 'workspace:*')
    .map(([name, version]) => `depends on ${name} ${version}, not on workspace:*`);

const isPublicHost = ({ folder, manifest }: WorkspacePackage): boolean =>
  folder.startsWith('hosts/') && manifest.private !== true;

/**
 * Finds what a package lacks: a README, a row in the table of layers, entries on disk, and where it gets published matching
 * exports, the licence, the address of its source and style sheets that bundlers keep.
 */
export const findManifestProblems = (one: WorkspacePackage): string[] => {
  const missing = packageEntries(one).filter(({ source }) => !existsSync(source));
  const problems = [
    ...(existsSync(join(one.path, 'README.md')) ? [] : ['has no README.md']),
    ...(existsSync(join(one.path, 'tsconfig.json')) ? [] : ['has no tsconfig.json']),
    ...(layerOf(`${one.folder}/`) === undefined ? ['is not in the table of layers'] : []),
    ...missing.map(({ subpath }) => `exports ${subpath}, but its file does not exist`),
    ...(one.folder.startsWith('packages/') || isPublicHost(one) ? publishedProblems(one) : []),
    ...versionProblems(one),
  ];
  return problems.map((problem) => `${one.folder} ${problem}`);
};
