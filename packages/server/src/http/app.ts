import express from 'express';
import type { ErrorRequestHandler, Express } from 'express';
import { createArrivals } from './pages/arrivals.ts';
import { takeBody } from './bodies/bodies.ts';
import { createDoor } from './bodies/door.ts';
import { createBodyRoom } from './bodies/body-room.ts';
import { createDownloadRouter } from './downloads.ts';
import { createEmbedApi } from './embed-api.ts';
import { serveEmbed } from './pages/embed.ts';
import { createInboxRouter } from './inbox.ts';
import { answerUnknownCall, createErrorHandler, createFailureLog } from './failures/failures.ts';
import { runForAccount } from '../kernel/db/pool.ts';
import { createHealthRouter } from './health.ts';
import { createPayerRouter } from './pages/payers.ts';
import { createQuickStart } from './pages/quick-start.ts';
import { createOAuth } from './oauth/oauth.ts';
import { createNoticeRouter } from '../domains/payments/index.ts';
import { createRequestLog } from './request-log.ts';
import type { Logger } from '../kernel/work/logger.ts';
import { serveOpenApi } from './openapi/serve.ts';
import { sendRobots } from './pages/no-pages.ts';
import { outsideOf, outsideSources } from './pages/outside.ts';
import { allowPartners } from './origins.ts';
import { createProxyWarning } from './proxies.ts';
import { createCallLimit } from './rate-limits.ts';
import { allowFrames, createHsts, createSecurityHeaders, keepOutOfFrames } from './pages/security.ts';
import type { After } from './bodies/read-bytes.ts';
import { createCallRules, createIdentify } from './bodies/uploads.ts';
import { serveWeb } from './pages/web.ts';
import type { Stopping } from './stopping.ts';
import { contractCalls } from '../domains/domains.ts';
import { createApiRouter } from './api.ts';
import type { App } from '../kernel/calls/context.ts';
import { EMBED_API } from '../domains/partners/index.ts';
import { createImageRouter } from './images/images.ts';
import { createPlaceImageRouter } from './images/place-images.ts';

/** Dependencies of the HTTP layer beside the services. */
export interface HttpDeps {
  readonly app: App;
  readonly logger: Logger;
  readonly stopping: Stopping;
  /** Folder of the built web pages. */
  readonly webDir: string;
  /** Folder of the built partner script and guest page. */
  readonly embedDir: string;
  /** Answers errors; by default with an envelope that tells nothing but a code. A negative control puts a leaky one in. */
  readonly failures?: ErrorRequestHandler | undefined;
  /** Waits in place of the process, so that a test need not. */
  readonly after?: After | undefined;
}

/** Creates the Express application: calls, images, pages, partner files, health. Every response to a call is an envelope. */
export const createApp = (deps: HttpDeps): Express => {
  const { app, logger, stopping, webDir, embedDir, failures, after = waitFor } = deps;
  const intake = { room: createBodyRoom(app.config.bodyMegabytes), after };
  const server = express();
  server.disable('x-powered-by');
  server.set('etag', false);
  server.set('trust proxy', [...app.config.trustProxy]);
  server.set('query parser', 'simple');
  const partners = app.partnerOrigins;
  server.use(stopping.middleware);
  server.use(createHealthRouter(app, stopping));
  // It writes a line of its own, and hundreds may come in a second.
  server.use(createNoticeRouter(app, logger));
  server.use(createRequestLog(logger));
  server.use(createHsts(app.config.hstsDays));
  server.use(createProxyWarning(logger));
  server.use((request, _response, next) => runForAccount(`address ${request.ip ?? ''}`, next));
  server.use(EMBED_API, createEmbedApi(app, partners, intake));
  server.use(serveEmbed({ embedDir, partners }));
  const log = createFailureLog(logger, app.now);
  server.use(createDownloadRouter(app, { log, intake }));
  const outside = outsideOf(app.config);
  const sources = outsideSources(outside, app.config);
  server.use(createSecurityHeaders([], sources));
  server.use(createImageRouter(app, log));
  server.use(createPlaceImageRouter());
  server.use(createInboxRouter(app));
  server.use(createOAuth({ app, calls: contractCalls, intake }));
  server.use(
    '/api',
    allowPartners(partners, contractCalls),
    noStore,
    createCallLimit(app.config.callsPerMinute, createIdentify(app)),
    createDoor(app, contractCalls),
    takeBody(intake, createCallRules(app)),
  );
  server.use(createApiRouter(app, contractCalls));
  server.use('/api', answerUnknownCall);
  server.get('/openapi.json', serveOpenApi());
  server.get('/robots.txt', sendRobots);
  server.use(createArrivals(app));
  server.use(createPayerRouter(app, logger));
  server.use(createQuickStart(app));
  // The app alone: the account pages above stay out of every frame.
  if (app.config.appFrames.length > 0) server.use(allowFrames(app.config.appFrames, sources));
  // Our AI page stands in a frame of the app, which may itself stand in one.
  server.use(AI_PAGE, allowFrames(["'self'", ...app.config.appFrames], sources));
  server.use(CONNECT_PAGE, keepOutOfFrames(sources));
  server.use(serveWeb(webDir, outside));
  server.use(answerUnknownCall);
  server.use(failures ?? createErrorHandler(log));
  return server;
};

const AI_PAGE = '/ai';
const CONNECT_PAGE = '/connect';

const waitFor: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const noStore: express.RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};
