import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../../scripts/repository/packages.ts';
import { rootManifest } from '../../../scripts/repository/packages.ts';
import {
  inNode,
  inOldNode,
  inWorkers,
  onServer,
  serverRefused,
  serverWorks,
  withBundler,
} from './attempts.ts';
import { inModuleWorker } from './module-worker.ts';
import { inNext } from './next-site.ts';
import { RUNTIMES } from './runtimes.ts';
import type { Toolchain } from './toolchain.types.ts';

const pinned = (name: string): string => {
  const file = join(import.meta.dirname, '../package.json');
  const { devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return devDependencies[name] ?? '';
};

const ownNode = rootManifest().devDependencies?.['node'] ?? '';

/** Lists what the packages are tried with, one row of the table each. */
export const toolchains: readonly Toolchain[] = [
  { name: 'webpack', version: pinned('webpack'), attempts: withBundler('webpack') },
  { name: 'Vite', version: pinned('vite'), attempts: withBundler('vite') },
  { name: 'Rollup', version: pinned('rollup'), attempts: withBundler('rollup') },
  { name: 'esbuild', version: pinned('esbuild'), attempts: withBundler('esbuild') },
  { name: 'Next, with server components', version: pinned('next'), attempts: inNext },
  { name: 'react-dom/server, as Remix and others render', version: pinned('react-dom'), attempts: onServer },
  { name: 'module worker of a page, by Vite', version: pinned('vite'), attempts: inModuleWorker },
  { name: 'worker of Node', version: ownNode, attempts: inWorkers },
  {
    name: 'Node, `import` and `require`',
    version: ownNode,
    attempts: { ...inNode(), server: serverWorks },
  },
  {
    name: 'Node, `import` and `require`',
    version: RUNTIMES.node22.version,
    attempts: { ...inNode('node22'), server: serverRefused('node22') },
  },
  {
    name: 'Node, `import` and `require`',
    version: RUNTIMES.node20.version,
    attempts: { ...inNode('node20'), server: serverRefused('node20') },
  },
  { name: 'Node', version: RUNTIMES.node18.version, attempts: inOldNode },
  { name: 'Bun, `import` and `require`', version: RUNTIMES.bun.version, attempts: inNode('bun') },
  { name: 'Deno, `import` and `require`', version: RUNTIMES.deno.version, attempts: inNode('deno') },
];
