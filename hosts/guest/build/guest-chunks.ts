import type { Plugin, Rolldown } from 'vite';

/** Parts that a picker loads when it needs them, by the names of their modules; copies of screens and texts are none of it. */
const LATER =
  /\?|preact\/compat|packages\/contract\/|\/(i18n|texts)\/([\w-]*-)?(en|zh|texts)\.ts|\/(importing|creation)\/|Dialogs?\.tsx|\/pickers\/location\/|pick-location|PickerStates|ListEmptyState|PickerLink|PasswordField|pick-links|link-calls|StateMessage|KindIcon|notice-text|TextField|ImportRow|name-outcome|useLocale|FileList\.tsx|picker-making|launched|follow-lists|resize-reporter|connect-words|variables|leave-react|encode-request|host-storage|platform\/src\/storage/;

const OURS = /\/node_modules\/(preact|zustand)\/|\/(packages|hosts\/guest)\/.*\.tsx?$/;

/**
 * Makes two files of a picker: what its first picture needs, which is the entry, and all that answers a person. By itself the
 * bundler would make a file of each set of modules that two later parts share, and each file would wait for the one that
 * names it.
 */
export const guestChunks: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'index', tags: ['$initial'], priority: 1 },
      {
        name: 'components',
        test: (id) => OURS.test(id) && !LATER.test(id),
        includeDependenciesRecursively: false,
      },
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
