import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { layerOf } from '../repository/layers.ts';
import { packageEntries, type ExportsField, type WorkspacePackage } from '../repository/packages.ts';

const keys = (field: ExportsField | undefined): string => Object.keys(field ?? {}).join(' ');

const publishedProblems = (one: WorkspacePackage): string[] => {
  const { exports, publishConfig } = one.manifest;
  const problems: string[] = [];
  if (exports === undefined) problems.push('has no exports');
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

/** Finds what a package lacks: a README, a row in the table of layers, entries on disk, matching exports. */
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
