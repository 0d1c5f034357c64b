import { defineConfig } from 'vite';

/** The backend of the partner's example page gives this app its tokens; an app of yours asks its own. */
const backend = process.env['PARTNER_URL'] ?? 'http://localhost:4601';

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: { dedupe: ['react', 'react-dom'] },
  server: { proxy: { '/token': { target: backend } } },
});
