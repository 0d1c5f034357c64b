import { join } from 'node:path';

// Usage: node bundle.mjs <bundler>. Bundles main.mjs into a folder of the bundler's name.
const here = import.meta.dirname;
const entry = join(here, 'main.mjs');
const folder = (name) => join(here, name);

const bundlers = {
  esbuild: async () => {
    const { build } = await import('esbuild');
    await build({
      entryPoints: [entry],
      outdir: folder('esbuild'),
      bundle: true,
      splitting: true,
      format: 'esm',
      outExtension: { '.js': '.mjs' },
    });
  },
  rollup: async () => {
    const { rollup } = await import('rollup');
    const ours = join(here, '../node_modules/@chartdock/embed/dist');
    // Rollup alone finds no packages; with nothing else to be found, an alias does in place of a plug-in.
    const bundle = await rollup({
      input: entry,
      plugins: [
        {
          name: 'entries of the package',
          resolveId: (id) =>
            ({
              '@chartdock/embed': join(ours, 'index.js'),
              '@chartdock/embed/element': join(ours, 'element/index.js'),
              '@chartdock/embed/svelte': join(ours, 'svelte/index.js'),
            })[id],
        },
      ],
    });
    await bundle.write({ dir: folder('rollup'), entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
  },
  vite: async () => {
    const { build } = await import('vite');
    await build({
      configFile: false,
      logLevel: 'warn',
      root: here,
      build: {
        outDir: folder('vite'),
        lib: { entry, formats: ['es'], fileName: () => 'main.mjs' },
        rollupOptions: { output: { chunkFileNames: '[name].mjs' } },
      },
    });
  },
  webpack: async () => {
    const { default: webpack } = await import('webpack');
    const settings = {
      mode: 'production',
      context: here,
      entry,
      experiments: { outputModule: true },
      output: {
        path: folder('webpack'),
        filename: 'main.mjs',
        chunkFilename: '[id].mjs',
        library: { type: 'module' },
        publicPath: './',
      },
      performance: { hints: false },
    };
    await new Promise((resolve, reject) => {
      webpack(settings, (error, stats) => {
        if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  },
};

await bundlers[process.argv[2]]();
