import { join } from 'node:path';
import { packPackage } from '../processes/pack-package.ts';
import type { WorkspacePackage } from '../repository/packages.ts';
import { hasSource, publishedPackages } from '../repository/packages.ts';
import { inRoot } from '../repository/paths.ts';
import type { BuildStep } from './step.types.ts';

const archivePath = ({ short }: WorkspacePackage): string => `.cache/packs/${short}.tgz`;

/** Finds the archive that {@link archiveStep} packs, as an absolute path. */
export const archiveOf = (one: WorkspacePackage): string => inRoot(archivePath(one));

/** Makes the step that packs a built package as it would be published, for all who look at the archive or install it. */
export const archiveStep = (one: WorkspacePackage): BuildStep => {
  const { folder, manifest } = one;
  const packed = [
    'package.json',
    'LICENSE',
    ...(manifest.files ?? []).filter((name) => !name.startsWith('!')),
    ...Object.values(manifest.bin ?? {}),
  ];
  return {
    name: `archive ${one.short}`,
    inputs: [
      // Files built inside of a folder are no source of it, but they are packed.
      ...packed.flatMap((name) => [join(folder, name), join(folder, name, 'dist')]),
      'scripts/building/archive-steps.ts',
    ],
    outputs: [archivePath(one)],
    build: async () => {
      await packPackage(one, archiveOf(one));
      return { code: 0, output: '' };
    },
  };
};

/** Lists a step for the archive of every published package that has content. */
export const archiveSteps = (all: readonly WorkspacePackage[] = publishedPackages()): BuildStep[] =>
  all.filter(hasSource).map(archiveStep);
