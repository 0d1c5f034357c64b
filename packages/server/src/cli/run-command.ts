import process from 'node:process';
import { findUnknown, readConfig } from '../kernel/config/config.ts';
import type { ServerConfig } from '../kernel/config/config.ts';
import { helpText } from './help.ts';
import { isManaged } from './managed-commands.ts';
import { readArguments } from './read-arguments.ts';
import { reportError } from './report-error.ts';
import { UsageError } from './usage-error.ts';
import type { CommandOptions } from './usage-error.ts';

/** Environment of a command line: its variables, its output and its stop signal. */
export interface CommandLine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  /** Resolves when the process was asked to stop. */
  readonly stopped: Promise<void>;
}

interface Run {
  readonly config: ServerConfig;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  readonly stopped: Promise<void>;
  readonly options: CommandOptions;
  readonly args: readonly string[];
}

type Command = (run: Run) => Promise<number>;

/** Runs a command line and returns the exit code: 0 done, 1 failed, 2 not understood. Errors that a person can act on are one line. */
export const runCommand = async (args: readonly string[], line: CommandLine): Promise<number> => {
  try {
    const { words, options, wantsHelp } = readArguments(args);
    if (wantsHelp) return printHelp(line);
    const command = commandOf(words);
    if (command === undefined) throw new UsageError(`There is no command "${words.join(' ')}".`);
    for (const warning of findUnknown(line.environment)) line.printError(warning);
    return await command({ ...line, config: readConfig(line.environment), options, args });
  } catch (error) {
    return reportError(error, line.printError);
  }
};

const printHelp = (line: CommandLine): number => {
  line.print(helpText());
  return 0;
};

const serve: Command = async (run) => (await import('./serve.ts')).serve(run);

// Each command loads its modules when it is given: help, and errors about a wrong word, wait for none of them.
const COMMANDS: Readonly<Record<string, Command>> = {
  '': serve,
  serve,
  seed: async (run) => (await import('./seed.ts')).seed(run),
  'db move': async (run) => (await import('./move-database.ts')).moveDatabase(run),
};

const manage: Command = async (run) =>
  (await import('./control/manage.ts')).manage({ ...run, cwd: process.cwd() });

/** Finds the typed command: one word, or one whose subject is its second word. */
const commandOf = (words: readonly string[]): Command | undefined => {
  const [name, subject] = words;
  if (name === 'render' && subject !== undefined && words.length === 2)
    return async (run) => (await import('./render.ts')).render({ ...run, subject });
  if (isManaged(words)) return manage;
  const typed = words.join(' ');
  return Object.hasOwn(COMMANDS, typed) ? COMMANDS[typed] : undefined;
};
