import { POSITION_EXPORT_PATH } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { Code } from '@chartdock/contract';
import express, { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { CallError } from '../calls/call-error.ts';
import type { App } from '../calls/context.ts';
import { serveDownload, servePositionFile } from '../exporting/index.ts';
import type { ExportedFile } from '../exporting/index.ts';
import { localeOf, messageOf } from './answer.ts';
import { readFields } from './bodies.ts';
import { errorHandlerOf, failureOf } from './failures.ts';
import type { Logger } from './logging.ts';
import { sendRefusal } from './pages/pages.ts';
import { createCallLimit } from './rate-limits.ts';
import { createSecurityHeaders } from './pages/security.ts';

// Definitions of every canvas of a large file.
const FORM_LIMIT = '20mb';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const EDITORS = ['/mindmap/:id', '/markdown_editor/:id', '/diagraming/:id', '/outline/:id', '/f/:id'];

const STATUSES: Readonly<Partial<Record<Code, number>>> = {
  [CODE.invalidInput]: 400,
  [CODE.fileUnavailable]: 404,
  [CODE.exportNotReady]: 501,
  [CODE.databaseBusy]: 503,
  [CODE.internal]: 500,
};

/**
 * Serves downloads into hidden frames: `?action=down` on the address of a file (ROUTE-43), and the form of position files
 * (CALL-F-045). What is refused is answered with its code: as a page to a frame, as an envelope to everything else.
 */
export function createDownloadRouter(app: App, logger: Logger): Router {
  const router = Router({ caseSensitive: true, strict: true });
  // Only these responses may stand in a frame, and only in one of our own pages.
  const guard = [createSecurityHeaders(["'self'"]), createCallLimit(app.config.callsPerMinute)];
  const form = express.raw({ type: 'multipart/form-data', limit: FORM_LIMIT });
  router.get(EDITORS, onlyDownloads, ...guard, async (request, response) => {
    sendFile(response, await serveDownload(app, readLink(request)));
  });
  router.post(POSITION_EXPORT_PATH, ...guard, form, async (request, response) => {
    sendFile(response, await servePositionFile(app, await readForm(request)));
  });
  router.use(
    errorHandlerOf((error, response) => {
      const { code, unexpected } = failureOf(error);
      const { path } = response.req;
      if (unexpected) logger.error({ err: error, path }, 'a download failed');
      refuse(response, code);
    }),
  );
  return router;
}

const onlyDownloads: RequestHandler = (request, _response, next) => {
  next(request.query['action'] === 'down' ? undefined : 'route');
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readLink(request: Request) {
  const { type, token, uuid } = request.query;
  const ids = { chartId: textOf(request.params['id']), uuid: textOf(uuid) };
  if (!ID.test(ids.chartId) || !ID.test(ids.uuid)) throw new CallError('exportKeyInvalid');
  return { ...ids, type: textOf(type), token: textOf(token), locale: localeOf(request) };
}

async function readForm(request: Request) {
  const body: unknown = request.body;
  if (!Buffer.isBuffer(body)) {
    throw new CallError('invalidInput', { issues: [{ path: '', message: 'a multipart form is needed' }] });
  }
  const { signKey, def, title, uuid } = await readFields(request, body);
  const recorded = textOf(uuid);
  if (recorded !== '' && !ID.test(recorded)) throw new CallError('exportKeyInvalid');
  return {
    signKey: textOf(signKey),
    def: textOf(def),
    title: textOf(title),
    uuid: recorded === '' ? undefined : recorded,
    locale: localeOf(request),
  };
}

function sendFile(response: Response, { name, contentType, body }: ExportedFile): void {
  response.attachment(name).set('Content-Type', contentType).set('Cache-Control', 'no-store').send(body);
}

function refuse(response: Response, code: Code): void {
  const { req } = response;
  const text = messageOf(code, localeOf(req));
  const status = STATUSES[code] ?? 403;
  response.removeHeader('Content-Disposition');
  if (req.accepts(['json', 'html']) === 'html') sendRefusal(response, status, { code, text });
  else response.status(status).set('Cache-Control', 'no-store').json({ code, msg: text, data: null });
}
