import { spawn as spawnProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../kernel/db/database.ts';
import { sharedPostgresFolder } from '../../kernel/db/testing/shared-postgres.ts';
import { migratedTemplate } from '../../kernel/db/testing/test-databases.ts';
import { demoFolder } from '../../testing/demo-data.ts';
import { runCommand } from '../run-command.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
/** Most commands end before it pays to compile the embedded database a second time, for speed: that takes a third of their processor time. */
const COMPILED_ONCE = '--liftoff-only';
const cache = process.env['NODE_COMPILE_CACHE'];
const compileCache = cache === undefined ? {} : { NODE_COMPILE_CACHE: cache };

/** Result of a command: its exit code, null for one that was killed, and its output. */
export interface EndedCommand {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A command that was typed. */
export interface StartedCommand {
  readonly ended: Promise<EndedCommand>;
  /** Resolves with where a server listens. */
  readonly address: () => Promise<string>;
  readonly stop: () => void;
}

/** A command in a process of its own. */
export interface SpawnedCommand extends StartedCommand {
  readonly kill: () => void;
}

type Environment = Readonly<Record<string, string>>;

/** A folder in which `chartdock` commands are typed. */
export interface CommandStage {
  readonly root: string;
  /** Creates a data folder with every table and no row, which starts faster than a missing one. */
  readonly createDataFolder: () => Promise<string>;
  /** Creates a data folder with the whole demo. */
  readonly createDemoFolder: () => Promise<string>;
  /** Types a command in this process, which takes a tenth of the time of another. */
  readonly type: (args: readonly string[], environment?: Environment) => StartedCommand;
  /** Types a command in a process of its own: for signals, locks, streams and exit codes. */
  readonly spawn: (args: readonly string[], environment?: Environment) => SpawnedCommand;
  /** Ends every command that still runs. */
  readonly endAll: () => Promise<void>;
  readonly remove: () => void;
}

const LISTENS = /listening on (\S+)/;

/** Types a command in this process. */
const typeCommand = (args: readonly string[], environment: Environment): StartedCommand => {
  const said = { out: '', err: '' };
  const asked = Promise.withResolvers<void>();
  const listens = Promise.withResolvers<string>();
  const ended = runCommand(args, {
    environment,
    print: (line) => {
      said.out += `${line}\n`;
      const address = LISTENS.exec(line)?.[1];
      if (address !== undefined) listens.resolve(address);
    },
    printError: (line) => (said.err += `${line}\n`),
    stopped: asked.promise,
  }).then((code) => ({ code, ...said }));
  return {
    ended,
    address: async () => Promise.race([listens.promise, failWhenEnded(ended)]),
    stop: () => asked.resolve(),
  };
};

/** Types a command in a process of its own, in a folder. */
const spawnCommand = (cwd: string, args: readonly string[], environment: Environment): SpawnedCommand => {
  const child = spawnProcess(process.execPath, [COMPILED_ONCE, MAIN, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], ...compileCache, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const ended = once(child, 'close').then((values) => {
    const [code] = values as [number | null];
    return { code, ...said };
  });
  const address = async (): Promise<string> => {
    for (;;) {
      const found = LISTENS.exec(said.out)?.[1];
      if (found !== undefined) return found;
      await Promise.race([once(child.stdout, 'data'), failWhenEnded(ended)]);
    }
  };
  return { ended, address, stop: () => void child.kill('SIGTERM'), kill: () => void child.kill('SIGKILL') };
};

/** Creates a folder in which commands are typed. */
export const createCommandStage = (): CommandStage => {
  const root = mkdtempSync(join(tmpdir(), 'chartdock-command-'));
  const running = new Map<StartedCommand, () => void>();
  let folders = 0;
  const usual: Environment = { HOST: '127.0.0.1', PORT: '0', CHARTDOCK_SEED: 'none' };
  const keep = <Command extends StartedCommand>(command: Command, end: () => void): Command => {
    running.set(command, end);
    const forget = (): boolean => running.delete(command);
    command.ended.then(forget, forget);
    return command;
  };
  const nextFolder = (): string => join(root, `data-${(folders += 1)}`);
  return {
    root,
    createDemoFolder: async () => {
      const dataDir = nextFolder();
      // Where no run shares one, it is made for this stage.
      cpSync(await demoFolder(sharedPostgresFolder() ?? root), dataDir, { recursive: true });
      return dataDir;
    },
    createDataFolder: async () => {
      const dataDir = nextFolder();
      const database = await openDatabase({ dataDir, template: await migratedTemplate() });
      await database.close();
      return dataDir;
    },
    type: (args, environment = {}) => {
      const command = typeCommand(args, { ...usual, ...environment });
      return keep(command, command.stop);
    },
    spawn: (args, environment = {}) => {
      const command = spawnCommand(root, args, { ...usual, ...environment });
      return keep(command, command.kill);
    },
    endAll: async () => {
      const left = [...running];
      for (const [, end] of left) end();
      await Promise.allSettled(left.map(([{ ended }]) => ended));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};

const failWhenEnded = async (ended: Promise<{ readonly err: string }>): Promise<never> => {
  throw new Error(`The server ended while it started.\n${(await ended).err}`);
};
