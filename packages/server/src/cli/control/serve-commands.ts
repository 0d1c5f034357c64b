import type { ServerConfig } from '../../kernel/config/config.ts';
import type { App } from '../../kernel/calls/context.ts';
import type { Database } from '../../kernel/db/database.ts';
import { runForAccount } from '../../kernel/db/pool.ts';
import { isManaged, runManaged } from '../managed-commands.ts';
import { readArguments } from '../read-arguments.ts';
import { openControl } from './control-server.ts';
import type { Control } from './control-server.ts';

/** Holds the running server that does the commands. */
export interface ServedApp {
  readonly app: App;
  readonly database: Database;
  readonly config: Pick<ServerConfig, 'dataDir'>;
  /** Address of the server for those who call it, without a path. */
  readonly address: string;
  /** Hears why commands have to wait until the server is stopped. */
  readonly onFailure: (error: unknown) => void;
}

const NONE: Control = { stop: () => Promise.resolve() };

/** Lets `chartdock` commands be done by this server while it has the embedded database open. On PostgreSQL they need no server. */
export const serveCommands = async (served: ServedApp): Promise<Control> => {
  const { app, database, config, address, onFailure } = served;
  if (database.kind === 'postgres') return NONE;
  try {
    return await openControl({
      dataDir: config.dataDir,
      isKnown,
      run: ({ args, cwd }, say) =>
        runForAccount('operator', () =>
          runManaged(args, {
            print: (out) => say({ out }),
            printError: (err) => say({ err }),
            cwd,
            address,
            withApp: (work) => work(app, database),
          }),
        ),
    });
  } catch (error) {
    // A server without it serves all the same, e.g. where the file system knows no sockets.
    onFailure(error);
    return NONE;
  }
};

/** Arguments that cannot be read are a command line's own matter: the command itself tells its user so. */
const isKnown = (args: readonly string[]): boolean => {
  try {
    return isManaged(readArguments(args).words);
  } catch {
    return false;
  }
};
