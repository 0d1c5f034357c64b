import { existsSync } from 'node:fs';
import type { ServerConfig } from '../config/config.ts';
import { importLibrary, seedLibrary } from '../seed/library/seed-library.ts';
import type { Loaded } from '../seed/library/seed-library.ts';
import { UsageError } from './usage-error.ts';
import { withApp } from './with-app.ts';

/** Loads templates from a folder of sources, or without one those that come with the server, and returns the exit code. */
export const importTemplates = async (command: {
  readonly config: ServerConfig;
  readonly print: (line: string) => void;
  readonly folder: string | undefined;
}): Promise<number> => {
  const { config, print, folder } = command;
  if (folder !== undefined && !existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  let loaded: Loaded = { added: 0, faults: [] };
  await withApp(config, async (app) => {
    loaded = folder === undefined ? await seedLibrary(app) : await importLibrary(app, folder);
  });
  for (const { file, line, en } of loaded.faults) print(`${file}:${line} ${en}`);
  print(
    loaded.faults.length > 0
      ? 'Nothing was loaded.'
      : `${loaded.added} ${loaded.added === 1 ? 'template is' : 'templates are'} new in the library.`,
  );
  return loaded.faults.length > 0 ? 1 : 0;
};
