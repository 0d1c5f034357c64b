import { runTool } from '../processes/tools.ts';
import { layers, type LayerName } from '../repository/layers.ts';
import { inRoot } from '../repository/paths.ts';
import { embedStep } from './embed-steps.ts';
import type { BuildStep } from './step.types.ts';

const sourcesOf = (names: readonly LayerName[]): string[] =>
  names.flatMap((name) => [`${layers[name].folder}/src`, `${layers[name].folder}/package.json`]);

const viteBuild = (folder: string, config: string): BuildStep['build'] => {
  const args = ['build', '--config', config, '--logLevel', 'warn'];
  return () => runTool('vite', args, { cwd: inRoot(folder), env: { NODE_ENV: 'production' } });
};

/** Lists what the server serves and therefore `start` and the browser tests build: one row each. */
export const appSteps: readonly BuildStep[] = [
  {
    name: 'web app',
    inputs: [...sourcesOf(layers['host-web'].may), 'hosts/web', 'tsconfig.base.json'],
    outputs: ['hosts/web/dist/index.html'],
    build: viteBuild('hosts/web', 'vite.config.ts'),
  },
  embedStep([
    ...sourcesOf(layers['host-web'].may),
    'hosts/web/embed-guest',
    'hosts/web/build',
    'tsconfig.base.json',
  ]),
];
