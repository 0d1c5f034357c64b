import { readFile } from 'node:fs/promises';
import type { RequestHandler } from 'express';
import { withOutside } from './outside.ts';
import type { Outside } from './outside.ts';
import { sendNotice } from './pages.ts';
import { findStaticFile, sendStaticFile } from './static-files.ts';

const NOT_BUILT = [
  'Chartdock is running, but its pages have not been built yet. Run "npx --yes pnpm@12 start" in the project folder.',
  'Chartdock 已启动，但页面尚未构建。请在项目目录运行 npx --yes pnpm@12 start。',
];

/** Serves the built web app: its files, and its page for every other address, so that the browser's history works (ROUTE-01). The page is told the addresses outside that are set (HOST-04, HOST-05). */
export const serveWeb = (folder: string, outside: Outside = {}): RequestHandler => {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const path = request.path === '/index.html' ? '/' : request.path;
    const file = await findStaticFile({ folder, path });
    if (file !== undefined) return sendStaticFile(response, file);
    // A missing script or picture is missing: answering the page instead would hide it.
    if (request.path.startsWith('/assets/')) return sendNotice(response, 404, ['Not found.', '未找到。']);
    const page = await findStaticFile({ folder, path: '/index.html' });
    if (page === undefined) return sendNotice(response, 503, NOT_BUILT);
    if (Object.keys(outside).length === 0) return sendStaticFile(response, page);
    const html = withOutside(await readFile(page, 'utf8'), outside);
    response.set('Cache-Control', 'no-cache').type('html').send(html);
  };
};
