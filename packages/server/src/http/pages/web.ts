import { readFile } from 'node:fs/promises';
import type { RequestHandler } from 'express';
import { LEGACY, engineOf, isBelow, needsLegacy } from './engines.ts';
import { isNoPage } from './no-pages.ts';
import { allowOwnScript } from './own-script.ts';
import { withOutside } from './outside.ts';
import type { Outside } from './outside.ts';
import { sendNotice, sendTooOld } from './pages.ts';
import { findStaticFile, sendStaticFile } from './static-files.ts';

const NOT_BUILT = [
  'Chartdock is running, but its pages have not been built yet. Run "npx --yes pnpm@12 start" in the project folder.',
  'Chartdock 已启动，但页面尚未构建。请在项目目录运行 npx --yes pnpm@12 start。',
];

const PAGE = '/index.html';
/** The page that draws a file before the app is loaded, and the addresses that show a file. */
const FILE_PAGE = '/file.html';
const SHOWS_FILE = /^\/(?:preview|diagraming|mindmap|outline|markdown_editor|f)\/[^/]+\/?$/;
/** Page and folder of the build for engines of meeting clients. */
const LEGACY_FOLDER = '/legacy';

/** Where nothing but files lies: a missing script or picture is missing, and the page instead would hide it. */
const FILES = ['/assets/', `${LEGACY_FOLDER}/`];

/** Finds the first page that a folder holds: a folder without a second build has one page for all engines. */
const findPage = async (folder: string, pages: readonly string[]): Promise<string | undefined> => {
  for (const path of pages) {
    const page = await findStaticFile({ folder, path });
    if (page !== undefined) return page;
  }
  return undefined;
};

const pagesFor = (path: string, isOld: boolean): readonly string[] => {
  if (isOld) return [LEGACY_FOLDER + PAGE, PAGE];
  return SHOWS_FILE.test(path) ? [FILE_PAGE, PAGE] : [PAGE];
};

/**
 * Serves the built web app: its files, and its page for every other address, so that the browser's history works (ROUTE-01).
 * The user agent decides which build the page belongs to, and an engine that neither is for is told so. The page is told the
 * addresses outside that are set (HOST-04, HOST-05).
 */
export const serveWeb =
  (folder: string, outside: Outside = {}): RequestHandler =>
  async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const path = request.path === PAGE || request.path === FILE_PAGE ? '/' : request.path;
    const file = await findStaticFile({ folder, path });
    if (file !== undefined) return sendStaticFile(response, file);
    if (FILES.some((files) => path.startsWith(files)))
      return sendNotice(response, 404, ['Not found.', '未找到。']);
    if (isNoPage(path)) return next();
    const engine = engineOf(request.get('user-agent') ?? '');
    response.vary('User-Agent');
    if (isBelow(engine, LEGACY)) return sendTooOld(response, LEGACY);
    const page = await findPage(folder, pagesFor(path, needsLegacy(engine)));
    if (page === undefined) return sendNotice(response, 503, NOT_BUILT);
    const html = await readFile(page, 'utf8');
    allowOwnScript(response, html);
    if (Object.keys(outside).length === 0) return sendStaticFile(response, page);
    response.set('Cache-Control', 'no-cache').type('html').send(withOutside(html, outside));
  };
