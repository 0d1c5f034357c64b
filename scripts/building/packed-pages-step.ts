import { cp, rm } from 'node:fs/promises';
import { inRoot } from '../repository/paths.ts';
import type { BuildStep } from './step.types.ts';

const copies = [
  { from: 'hosts/web/dist', to: 'packages/server/dist/web' },
  { from: 'hosts/guest/dist', to: 'packages/server/dist/embed' },
] as const;

/**
 * Copies the built pages into the built server package, so that an installed server shows screens by itself. It comes
 * after the server package, whose build empties `dist`, and after the pages. A source map is of no use there.
 */
export const packedPagesStep: BuildStep = {
  name: 'pages of the server package',
  inputs: [...copies.map(({ from }) => from), 'scripts/building/packed-pages-step.ts'],
  outputs: ['packages/server/dist/web/index.html', 'packages/server/dist/embed/script/embed.js'],
  build: async () => {
    for (const { from, to } of copies) {
      await rm(inRoot(to), { recursive: true, force: true });
      await cp(inRoot(from), inRoot(to), { recursive: true, filter: (path) => !path.endsWith('.map') });
    }
    return { code: 0, output: '' };
  },
};
