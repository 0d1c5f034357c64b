import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// Usage: node bundle.mjs <bundler> <entry> <folder>. Bundles a module and what it loads into a folder, beginning with main.mjs.
const [, , bundler, entryPath, folderPath] = process.argv;
const entry = resolve(entryPath);
const folder = resolve(folderPath);

const bundlers = {
  esbuild: async () => {
    const { build } = await import('esbuild');
    await build({
      entryPoints: { main: entry },
      outdir: folder,
      bundle: true,
      splitting: true,
      format: 'esm',
      outExtension: { '.js': '.mjs' },
    });
  },
  rollup: async () => {
    const [{ rollup }, { nodeResolve }, { default: commonjs }] = await Promise.all([
      import('rollup'),
      import('@rollup/plugin-node-resolve'),
      import('@rollup/plugin-commonjs'),
    ]);
    const sheets = [];
    const bundle = await rollup({
      input: { main: entry },
      plugins: [
        nodeResolve({ browser: true }),
        commonjs(),
        {
          // Rollup alone reads no style sheets.
          name: 'style sheets',
          load: (id) => {
            if (!id.endsWith('.css')) return undefined;
            sheets.push(readFileSync(id, 'utf8'));
            return { code: '', moduleSideEffects: true };
          },
          generateBundle() {
            this.emitFile({ type: 'asset', fileName: 'main.css', source: sheets.join('\n') });
          },
        },
      ],
    });
    await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
  },
  vite: async () => {
    const { build } = await import('vite');
    await build({
      configFile: false,
      logLevel: 'warn',
      root: join(entry, '..'),
      build: {
        outDir: folder,
        emptyOutDir: false,
        lib: { entry, formats: ['es'], fileName: () => 'main.mjs' },
        rollupOptions: { output: { chunkFileNames: '[name].mjs' } },
      },
    });
  },
  webpack: async () => {
    const { default: webpack } = await import('webpack');
    const settings = {
      mode: 'production',
      context: join(entry, '..'),
      entry,
      experiments: { outputModule: true, css: true },
      output: {
        path: folder,
        filename: 'main.mjs',
        chunkFilename: '[id].mjs',
        library: { type: 'module' },
        publicPath: './',
      },
      optimization: { minimize: false },
      performance: { hints: false },
    };
    await new Promise((done, reject) => {
      webpack(settings, (error, stats) => {
        if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
        else done();
      });
    });
  },
};

await bundlers[bundler]();
