import { mkdir, writeFile } from 'node:fs/promises';
import { IMPORTERS, asPublished, bundleImporter } from '../../bench/src/size/bundle-importer.ts';
import { inRoot } from '../repository/paths.ts';
import type { BuildStep } from './step.types.ts';

const folder = 'bench/dist';

/** Bundles scripts that import our packages as they are published, for the rows of `.size-limit.json` about them. */
export const importerSizesStep: BuildStep = {
  name: 'importers of packages',
  inputs: ['packages/client/dist', 'packages/contract/dist', 'bench/src/size'],
  outputs: IMPORTERS.map((name) => `${folder}/${name}.js`),
  build: async () => {
    await mkdir(inRoot(folder), { recursive: true });
    for (const name of IMPORTERS)
      await writeFile(inRoot(`${folder}/${name}.js`), await bundleImporter(name, [asPublished]));
    return { code: 0, output: '' };
  },
};
