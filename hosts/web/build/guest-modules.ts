import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MARK = '?apart';

const isOurs = (id: string): boolean => /\.tsx?$/.test(id) && !id.includes('/node_modules/');

const runtime = (file: string): string =>
  fileURLToPath(new URL(`../embed-guest/src/runtime/${file}`, import.meta.url));

const light = runtime('react.ts');
const full = '\0chartdock-compat';

/** All of React's interface. In this order: compat builds on what Preact was taught before. */
const COMPAT = `
import ${JSON.stringify(runtime('leave-react.ts'))};
export * from 'preact/compat';
export { default } from 'preact/compat';
`;

/** What stands for React: in the first load, and in whole screens and other people's modules. */
const REACT: Readonly<Record<string, readonly [first: string, screens: string]>> = {
  react: [light, full],
  'react-dom': [light, full],
  'react-dom/client': [light, 'preact/compat/client'],
  'react/jsx-runtime': ['preact/jsx-runtime', 'preact/jsx-runtime'],
  // Preact has the hook itself; a module that asks for it in the old way would keep all of compat.
  'use-sync-external-store/shim': [full, full],
  'use-sync-external-store/shim/index.js': [full, full],
};

/**
 * Makes a Vite plugin that splits the guest page in two: what is loaded first, and the tasks that show whole screens of
 * the web app. Modules that two parts of a page share hold everything that either part uses; so the screens get copies of
 * ours, and the first part holds what it uses itself. Other people's modules stay shared: there is one Preact.
 */
export const guestModules = (screens: RegExp): Plugin => ({
  name: 'chartdock-guest-modules',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source === full) return full;
    if (importer === undefined) return null;
    const isInside = importer.endsWith(MARK);
    const stand = REACT[source];
    if (stand !== undefined) {
      const isFull = isInside || importer.includes('/node_modules/');
      const target = stand[isFull ? 1 : 0];
      return target === full
        ? full
        : this.resolve(target, importer.replace(MARK, ''), { ...options, skipSelf: true });
    }
    if (!isInside && !screens.test(source)) return null;
    const found = await this.resolve(source, importer.replace(MARK, ''), { ...options, skipSelf: true });
    return found === null || !isOurs(found.id) ? found : { ...found, id: found.id + MARK };
  },
  load: (id) => (id === full ? COMPAT : null),
});
