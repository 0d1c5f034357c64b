import { join } from 'node:path';
import { startService } from '../../scripts/processes/services.ts';
import { findFreePort } from '../harness/free-port.ts';
import type { RunResult } from '../../scripts/processes/run.ts';
import { programOf } from './install-archives.ts';

/** A built site of Next that runs. */
export interface ServedSite {
  /** Resolves with what a path of it shows. */
  readonly read: (path: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Builds the site of the consumers with Next and serves it. Throws with what Next said when it cannot be built. */
export const serveNext = async (
  folder: string,
  node: (args: readonly string[], cwd: string) => Promise<RunResult>,
): Promise<ServedSite> => {
  const site = join(folder, 'next');
  const next = programOf('next', 'dist/bin/next');
  const { code, output } = await node([next, 'build'], site);
  if (code !== 0) throw new Error(`Next did not build\n${output}`);
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const args = [next, 'start', site, '--port', String(port), '--hostname', '127.0.0.1'];
  const service = startService({
    name: 'Next',
    args,
    readyUrl: `${address}/`,
    env: { NODE_ENV: 'production' },
  });
  try {
    await service.ready();
  } catch (error) {
    await service.stop();
    throw error;
  }
  return { read: async (path) => (await fetch(`${address}${path}`)).text(), stop: service.stop };
};
