export default {
  base: './',
  logLevel: 'warn',
  build: { outDir: 'vite', minify: false },
  worker: { format: 'es' },
};
