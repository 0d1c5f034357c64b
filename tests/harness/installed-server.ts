import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { archiveOf } from '../../scripts/building/archive-steps.ts';
import { run } from '../../scripts/processes/run.ts';
import type { WorkspacePackage } from '../../scripts/repository/packages.ts';
import { publishedPackages } from '../../scripts/repository/packages.ts';

/** Describes a folder in which the packed server is installed and nothing else of ours. */
export interface InstalledServer {
  /** The folder of a person who installed it. */
  readonly folder: string;
  /** The file that `npx chartdock` runs. */
  readonly command: string;
  readonly remove: () => void;
}

/** Lists the packages of ours that installing the server brings: itself, and what its manifests name. */
export const serverPackages = (): WorkspacePackage[] => {
  const all = publishedPackages();
  const wanted = new Set(['@chartdock/server']);
  for (const name of wanted) {
    const found = all.find(({ short }) => `@chartdock/${short}` === name);
    for (const next of Object.keys(found?.manifest.dependencies ?? {}))
      if (next.startsWith('@chartdock/')) wanted.add(next);
  }
  return all.filter(({ short }) => wanted.has(`@chartdock/${short}`));
};

const unpack = async (one: WorkspacePackage, folder: string): Promise<void> => {
  const archive = archiveOf(one);
  const target = join(folder, 'node_modules/@chartdock', one.short);
  mkdirSync(target, { recursive: true });
  const { code, output } = await run('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
  if (code !== 0) throw new Error(`unpacking ${one.short} failed\n${output}`);
  const others = Object.keys(one.manifest.dependencies ?? {}).filter(
    (name) => !name.startsWith('@chartdock/'),
  );
  for (const name of others) {
    const link = join(target, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(one.path, 'node_modules', name), link, 'dir');
  }
};

/**
 * Unpacks the archives of the server and what it names of ours into an empty folder, as an installer does; the packages of
 * others are linked from the repository, so that no registry is asked.
 */
export const installPackedServer = async (): Promise<InstalledServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-installed-'));
  for (const one of serverPackages()) await unpack(one, folder);
  return {
    folder,
    command: join(folder, 'node_modules/@chartdock/server/bin/chartdock.js'),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
