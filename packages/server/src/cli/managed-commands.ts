import { clientCommands, paymentCommands, reviewCommands, userCommands } from './command-names.ts';
import type { ManagedRun, Place } from './managed-command.types.ts';
import { readArguments } from './read-arguments.ts';
import { reportError } from './report-error.ts';
import { UsageError } from './usage-error.ts';

type Runs = (run: ManagedRun, more: string | undefined) => Promise<number>;

interface Group {
  readonly find: (word: string | undefined) => Runs | undefined;
  /** How many words may follow the two of the command. */
  readonly more: 0 | 1;
}

const group = <Name extends string>(
  names: readonly Name[],
  more: 0 | 1,
  run: (name: Name, run: ManagedRun, more: string | undefined) => Promise<number>,
): Group => ({
  find: (word) => {
    const name = names.find((one) => one === word);
    return name === undefined ? undefined : (given, id) => run(name, given, id);
  },
  more,
});

// Each loads its modules when it is given, as all commands do.
const GROUPS: Readonly<Record<string, Group>> = {
  users: group(userCommands, 0, async (name, run) => (await import('./users.ts')).runUsers(name, run)),
  clients: group(clientCommands, 0, async (name, run) =>
    (await import('./clients.ts')).runClients(name, run),
  ),
  review: group(reviewCommands, 1, async (name, run, id) =>
    (await import('./review.ts')).runReview(name, { ...run, id }),
  ),
  payments: group(paymentCommands, 1, async (name, run, id) =>
    (await import('./payments.ts')).runPayments(name, { ...run, id }),
  ),
  templates: group(['import'], 1, async (_name, run, folder) =>
    (await import('./templates.ts')).importTemplates({ ...run, folder }),
  ),
  // `render` has a document of an id read in this way too, and draws it itself.
  documents: group(['read'], 1, async (_name, run, id) =>
    (await import('./documents.ts')).readDocument({ ...run, id }),
  ),
};

const find = ([name = '', word, ...more]: readonly string[]): Runs | undefined => {
  const found = Object.hasOwn(GROUPS, name) ? GROUPS[name] : undefined;
  return found === undefined || more.length > found.more ? undefined : found.find(word);
};

/** Returns whether words name a command about the data of the database, which a running server does too. */
export const isManaged = (words: readonly string[]): boolean => find(words) !== undefined;

/**
 * Runs a command about the data of the database and returns its exit code. The arguments are read before the database is opened.
 * An error that `isOurs` claims is thrown; every other is printed.
 */
export const runManaged = async (
  args: readonly string[],
  { printError, ...place }: Place,
  isOurs: (error: unknown) => boolean = () => false,
): Promise<number> => {
  try {
    const { words, options } = readArguments(args);
    const command = find(words);
    if (command === undefined) throw new UsageError(`There is no command "${words.join(' ')}".`);
    return await command({ ...place, options }, words[2]);
  } catch (error) {
    if (isOurs(error)) throw error;
    return reportError(error, printError);
  }
};
