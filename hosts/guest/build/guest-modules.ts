import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const isOurs = (id: string): boolean => /\.tsx?$/.test(id) && !id.includes('/node_modules/');

const runtime = (file: string): string => fileURLToPath(new URL(`../src/runtime/${file}`, import.meta.url));

const light = runtime('react.ts');
/** React for cards, of which the first load has none. */
const withMemo = runtime('memo.ts');
const full = '\0chartdock-compat';

/** All of React's interface. In this order: compat builds on Preact's earlier lessons. */
const COMPAT = `
import ${JSON.stringify(runtime('leave-react.ts'))};
export * from 'preact/compat';
export { default } from 'preact/compat';
`;

/** Stand-ins for React: in the first load, and in whole screens and other people's modules. */
const REACT: Readonly<Record<string, readonly [first: string, screens: string]>> = {
  react: [light, full],
  'react-dom': [light, full],
  'react-dom/client': [light, 'preact/compat/client'],
  'react/jsx-runtime': ['preact/jsx-runtime', 'preact/jsx-runtime'],
  // Preact has the hook itself; a module that asks for it in the old way would keep all of compat.
  'use-sync-external-store/shim': [full, full],
  'use-sync-external-store/shim/index.js': [full, full],
};

/** The part that a module with copies of its own belongs to. */
const partOf = (id: string): string | undefined => /\.tsx?\?(\w+)$/.exec(id)?.[1];

const withoutPart = (id: string): string => id.replace(/\?\w+$/, '');

const standFor = (stand: readonly [first: string, screens: string], importer: string): string => {
  if (partOf(importer) !== undefined || importer.includes('/node_modules/')) return stand[1];
  return stand[0] === light && importer.endsWith('/FileCard.tsx') ? withMemo : stand[0];
};

/**
 * Makes a Vite plugin that gives parts of the guest page copies of our modules: each part is named with the imports it begins
 * at. Modules that two parts of a page share hold everything that either uses, and lie in a file of their own; with copies, the
 * first file holds its own parts. Other people's modules stay shared: there is one Preact.
 */
export const guestModules = (parts: Readonly<Record<string, RegExp>>): Plugin => ({
  name: 'chartdock-guest-modules',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source === full) return full;
    if (importer === undefined) return null;
    const inside = partOf(importer);
    const from = withoutPart(importer);
    const stand = REACT[source];
    if (stand !== undefined) {
      const target = standFor(stand, importer);
      return target === full ? full : this.resolve(target, from, { ...options, skipSelf: true });
    }
    const part = inside ?? Object.keys(parts).find((name) => parts[name]?.test(source));
    if (part === undefined) return null;
    const found = await this.resolve(source, from, { ...options, skipSelf: true });
    return found === null || !isOurs(found.id) ? found : { ...found, id: `${found.id}?${part}` };
  },
  load: (id) => (id === full ? COMPAT : null),
});
