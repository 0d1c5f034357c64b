import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Describes a process that stands above us. */
export interface Ancestor {
  readonly pid: number;
  /** Its command line. */
  readonly command: string;
}

interface ProcessState {
  readonly parent: number;
  readonly alive: boolean;
}

const readState = (pid: number): ProcessState | undefined => {
  try {
    if (process.platform !== 'linux') {
      const parent = Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
      return { parent, alive: process.kill(pid, 0) };
    }
    // The name of the program stands in brackets and may itself hold spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(parent), alive: !'ZX'.includes(state) };
  } catch {
    return undefined;
  }
};

const commandOf = (pid: number): string =>
  process.platform === 'linux'
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();

/** Lists the processes above one, nearest first; the first process of the system is left out. */
export const listAncestors = (pid: number = process.pid): Ancestor[] => {
  const parent = readState(pid)?.parent ?? 0;
  return parent <= 1 ? [] : [{ pid: parent, command: commandOf(parent) }, ...listAncestors(parent)];
};

/** Returns whether a process runs; one that has ended and only waits to be collected does not. */
export const isAlive = (pid: number): boolean => readState(pid)?.alive === true;

const isPnpm = ({ command }: Ancestor): boolean =>
  command
    .split(' ')
    .slice(0, 2)
    .some((word) => /^pnpm(\.[cm]?js)?$/.test(basename(word)));

const isNpm = ({ command }: Ancestor): boolean => /^np[mx] |\/np[mx](-cli\.js)? /.test(`${command} `);

/**
 * Picks the processes by which a package manager runs us: pnpm with its shell, and above it npx with its own shell.
 * What stands above those, say a shell script that starts us in the background, may end without us.
 */
export const managersOf = (ancestors: readonly Ancestor[]): readonly Ancestor[] => {
  const pnpm = ancestors.slice(0, 2).findIndex(isPnpm);
  if (pnpm === -1) return [];
  const npm = ancestors.slice(pnpm + 1, pnpm + 3).findIndex(isNpm);
  return ancestors.slice(0, pnpm + 1 + (npm === -1 ? 0 : npm + 1));
};

/**
 * Calls back once when one of the package managers that run us is gone: npx dies of a SIGTERM without passing it on,
 * and leaves pnpm and us behind. Does nothing in a script that was started directly.
 */
export const watchPackageManagers = (whenGone: () => void): void => {
  if (process.platform === 'win32') return;
  const managers = managersOf(listAncestors());
  if (managers.length === 0) return;
  const timer = setInterval(() => {
    if (managers.every(({ pid }) => isAlive(pid))) return;
    clearInterval(timer);
    whenGone();
  }, 200);
  timer.unref();
};
