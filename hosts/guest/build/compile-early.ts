import type { Plugin } from 'vite';

/** Chromium reads it at the very beginning of a file, since version 136; to other browsers it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes a Vite plugin that has every function of the first script compiled while the script arrives, beside the page. A
 * browser compiles a function when it is first called, on the page's own thread, and nearly all of these are called at once.
 */
export const compileEarly = (): Plugin => ({
  name: 'chartdock-compile-early',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) file.code = HINT + file.code;
    },
  },
});
