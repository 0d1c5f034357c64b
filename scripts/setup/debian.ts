import { run } from '../processes/run.ts';
import { findOnPath } from './programs.ts';

/** Runs a command as root: directly, or through sudo when that asks for no password. */
const asRoot = async (command: string, args: readonly string[]): Promise<boolean> => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const root = process.getuid?.() === 0;
  const result = root
    ? await run(command, args, { env, echo: true })
    : await run('sudo', ['-n', '--preserve-env=DEBIAN_FRONTEND', command, ...args], { env, echo: true });
  return result.code === 0;
};

/** Installs Debian packages without questions; returns false where that cannot be done. */
export const installDebianPackages = async (names: readonly string[]): Promise<boolean> => {
  if (findOnPath('apt-get') === undefined) return false;
  console.log(`installing ${names.join(', ')} with apt-get`);
  if (!(await asRoot('apt-get', ['update', '-q']))) return false;
  const keepOurs = ['-o', 'Dpkg::Options::=--force-confold'];
  return asRoot('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...keepOurs, ...names]);
};
