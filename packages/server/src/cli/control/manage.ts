import { setTimeout as wait } from 'node:timers/promises';
import type { ServerConfig } from '../../kernel/config/config.ts';
import { isDatabaseError } from '../../kernel/errors/database-error.ts';
import { addressOf } from '../locations.ts';
import { runManaged } from '../managed-commands.ts';
import type { Place } from '../managed-command.types.ts';
import { ControlError, askServer } from './ask-server.ts';

const AGAIN_MS = 250;
/** A server that starts opens its database before it listens, and two commands may be typed at once. */
const PATIENCE_MS = 15_000;

/** A command about the data of the database, as it was typed. */
export interface ManageOptions extends Pick<Place, 'print' | 'printError' | 'cwd'> {
  readonly config: ServerConfig;
  readonly args: readonly string[];
  /** How long to wait for a data folder that is in use, in milliseconds. Default 15,000. */
  readonly patienceMs?: number;
}

const isInUse = (error: unknown): boolean => isDatabaseError(error, 'data_folder_in_use');

/**
 * Runs a command about the data of the database where it can be run, reports waits on the way, and returns its exit code: on
 * PostgreSQL here; on the embedded database in the server that has it open, or here when none runs.
 */
export const manage = async (options: ManageOptions): Promise<number> => {
  const { config, args, print, printError, cwd, patienceMs = PATIENCE_MS } = options;
  const told = new Set<string>();
  const tell = (line: string): void => {
    if (!told.has(line)) printError(line);
    told.add(line);
  };
  const runHere = (): Promise<number> =>
    runManaged(
      args,
      {
        print,
        printError,
        cwd,
        address: addressOf(config),
        withApp: async (work) => {
          tell(
            config.databaseUrl === ''
              ? `Opening the database in ${config.dataDir} …`
              : 'Opening the database …',
          );
          // Who only asks a server loads none.
          const { withApp } = await import('../with-app.ts');
          return withApp(config, work);
        },
      },
      isInUse,
    );
  if (config.databaseUrl !== '') return runHere();
  const until = performance.now() + patienceMs;
  for (;;) {
    const code = await askRunning(options, () => tell('Talking to the running server …'));
    if (code !== undefined) return code;
    try {
      return await runHere();
    } catch (error) {
      if (!isInUse(error) || performance.now() > until) throw error;
      tell('Another command or a server that starts has the database open; waiting for it …');
      await wait(AGAIN_MS);
    }
  }
};

const askRunning = async (
  { config: { dataDir }, args, cwd, print, printError }: ManageOptions,
  onConnected: () => void,
): Promise<number | undefined> => {
  try {
    return await askServer({ dataDir, args: [...args], cwd, print, printError, onConnected });
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    printError(error.message);
    return 1;
  }
};
