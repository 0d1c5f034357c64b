import type { ServerConfig } from '../kernel/config/config.ts';
import { runDatabaseMove } from '../domains/move-database.ts';
import { UsageError } from './usage-error.ts';
import type { CommandOptions } from './usage-error.ts';

/** Carries an embedded database into an empty PostgreSQL database, and returns the exit code. */
export const moveDatabase = async (command: {
  readonly config: ServerConfig;
  readonly print: (line: string) => void;
  readonly options: CommandOptions;
}): Promise<number> => {
  const { config, print, options } = command;
  if (options.to === undefined) throw new UsageError('db move needs --to with a PostgreSQL address.');
  const from = options.from ?? config.dataDir;
  const onTable = ({ table, rows }: { table: string; rows: number }): void => print(`${table}: ${rows} rows`);
  await runDatabaseMove({ from, to: options.to, onTable });
  print('Every row is in PostgreSQL. Start the server with DATABASE_URL from now on.');
  return 0;
};
