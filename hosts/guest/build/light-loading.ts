import type { Plugin } from 'vite';

/**
 * Helper that a dynamic import goes through when it needs a style sheet. Vite's own also preloads scripts and tells of failures
 * by an event; nothing here listens to it, and it is a fiftieth of the first load. A part and its styles come side by side;
 * waiting for the part waits for both, so nothing is drawn without its styles.
 */
const HELPER = `
const known = {};
const add = (file) => known[file] ||= new Promise((done, fail) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = import.meta.env.BASE_URL + file;
  link.onload = done;
  link.onerror = () => {
    known[file] = undefined;
    link.remove();
    fail(new Error(file));
  };
  document.head.append(link);
});
export const __vitePreload = async (load, files = []) => (await Promise.all([load(), ...files.map(add)]))[0];
`;

/** Makes a Vite plugin whose dynamic imports load their style sheets and nothing else. */
export const lightLoading = (): Plugin => ({
  name: 'chartdock-light-loading',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        // The page names the sheets of its first script; a part that comes later asks for its own.
        resolveDependencies: (_file, scripts, { hostType }) => (hostType === 'html' ? scripts : []),
      },
    },
  }),
  load: (id) => (id === '\0vite/preload-helper.js' ? HELPER : null),
});
