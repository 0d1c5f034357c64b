import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const page = fileURLToPath(new URL('../../../packages/react/src/gallery/gallery-page.tsx', import.meta.url));

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Gallery</title>
  </head>
  <body style="margin: 0">
    <script type="module" src="/@fs${page}"></script>
  </body>
</html>`;

/**
 * Serves every component in every state at `/gallery` while Vite serves, and never builds it:
 * `?scene=gallery|files|trash|empty|loading|failed|dialogs&locale=zh|en&theme=light|dark`.
 */
export const gallery = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const [path = '', query = ''] = (request.url ?? '').split('?');
      if (path !== '/gallery') return next();
      void server.transformIndexHtml(`/gallery?${query}`, html).then((text) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(text);
      }, next);
    });
  },
});
