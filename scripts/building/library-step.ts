import { layers } from '../repository/layers.ts';
import { inRoot } from '../repository/paths.ts';
import type { BuildStep } from './step.types.ts';

const server = layers.server.folder;
const templates = `${server}/templates`;

const buildLibrary: BuildStep['build'] = async () => {
  // Loaded when it is needed: who builds nothing does not wait for the renderer.
  const { compileLibrary } = await import('../../packages/server/src/library/compile-library.ts');
  const { faults } = await compileLibrary(inRoot(templates), inRoot(`${templates}/dist`));
  return {
    code: faults.length === 0 ? 0 : 1,
    output: faults.map(({ file, line, en }) => `${templates}/${file}:${line} ${en}`).join('\n'),
  };
};

/** Compiles the sources of the templates that come with the server into definitions and covers, which the package ships. */
export const libraryStep: BuildStep = {
  name: 'template library',
  inputs: [
    templates,
    ...(['text', 'contract', 'documents', 'drafting'] as const).map((name) => `${layers[name].folder}/src`),
    ...['library', 'drawing/pictures', 'drawing/thumbnails'].map((name) => `${server}/src/${name}`),
    'scripts/building/library-step.ts',
  ],
  outputs: [`${templates}/dist/library.json.br`],
  build: buildLibrary,
};
