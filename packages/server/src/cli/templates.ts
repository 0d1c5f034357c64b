import { existsSync } from 'node:fs';
import type { App } from '../calls/context.ts';
import type { ServerConfig } from '../config/config.ts';
import { listClients } from '../partners/index.ts';
import { importLibrary, seedLibrary } from '../seed/library/seed-library.ts';
import type { Loaded } from '../seed/library/seed-library.ts';
import { UsageError } from './usage-error.ts';
import { withApp } from './with-app.ts';

const hasClient = async (app: App, id: string): Promise<boolean> =>
  (await listClients(app)).some((client) => client.id === id);

/** Loads templates from a folder of sources, or without one those that come with the server, and returns the exit code. */
export const importTemplates = async (command: {
  readonly config: ServerConfig;
  readonly print: (line: string) => void;
  readonly folder: string | undefined;
  /** The partner whose people alone see them. */
  readonly partner: string | undefined;
}): Promise<number> => {
  const { config, print, folder, partner } = command;
  if (partner !== undefined && folder === undefined)
    throw new UsageError('Templates of a partner come from a folder.');
  if (folder !== undefined && !existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  let loaded: Loaded = { added: 0, faults: [] };
  await withApp(config, async (app) => {
    if (partner !== undefined && !(await hasClient(app, partner)))
      throw new UsageError(`There is no partner ${partner}.`);
    loaded = folder === undefined ? await seedLibrary(app) : await importLibrary(app, folder, partner);
  });
  for (const { file, line, en } of loaded.faults) print(`${file}:${line} ${en}`);
  print(
    loaded.faults.length > 0
      ? 'Nothing was loaded.'
      : `${loaded.added} ${loaded.added === 1 ? 'template is' : 'templates are'} new in the library.`,
  );
  return loaded.faults.length > 0 ? 1 : 0;
};
