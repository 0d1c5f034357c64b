import type { Plugin } from 'vite';

const MARK = '?apart';

const isOurs = (id: string): boolean => /\.tsx?$/.test(id) && !id.includes('/node_modules/');

/**
 * Makes a Vite plugin that gives some modules, and what they import of ours, copies of their own. Modules that two parts
 * of a page share hold everything that either part uses; with copies, what is loaded first holds what it uses itself.
 * Other people's modules stay shared, so that there is one of each at run time.
 */
export const copiesApart = (roots: readonly RegExp[]): Plugin => ({
  name: 'chartdock-copies-apart',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const isInside = importer?.endsWith(MARK) === true;
    if (importer === undefined || !(isInside || roots.some((root) => root.test(source)))) return null;
    const found = await this.resolve(source, importer.replace(MARK, ''), { ...options, skipSelf: true });
    return found === null || !isOurs(found.id) ? found : { ...found, id: found.id + MARK };
  },
});
