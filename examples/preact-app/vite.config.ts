import { defineConfig } from 'vite';

/** The backend of the partner's example page gives this app its tokens; an app of yours asks its own. */
const backend = process.env['PARTNER_URL'] ?? 'http://localhost:4601';

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    alias: [
      { find: /^react$/, replacement: 'preact/compat' },
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
    ],
    dedupe: ['preact'],
  },
  server: { proxy: { '/token': { target: backend } } },
});
