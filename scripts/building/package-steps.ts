import { join } from 'node:path';
import type { RunResult } from '../processes/run.ts';
import type { WorkspacePackage } from '../repository/packages.ts';
import { hasSource, publishedPackages } from '../repository/packages.ts';
import { buildJavascript } from './package-javascript.ts';
import { planPackage } from './package-plan.ts';
import { buildTypes } from './package-types.ts';
import type { BuildStep } from './step.types.ts';

const workspaceDependencies = ({ manifest }: WorkspacePackage): string[] =>
  Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter((name) =>
    name.startsWith('@chartdock/'),
  );

/** Sorts packages so that each comes after those it depends on. */
export const inBuildOrder = (all: readonly WorkspacePackage[]): WorkspacePackage[] => {
  const sorted: WorkspacePackage[] = [];
  const visit = (one: WorkspacePackage): void => {
    if (sorted.includes(one)) return;
    for (const name of workspaceDependencies(one)) {
      const below = all.find(({ manifest }) => manifest.name === name);
      if (below !== undefined) visit(below);
    }
    sorted.push(one);
  };
  for (const one of all) visit(one);
  return sorted;
};

const buildPackage = async (one: WorkspacePackage, all: readonly WorkspacePackage[]): Promise<RunResult> => {
  try {
    await buildJavascript(one);
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) };
  }
  return buildTypes(one, all);
};

const below = (one: WorkspacePackage, all: readonly WorkspacePackage[]): WorkspacePackage[] =>
  workspaceDependencies(one).flatMap((name) => all.filter(({ manifest }) => manifest.name === name));

const stepOf = (one: WorkspacePackage, all: readonly WorkspacePackage[]): BuildStep => {
  const plan = planPackage(one);
  const sources = [one, ...below(one, all)].flatMap(({ folder }) => [
    `${folder}/src`,
    `${folder}/package.json`,
  ]);
  return {
    name: `package ${one.short}`,
    inputs: [...sources, `${one.folder}/tsconfig.json`, 'tsconfig.base.json', 'scripts/building'],
    outputs: [
      ...Object.keys(plan.entries).flatMap((name) => [`dist/${name}.js`, `dist/${name}.d.ts`]),
      ...Object.keys(plan.programs).map((name) => `dist/${name}.js`),
      ...Object.keys(plan.styles),
    ].map((output) => join(one.folder, output)),
    build: () => buildPackage(one, all),
  };
};

/** Lists a build step for every published package that has content, lowest layer first. */
export const packageSteps = (all: readonly WorkspacePackage[] = publishedPackages()): BuildStep[] => {
  const ready = inBuildOrder(all.filter(hasSource));
  return ready.map((one) => stepOf(one, ready));
};
