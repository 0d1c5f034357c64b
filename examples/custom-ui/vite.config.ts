import { defineConfig } from 'vite';

const server = process.env['CHARTDOCK_URL'] ?? 'http://localhost:4600';

export default defineConfig({
  root: import.meta.dirname,
  server: { proxy: { '/api': { target: server } } },
});
