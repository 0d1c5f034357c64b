import { parseArgs } from 'node:util';
import { ConfigError, findUnknown, readConfig } from '../config/config.ts';
import type { ServerConfig } from '../config/config.ts';
import { isDatabaseError } from '../db/database-error.ts';
import { clientCommands, paymentCommands, reviewCommands, userCommands } from './command-names.ts';
import { helpText } from './help.ts';
import { UsageError } from './usage-error.ts';
import type { CommandOptions } from './usage-error.ts';

/** What a command line runs in. */
export interface CommandLine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  /** Resolves when the process was asked to stop. */
  readonly stopped: Promise<void>;
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  demo: { type: 'boolean' },
  files: { type: 'string' },
  account: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  id: { type: 'string' },
  name: { type: 'string' },
  origins: { type: 'string' },
  scopes: { type: 'string' },
  keep: { type: 'string' },
  end: { type: 'boolean' },
  format: { type: 'string' },
  width: { type: 'string' },
  canvas: { type: 'string' },
  partner: { type: 'string' },
  reason: { type: 'string' },
  scene: { type: 'string' },
  topics: { type: 'string' },
} as const;

interface Run {
  readonly config: ServerConfig;
  readonly print: (line: string) => void;
  readonly stopped: Promise<void>;
  readonly options: CommandOptions;
}

type Command = (run: Run) => Promise<number>;

/** Runs a command line and returns the exit code: 0 done, 1 failed, 2 not understood. Errors that a person can act on are one line. */
export const runCommand = async (args: readonly string[], line: CommandLine): Promise<number> => {
  try {
    const { values, positionals } = readArguments(args);
    if (values.help === true) return printHelp(line);
    const command = commandOf(positionals);
    if (command === undefined) throw new UsageError(`There is no command "${positionals.join(' ')}".`);
    for (const warning of findUnknown(line.environment)) line.printError(warning);
    return await command({ ...line, config: readConfig(line.environment), options: values });
  } catch (error) {
    return report(error, line);
  }
};

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The command line cannot be read.');
  }
};

const printHelp = (line: CommandLine): number => {
  line.print(helpText());
  return 0;
};

const serve: Command = async (run) => (await import('./serve.ts')).serve(run);

// Each command loads what it needs when it is given: whoever asks for help, or is told of a wrong word, waits for none of it.
const COMMANDS: Readonly<Record<string, Command>> = {
  '': serve,
  serve,
  seed: async (run) => (await import('./seed.ts')).seed(run),
  'db move': async (run) => (await import('./move-database.ts')).moveDatabase(run),
  ...Object.fromEntries(
    userCommands.map((name): [string, Command] => [
      `users ${name}`,
      async (run) => (await import('./users.ts')).runUsers(name, run),
    ]),
  ),
  ...Object.fromEntries(
    clientCommands.map((name): [string, Command] => [
      `clients ${name}`,
      async (run) => (await import('./clients.ts')).runClients(name, run),
    ]),
  ),
};

/** Finds what was typed: a command, or one that takes what it is about as its second word. */
const commandOf = (words: readonly string[]): Command | undefined => {
  const [name, subject] = words;
  if (name === 'render' && subject !== undefined && words.length === 2)
    return async (run) => (await import('./render.ts')).render({ ...run, subject });
  if (name === 'templates' && subject === 'import' && words.length <= 3)
    return async (run) =>
      (await import('./templates.ts')).importTemplates({
        ...run,
        folder: words[2],
        partner: run.options.partner,
      });
  const named = commandWithId(words);
  if (named !== undefined) return named;
  const typed = words.join(' ');
  return Object.hasOwn(COMMANDS, typed) ? COMMANDS[typed] : undefined;
};

/** Finds a command about reviews or payments, which may take an id behind it. */
const commandWithId = ([name, subject, id, ...more]: readonly string[]): Command | undefined => {
  if (more.length > 0) return undefined;
  const review = name === 'review' ? reviewCommands.find((one) => one === subject) : undefined;
  if (review !== undefined)
    return async (run) => (await import('./review.ts')).runReview(review, { ...run, id });
  const payment = name === 'payments' ? paymentCommands.find((one) => one === subject) : undefined;
  if (payment === undefined) return undefined;
  return async (run) => (await import('./payments.ts')).runPayments(payment, { ...run, id });
};

const report = (error: unknown, { printError }: CommandLine): number => {
  if (error instanceof UsageError) {
    printError(`${error.message} See chartdock --help.`);
    return 2;
  }
  const known = error instanceof ConfigError || isDatabaseError(error);
  const listening = listenProblem(error);
  if (listening !== undefined) printError(listening);
  else if (known) printError(error.message);
  else printError(error instanceof Error ? (error.stack ?? error.message) : 'The command failed.');
  return 1;
};

const LISTEN_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program listens there already: stop it, or choose another PORT.',
  EACCES: 'This user may not listen there: choose a PORT above 1023.',
  EADDRNOTAVAIL:
    'This machine has no such address: set HOST to one of its own, such as 127.0.0.1 or 0.0.0.0.',
  ENOTFOUND:
    'HOST is no address that can be found: set it to one of this machine, such as 127.0.0.1 or 0.0.0.0.',
  EAI_AGAIN:
    'HOST is no address that can be found: set it to one of this machine, such as 127.0.0.1 or 0.0.0.0.',
};

/** Says what to do about an address that the server cannot listen on; undefined for every other error. */
const listenProblem = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const isListening = error.syscall === 'listen' || error.syscall === 'getaddrinfo';
  const what = isListening ? LISTEN_PROBLEMS[String(error.code)] : undefined;
  return what === undefined ? undefined : `The server cannot listen (${error.message}). ${what}`;
};
