import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspacePackage } from '../repository/packages.ts';
import { runPnpm } from './tools.ts';

/** Packs a built package as it would be published into a folder that it empties first; returns the archive's path. */
export const packPackage = async (
  one: Pick<WorkspacePackage, 'short' | 'path'>,
  folder: string,
): Promise<string> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { code, output } = await runPnpm(['pack', '--pack-destination', folder], { cwd: one.path });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (code !== 0 || archive === undefined) throw new Error(`packing ${one.short} failed\n${output}`);
  return join(folder, archive);
};
