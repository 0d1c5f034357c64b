import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { WorkspacePackage } from '../repository/packages.ts';
import { runPnpm } from './tools.ts';

/** Packs a built package as it would be published into an archive of that path, which it replaces. */
export const packPackage = async (
  one: Pick<WorkspacePackage, 'short' | 'path'>,
  archive: string,
): Promise<void> => {
  rmSync(archive, { force: true });
  mkdirSync(dirname(archive), { recursive: true });
  const { code, output } = await runPnpm(['pack', '--out', archive], { cwd: one.path });
  if (code !== 0) throw new Error(`packing ${one.short} failed\n${output}`);
};
