import type { Plugin, Rolldown } from 'vite';

/** Folders of the source that make one file each, with all they import and the entry does not have, by the name of the file. */
const FOLDERS: Readonly<Record<string, string>> = { components: 'picking' };

const inFolder = (folder: string): RegExp => new RegExp(`/hosts/guest/src/${folder}/[^?]+$`);

/** Files whose name says nothing to a test or a limit. The entry names each of them, so a short name and a short hash save bytes of the first picture. */
const SHORT =
  /^(encode-request|host-storage|draw-trouble|load-task|go-back|launched|variables|dialog|open-file|file-area|pick-location|open-chooser|picture-parts|resize-reporter|follow-lists|after-rows|covered|pick-links|picker-making)$/;

/**
 * Makes two files of a picker: the parts of its first picture, which is the entry, and all that answers a person. By itself the
 * bundler would make a file of each set of modules that two later parts share, and each file would wait for the one that names
 * it. The place of other modules follows from their importers.
 */
export const guestChunks: Rolldown.OutputOptions = {
  chunkFileNames: ({ name }) => `assets/${SHORT.test(name) ? 'c' : '[name]'}-[hash:7].js`,
  codeSplitting: {
    groups: [
      { name: 'index', tags: ['$initial'], priority: 1 },
      ...Object.entries(FOLDERS).map(([name, folder]) => ({ name, test: inFolder(folder) })),
    ],
  },
};

const RUNTIME = /^import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";/m;

/** Makes a Vite plugin that writes the bundler's helpers into each file that uses them: a file of their own would be asked for last. */
export const helpersInside = (): Plugin => ({
  name: 'chartdock-helpers-inside',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
    if (runtime === undefined) return;
    const [body = '', names = ''] = runtime.code.split(/export\s*\{|\};?\s*$/);
    // `local as exported` becomes the field of an object.
    const fields = names.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1');
    for (const chunk of chunks)
      chunk.code = chunk.code.replace(
        RUNTIME,
        (_all, used: string) => `const{${used.replaceAll(' as ', ':')}}=(()=>{${body}return{${fields}}})();`,
      );
    delete bundle[runtime.fileName];
  },
});
