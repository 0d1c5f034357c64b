import express, { Router } from 'express';
import type { Request, Response } from 'express';
import type { App } from '../calls/context.ts';
import { createEnterer } from './enter-kept.ts';
import { NOTICE_PATH } from './gateways/gateways.ts';
import { openNoticeInbox } from './notice-inbox.ts';
import { takeNotice } from './take-notice.ts';

/** Where it is written what became of notices. */
interface NoticeLog {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
}

const MOST_BYTES = 65_536;

const readRaw = express.raw({ type: () => true, limit: MOST_BYTES, inflate: false });

/** Reads a body as it came. Rejects with what the parser says, such as that it is too long. */
const readBody = (request: Request, response: Response): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    readRaw(request, response, (error?: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
    });
  });

/** Returns the status of an error of reading a body; 500 for any other. */
const statusOf = (error: unknown): number => {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
};

/**
 * Hears the gateways: the body is read as it came, for it is signed byte by byte. A payment is answered once it is kept, and
 * entered after that. The log names the gateway and what became of the notice, and nothing that was in it. A gateway takes HTTP 200
 * for a notice that was taken, and never sends it again, so whatever goes wrong has another status.
 */
export const createNoticeRouter = (app: App, logger: NoticeLog): Router => {
  const router = Router();
  const inbox = openNoticeInbox(app);
  const enterSoon = createEnterer(app, inbox, {
    onEntered: (entered) => logger.info(entered, 'payment entered'),
    onFailed: (error) => logger.error({ err: error }, 'a payment could not be entered yet'),
  });
  router.post(`${NOTICE_PATH}:gateway`, async (request, response) => {
    const { gateway } = request.params;
    const headers = request.headers as Readonly<Record<string, string | undefined>>;
    try {
      const body = await readBody(request, response);
      const { reply, outcome } = await takeNotice({ gateways: app.gateways, inbox }, gateway, {
        headers,
        body,
      });
      const isExpected = reply.status < 400;
      logger[isExpected ? 'info' : 'warn']({ gateway, outcome }, 'payment notice');
      response.status(reply.status).type(reply.type).send(reply.body);
      if (outcome === 'kept') enterSoon();
    } catch (error) {
      const status = statusOf(error);
      logger.error({ err: error, gateway, status }, 'payment notice failed');
      response.status(status).type('text/plain').send('fail');
    }
  });
  return router;
};
