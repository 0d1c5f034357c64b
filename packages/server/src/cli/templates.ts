import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { App } from '../kernel/calls/context.ts';
import { listClients } from '../domains/partners/index.ts';
import { importLibrary, seedLibrary } from '../demo/seed-library.ts';
import type { Loaded } from '../demo/seed-library.ts';
import type { ManagedRun } from './managed-command.types.ts';
import { UsageError } from './usage-error.ts';

const hasClient = async (app: App, id: string): Promise<boolean> =>
  (await listClients(app)).some((client) => client.id === id);

const sayLoaded = ({ added, changed }: Loaded): string =>
  `${added} ${added === 1 ? 'template is' : 'templates are'} new in the library.` +
  (changed === 0 ? '' : ` ${changed} ${changed === 1 ? 'was' : 'were'} brought up to date.`);

/** Loads templates from a folder of sources, or without one those that come with the server, and returns the exit code. */
export const importTemplates = async (
  command: ManagedRun & { readonly folder: string | undefined },
): Promise<number> => {
  const { withApp, print, cwd, folder: typed } = command;
  // The partner whose people alone see them.
  const { partner } = command.options;
  const folder = typed === undefined ? undefined : resolve(cwd, typed);
  if (partner !== undefined && folder === undefined)
    throw new UsageError('Templates of a partner come from a folder.');
  if (folder !== undefined && !existsSync(folder)) throw new UsageError(`There is no folder ${typed}.`);
  let loaded: Loaded = { added: 0, changed: 0, faults: [] };
  await withApp(async (app) => {
    if (partner !== undefined && !(await hasClient(app, partner)))
      throw new UsageError(`There is no partner ${partner}.`);
    loaded = folder === undefined ? await seedLibrary(app) : await importLibrary(app, folder, partner);
  });
  for (const { file, line, en } of loaded.faults) print(`${file}:${line} ${en}`);
  print(loaded.faults.length > 0 ? 'Nothing was loaded.' : sayLoaded(loaded));
  return loaded.faults.length > 0 ? 1 : 0;
};
