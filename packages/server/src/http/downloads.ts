import {
  POSITION_EXPORT_PATH,
  ZIP_EXPORT_FILES,
  ZIP_EXPORT_NAME,
  ZIP_EXPORT_PATH,
} from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { Code } from '@chartdock/contract';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { CallError } from '../kernel/errors/call-error.ts';
import type { App } from '../kernel/calls/context.ts';
import { accountOfKey, serveDownload, servePositionFile, serveZip } from '../domains/exporting/index.ts';
import type { ExportedFile } from '../domains/exporting/index.ts';
import { localeOf, messageOf } from './answer.ts';
import { refuseBody, takeBody } from './bodies/bodies.ts';
import type { BodyIntake, IntakeRules } from './bodies/bodies.ts';
import { errorHandlerOf, failureOf, setRetryAfter } from './failures/failures.ts';
import type { FailureLog } from './failures/failures.ts';
import { sendRefusal } from './pages/pages.ts';
import { createCallLimit } from './rate-limits.ts';
import { createSecurityHeaders } from './pages/security.ts';

// Definitions of every canvas of a large file.
const FORM_BYTES = 20 * 1_048_576;
const KEY_FIELD = /name="signKey"\r\n\r\n([\w.-]{1,300})\r\n/;
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
 * (CALL-F-045). A refusal is answered with its code: as a page to a frame, as an envelope to everything else.
 */
export const createDownloadRouter = (app: App, { log, intake }: DownloadDeps): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  // Only these responses may stand in a frame, and only in one of our own pages.
  const guard = [createSecurityHeaders(["'self'"]), createCallLimit(app.config.callsPerMinute)];
  const rules = createFormRules(app);
  const form = takeBody(intake, () => rules);
  router.get(EDITORS, onlyDownloads, ...guard, async (request, response) => {
    sendFile(response, await serveDownload(app, readLink(request)));
  });
  router.post(POSITION_EXPORT_PATH, ...guard, form, async (request, response) => {
    sendFile(response, await servePositionFile(app, readForm(request)));
  });
  router.post(ZIP_EXPORT_PATH, ...guard, form, async (request, response) => {
    const locale = localeOf(request);
    const zip = serveZip(app, {
      tickets: readTickets(request),
      locale,
      messageOf: ({ code }) => messageOf(code, locale),
    });
    await sendZip(response, zip);
  });
  router.use(
    errorHandlerOf((error, response) => {
      const failure = failureOf(error);
      log(error, failure, response.req);
      setRetryAfter(response, failure);
      refuse(response, failure.code, failure.status);
    }),
  );
  return router;
};

interface DownloadDeps {
  readonly log: FailureLog;
  readonly intake: BodyIntake;
}

/** The key of a form stands in its address, in a header, or among the first fields of the form itself. */
const createFormRules = (app: App): IntakeRules => ({
  limit: FORM_BYTES,
  identify: (request) =>
    Promise.resolve(accountOfKey(app, textOf(request.query['signKey'] ?? request.get('sign-key')))),
  refuseStranger: () => new CallError('exportKeyInvalid'),
  identifyByStart: (start) => accountOfKey(app, KEY_FIELD.exec(start.toString('latin1'))?.[1] ?? ''),
});

const field = z.string().catch('');
const formSchema = z.object({ signKey: field, def: field, title: field, uuid: field });

const zipSchema = z.object({ files: field });
const ticketsSchema = z
  .array(
    z.object({
      chartId: z.string().regex(ID),
      type: z.string().max(40),
      token: z.string().max(300),
      uuid: z.string().regex(ID),
      title: z.string().max(1024),
    }),
  )
  .min(1)
  .max(ZIP_EXPORT_FILES);

const onlyDownloads: RequestHandler = (request, _response, next) => {
  next(request.query['action'] === 'down' ? undefined : 'route');
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const readLink = (request: Request) => {
  const { type, token, uuid } = request.query;
  const ids = { chartId: textOf(request.params['id']), uuid: textOf(uuid) };
  if (!ID.test(ids.chartId) || !ID.test(ids.uuid)) throw new CallError('exportKeyInvalid');
  return { ...ids, type: textOf(type), token: textOf(token), locale: localeOf(request) };
};

const requireForm = (request: Request): void => {
  if (request.is('multipart/form-data') === false) throw refuseBody('The body is no multipart form');
};

const readForm = (request: Request) => {
  requireForm(request);
  const { signKey, def, title, uuid } = formSchema.parse(request.body);
  if (uuid !== '' && !ID.test(uuid)) throw new CallError('exportKeyInvalid');
  return { signKey, def, title, uuid: uuid === '' ? undefined : uuid, locale: localeOf(request) };
};

const readTickets = (request: Request) => {
  requireForm(request);
  const { files } = zipSchema.parse(request.body);
  const tickets = ticketsSchema.safeParse(parseJson(files));
  if (!tickets.success) throw refuseBody('The list of files cannot be read');
  return tickets.data;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Sends a zip file as it grows. Until its first file is made it can still be refused as a page. */
const sendZip = async (response: Response, zip: AsyncGenerator<Buffer>): Promise<void> => {
  const first = await zip.next();
  response
    .attachment(ZIP_EXPORT_NAME)
    .set('Content-Type', 'application/zip')
    .set('Cache-Control', 'no-store');
  const rest = async function* () {
    if (first.done !== true) yield first.value;
    yield* zip;
  };
  try {
    await pipeline(Readable.from(rest()), response);
  } catch (error) {
    // A caller that gave the download up gets no response.
    if (!response.req.destroyed || !isClosedEarly(error)) throw error;
  }
};

const isClosedEarly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

const sendFile = (response: Response, { name, contentType, body }: ExportedFile): void => {
  // An address works once, for the page or the backend of the partner that received it; no cookie has a part in it.
  response.set('Access-Control-Allow-Origin', '*');
  response.attachment(name).set('Content-Type', contentType).set('Cache-Control', 'no-store').send(body);
};

const refuse = (response: Response, code: Code, given?: number): void => {
  const { req } = response;
  const text = messageOf(code, localeOf(req));
  const status = given ?? STATUSES[code] ?? 403;
  response.removeHeader('Content-Disposition');
  if (req.accepts(['json', 'html']) === 'html') sendRefusal(response, status, { code, text });
  else response.status(status).set('Cache-Control', 'no-store').json({ code, msg: text, data: null });
};
