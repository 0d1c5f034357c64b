import type { Plugin } from 'vite';

const ELK_RENDERER = /\/elk-\w+\.mjs$/;
const LAYOUT_LOADERS = /\/mermaid\/dist\/chunks\/.*\.mjs$/;
const DAGRE_RENDERER = /["'](\.\/dagre-\w+\.mjs)["']/;

/**
 * Makes a Vite plugin that draws with dagre where a diagram asks Mermaid for an ELK layout. ELK comes under EPL or GPL, which
 * does not go with the licences that we serve; Mermaid's own smallest build falls back to dagre in the same way. Fails the
 * build when Mermaid no longer loads the two as it did, so that ELK cannot come back unseen.
 */
export const withoutElk = (): Plugin => ({
  name: 'chartdock-without-elk',
  enforce: 'pre',
  transform: {
    filter: { id: LAYOUT_LOADERS },
    handler(code) {
      const elk = /["'](\.\/elk-\w+\.mjs)["']/.exec(code)?.[1];
      if (elk === undefined) return undefined;
      const dagre = DAGRE_RENDERER.exec(code)?.[1];
      if (dagre === undefined) this.error('Mermaid loads ELK in a file that does not load dagre');
      return { code: code.replaceAll(elk, dagre), map: null };
    },
  },
  resolveId: {
    filter: { id: ELK_RENDERER },
    handler(source) {
      this.error(`${source} would bring ELK into the build`);
    },
  },
});
