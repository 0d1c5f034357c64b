import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveOf, archiveSteps } from '../../scripts/building/archive-steps.ts';
import { inBuildOrder, packageSteps } from '../../scripts/building/package-steps.ts';
import { runSteps } from '../../scripts/building/run-steps.ts';
import type { RunResult } from '../../scripts/processes/run.ts';
import { run } from '../../scripts/processes/run.ts';
import { runPnpm } from '../../scripts/processes/tools.ts';
import type { Manifest, WorkspacePackage } from '../../scripts/repository/packages.ts';
import { publishedPackages } from '../../scripts/repository/packages.ts';
import { inRoot } from '../../scripts/repository/paths.ts';

/** Describes an empty folder outside of the workspace in which some of our archives are installed. */
export interface Installation {
  readonly folder: string;
  /** Runs a program of the folder on this Node. */
  readonly node: (args: readonly string[], cwd?: string) => Promise<RunResult>;
  readonly remove: () => void;
}

const ours = /^@chartdock\//;

/** Returns the name of a package and of all of ours that it stands on. */
export const withDependencies = (short: string): string[] => {
  const { manifest } = publishedPackages().find((one) => one.short === short) ?? {};
  const below = Object.keys(manifest?.dependencies ?? {}).filter((name) => ours.test(name));
  return [...new Set([short, ...below.flatMap((name) => withDependencies(name.replace(ours, '')))])];
};

/** Names what is installed for those who bundle a page: the components and what they stand on. */
export const libraries: readonly string[] = withDependencies('react');

const here = import.meta.dirname;

const ownDependencies = ({ path, manifest }: WorkspacePackage): [string, string][] =>
  Object.keys(manifest.dependencies ?? {})
    .filter((name) => !name.startsWith('@chartdock/'))
    .map((name) => [name, `link:${join(path, 'node_modules', name)}`]);

/** Lists the tools that an outsider has installed beside ours, at the versions of `package.json` in this folder. */
const tools = (): [string, string][] => {
  const { devDependencies = {} } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as Manifest;
  return Object.keys(devDependencies).map((name) => [name, `link:${join(here, 'node_modules', name)}`]);
};

const packagesFor = (names: readonly string[]): WorkspacePackage[] =>
  publishedPackages().filter(({ short }) => names.includes(short));

const unpack = async (archive: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const { code, output } = await run('tar', ['-xzf', archive, '-C', folder]);
  if (code !== 0) throw new Error(`unpacking ${archive} failed\n${output}`);
};

/** Packs an archive again with another manifest, for a look at what would happen if we published that. */
const repack = async (
  archive: string,
  target: string,
  change: (manifest: Manifest) => Manifest,
): Promise<string> => {
  const scratch = `${target}-unpacked`;
  await unpack(archive, scratch);
  const manifest = join(scratch, 'package/package.json');
  writeFileSync(
    manifest,
    JSON.stringify(change(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest), null, 2),
  );
  const { code, output } = await run('tar', ['-czf', target, '-C', scratch, 'package']);
  if (code !== 0) throw new Error(`packing ${target} failed\n${output}`);
  return target;
};

/** Archives to install, and how their manifests shall differ from ours. */
export interface InstallOptions {
  readonly names: readonly string[];
  readonly change?: (manifest: Manifest) => Manifest;
}

/**
 * Installs our archives into an empty folder with the consumers beside this file, the way a package manager does it
 * for everyone. What others published is linked from the repository, so that no registry is asked.
 */
export const installArchives = async ({ names, change }: InstallOptions): Promise<Installation> => {
  const ours = packagesFor(names);
  await runSteps([...packageSteps(ours), ...archiveSteps(ours)]);
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-outside-'));
  const archives = await Promise.all(
    inBuildOrder(ours).map(async (one): Promise<[string, string]> => {
      const archive = archiveOf(one);
      const shipped =
        change === undefined ? archive : await repack(archive, join(folder, `${one.short}.tgz`), change);
      return [one.manifest.name, `file:${shipped}`];
    }),
  );
  cpSync(join(here, 'consumers'), folder, { recursive: true });
  const dependencies = Object.fromEntries([...archives, ...tools()]);
  const overrides = Object.fromEntries([...ours.flatMap(ownDependencies), ...archives, ...tools()]);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'outsider', private: true, dependencies }),
  );
  // Settings are YAML, of which JSON is a part. The store of its own keeps this out of everyone else's.
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    JSON.stringify({ overrides, storeDir: join(folder, 'store'), strictPeerDependencies: false }),
  );
  const { code, output } = await runPnpm(['install', '--offline', '--ignore-scripts'], { cwd: folder });
  if (code !== 0) throw new Error(`installing into ${folder} failed\n${output}`);
  return {
    folder,
    node: (args, cwd = folder) =>
      run(process.execPath, args, { cwd, env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } }),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Finds a program of a package that an outsider has installed. */
export const programOf = (name: string, program: string): string =>
  inRoot('tests/outside/node_modules', name, program);
