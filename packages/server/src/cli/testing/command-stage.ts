import { spawn } from 'node:child_process';
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

/** A command that was typed, in a process of its own. */
export interface StartedCommand {
  readonly ended: Promise<EndedCommand>;
  /** Resolves with where a server listens. */
  readonly address: () => Promise<string>;
  readonly stop: () => void;
  readonly kill: () => void;
}

/** A folder in which `chartdock` commands are typed. */
export interface CommandStage {
  readonly root: string;
  /** Creates a data folder with every table and no row, which starts faster than a missing one. */
  readonly createDataFolder: () => Promise<string>;
  /** Creates a data folder with the whole demo. */
  readonly createDemoFolder: () => Promise<string>;
  readonly start: (args: readonly string[], environment?: Readonly<Record<string, string>>) => StartedCommand;
  /** Kills every command that still runs. */
  readonly killAll: () => void;
  readonly remove: () => void;
}

/** Creates a folder in which commands are typed. */
export const createCommandStage = (): CommandStage => {
  const root = mkdtempSync(join(tmpdir(), 'chartdock-command-'));
  const running = new Set<() => void>();
  let folders = 0;
  const start: CommandStage['start'] = (args, environment = {}) => {
    const child = spawn(process.execPath, [COMPILED_ONCE, MAIN, ...args], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        ...compileCache,
        HOST: '127.0.0.1',
        PORT: '0',
        CHARTDOCK_SEED: 'none',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
    const kill = (): void => void child.kill('SIGKILL');
    running.add(kill);
    const ended = once(child, 'close').then((values) => {
      const [code] = values as [number | null];
      running.delete(kill);
      return { code, ...said };
    });
    const address = async (): Promise<string> => {
      for (;;) {
        const found = /listening on (\S+)/.exec(said.out)?.[1];
        if (found !== undefined) return found;
        await Promise.race([once(child.stdout, 'data'), failWhenEnded(ended)]);
      }
    };
    return { ended, address, stop: () => void child.kill('SIGTERM'), kill };
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
    start,
    killAll: () => running.forEach((kill) => kill()),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};

const failWhenEnded = async (ended: Promise<{ readonly err: string }>): Promise<never> => {
  throw new Error(`The server ended while it started.\n${(await ended).err}`);
};
