import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Finds the sources of the templates that come with the server: beside the built one, else in the repository. */
export const ourTemplates = (): string => {
  const places = ['../templates/', '../../../templates/'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  return places.find((folder) => existsSync(join(folder, 'flow'))) ?? places[0] ?? '';
};

/** Finds the compiled templates; the folder is missing until the first build. */
export const compiledTemplates = (): string => join(ourTemplates(), 'dist');
