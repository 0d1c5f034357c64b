import type { App } from '../kernel/calls/context.ts';
import type { Database } from '../kernel/db/database.ts';
import type { CommandOptions } from './usage-error.ts';

/** Does work on an open, migrated database: one that is opened for it, or that of the running server. */
type WithApp = (work: (app: App, database: Database) => Promise<void>) => Promise<void>;

/** Place where a command about the data of the database runs: in a process of its own, or in the running server. */
export interface Place {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  /** Folder that relative paths begin in: where the command was typed. */
  readonly cwd: string;
  /** Address of the server for those who call it, without a path. */
  readonly address: string;
  readonly withApp: WithApp;
}

/** Context of such a command. */
export interface ManagedRun extends Omit<Place, 'printError'> {
  readonly options: CommandOptions;
}
