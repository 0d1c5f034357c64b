import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { repositoryFiles } from '../../scripts/repository/files.ts';
import { inRoot } from '../../scripts/repository/paths.ts';

/** Describes a command that was typed into an {@link EmptyClone} and may still run. */
export interface TypedCommand {
  /** Resolves with the exit code once it ends; undefined when a signal ended it. */
  readonly ended: Promise<number | undefined>;
  /** Returns all that was written so far, to both outputs. */
  readonly output: () => string;
  /** Sends SIGTERM, as a service manager does. */
  readonly terminate: () => void;
}

/** Describes a copy of the repository as a person has it who has just cloned it and whose npm must not ask. */
export interface EmptyClone {
  readonly folder: string;
  /** Runs a line of words in the clone, as a terminal does. */
  readonly type: (line: string, env?: Readonly<Record<string, string>>) => TypedCommand;
  readonly remove: () => void;
}

/** Parses the lines of a document's `sh` blocks. */
export const parseShellLines = (markdown: string): string[] =>
  [...markdown.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n'));

// What the package manager that runs this test hands down would answer npm's question for the command under test, and
// its programs would be found in place of the person's.
const isOurs = (name: string): boolean =>
  /^(p?npm_|CHARTDOCK_|VITEST|VITE_)/i.test(name) ||
  ['DATABASE_URL', 'NODE_ENV', 'NODE_OPTIONS', 'NODE_PATH', 'TEST', 'INIT_CWD'].includes(name);

const personsPath = (): string =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !/node_modules|[\\/]_npx[\\/]/.test(folder))
    .join(delimiter);

const personsEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || isOurs(name) ? [] : [[name, value]],
    ),
  );

/** Writes the person's own npm configuration with `yes=false` added, and returns its path. */
const writeConfiguration = (folder: string): string => {
  const own = process.env['NPM_CONFIG_USERCONFIG'] ?? join(homedir(), '.npmrc');
  const path = join(folder, 'npmrc');
  writeFileSync(path, `${existsSync(own) ? readFileSync(own, 'utf8') : ''}\nyes=false\n`);
  return path;
};

/** Creates an empty clone in a temporary folder: the repository's files, nothing installed, nothing built, an empty npx cache. */
export const createEmptyClone = (): EmptyClone => {
  const scratch = mkdtempSync(join(tmpdir(), 'chartdock-clone-'));
  const folder = join(scratch, 'chartdock');
  for (const path of repositoryFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(inRoot(path), join(folder, path));
  }
  const persons = {
    ...personsEnvironment(),
    PATH: personsPath(),
    npm_config_userconfig: writeConfiguration(scratch),
    npm_config_cache: join(scratch, 'npm-cache'),
  };
  return {
    folder,
    type: (line, env = {}) => {
      // Without a shell between, a signal reaches what the person started.
      const [program = '', ...words] = line.split(' ');
      const child = spawn(program, words, {
        cwd: folder,
        env: { ...persons, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
      const { promise: ended, resolve } = Promise.withResolvers<number | undefined>();
      child.once('exit', (code) => {
        resolve(code ?? undefined);
      });
      return { ended, output: () => output, terminate: () => void child.kill('SIGTERM') };
    },
    remove: () => {
      rmSync(scratch, { recursive: true, force: true });
    },
  };
};
