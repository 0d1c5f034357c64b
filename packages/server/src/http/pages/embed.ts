import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router } from 'express';
import type { Response } from 'express';
import type { PartnerOrigins } from '../../kernel/calls/partner-origins.types.ts';
import { EMBEDDED, engineOf, isBelow, needsLegacy } from './engines.ts';
import { sendNotice, sendTooOld } from './pages.ts';
import { createSecurityHeaders } from './security.ts';
import { findStaticFile, sendStaticFile } from './static-files.ts';

const CLIENT_ID = /^[A-Za-z0-9._-]{1,64}$/;
const THEMES: readonly unknown[] = ['light', 'dark', 'auto'];
/** The partner script, the parts it loads when they are needed, and the integrity values of them all. */
const SCRIPTS = [
  '/embed.js',
  '/embed-client.js',
  '/embed-modal.js',
  '/embed-more.js',
  '/embed-integrity.json',
];
const UNKNOWN_CLIENT = [
  'This page belongs into a partner page, and the client id in its address is not registered here.',
  '此页面只能嵌入合作方页面，地址中的 client 未在本服务登记。',
];
const NOT_BUILT = [
  'The partner script and the guest page have not been built yet. Run "npx --yes pnpm@12 start" in the project folder.',
  '嵌入脚本与页面尚未构建。请在项目目录运行 npx --yes pnpm@12 start。',
];

/**
 * Lets a page that is isolated take the guest into a frame. Content of other servers in the guest has to allow that in its turn,
 * so only pages that ask get it.
 */
const ISOLATED = { 'Cross-Origin-Embedder-Policy': 'require-corp' };

/** Holds the folder with the partner script in `script` and the guest page in `page`, and who may embed it. */
export interface EmbedDeps {
  readonly embedDir: string;
  readonly partners: PartnerOrigins;
}

/**
 * Serves the partner script `/embed.js` and the guest page `/embed/v1/?client=<id>`. The page may be framed by exactly
 * the origins that its client has registered, and carries them for its own check of who talks to it.
 */
export const serveEmbed = ({ embedDir, partners }: EmbedDeps): Router => {
  const router = Router({ strict: true });
  const inside = (name: string): string => (embedDir === '' ? '' : join(embedDir, name));
  const scripts = inside('script');
  const page = inside('page');
  router.get(SCRIPTS, createSecurityHeaders([]), async (request, response) => {
    const file = await findStaticFile({ folder: scripts, path: request.path });
    if (file === undefined) return sendNotice(response, 503, NOT_BUILT);
    // Partner pages load it from another origin, with an integrity hash when they want one.
    response.set('Access-Control-Allow-Origin', '*');
    return sendStaticFile(response, file);
  });
  router.get('/embed/v1', (request, response) => {
    const query = request.originalUrl.split('?')[1];
    response.redirect(308, `/embed/v1/${query === undefined ? '' : `?${query}`}`);
  });
  router.get('/embed/v1/', async (request, response, next) => {
    const client = typeof request.query['client'] === 'string' ? request.query['client'] : '';
    const origins = CLIENT_ID.test(client) ? await partners.ofClient(client) : undefined;
    const engine = engineOf(request.get('user-agent') ?? '');
    createSecurityHeaders(origins ?? [])(request, response, (error?: unknown) => {
      if (request.query['isolated'] === '1') response.set(ISOLATED);
      if (error !== undefined) next(error);
      else if (origins === undefined) sendNotice(response, 404, UNKNOWN_CLIENT);
      else if (isBelow(engine, EMBEDDED)) sendTooOld(response, EMBEDDED);
      else {
        const head = needsLegacy(engine) ? OLDER : '';
        const { theme, locale } = request.query;
        sendGuest(response, page, { clientId: client, origins, head, theme, locale }).catch(next);
      }
    });
  });
  router.get('/embed/v1/{*path}', createSecurityHeaders([]), async (request, response) => {
    const path = request.path.slice('/embed/v1'.length);
    const file = path.endsWith('.html') ? undefined : await findStaticFile({ folder: page, path });
    if (file === undefined) return sendNotice(response, 404, ['Not found.', '未找到。']);
    // A frame that is sandboxed without an origin of its own loads them too, and can then report a missing feature.
    response.set('Access-Control-Allow-Origin', '*');
    // A worker of an isolated page has to be so itself.
    response.set(ISOLATED);
    return sendStaticFile(response, file);
  });
  return router;
};

/** Gives an older engine later additions to the language; the page's own scripts run after it. */
const OLDER = '<script src="/embed/v1/older.js"></script>';

interface GuestConfig {
  readonly clientId: string;
  readonly origins: readonly string[];
  /** Further content of the page's head. */
  readonly head: string;
  /** Theme from the address; a page in a frame has none, because the page around holds its place. */
  readonly theme: unknown;
  readonly locale: unknown;
}

/** Puts the guest's placeholder into a page that has a window for itself, in its theme and language. */
const holdPlace = async (
  page: string,
  folder: string,
  { theme, locale }: Pick<GuestConfig, 'theme' | 'locale'>,
): Promise<string> => {
  const file = THEMES.includes(theme) ? await findStaticFile({ folder, path: '/waiting.html' }) : undefined;
  if (file === undefined) return page;
  const waiting = await readFile(file, 'utf8');
  const language = locale === 'en' ? 'en' : 'zh-CN';
  return page
    .replace(/<html[^>]*>/, `<html lang="${language}" data-cd-theme="${String(theme)}">`)
    .replace('<div id="guest">', (place) => place + waiting);
};

const sendGuest = async (
  response: Response,
  folder: string,
  { head, theme, locale, ...config }: GuestConfig,
): Promise<void> => {
  const file = await findStaticFile({ folder, path: '/index.html' });
  if (file === undefined) return sendNotice(response, 503, NOT_BUILT);
  const page = await holdPlace(await readFile(file, 'utf8'), folder, { theme, locale });
  // Inside a script element only "<" could end the data early.
  const data = JSON.stringify(config).replaceAll('<', '\\u003c');
  const element = `${head}<script type="application/json" id="chartdock-client">${data}</script>`;
  const html = page.includes('</head>') ? page.replace('</head>', () => `${element}</head>`) : element + page;
  response.set('Cache-Control', 'no-store').type('html').send(html);
};
