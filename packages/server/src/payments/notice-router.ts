import express, { Router } from 'express';
import type { App } from '../calls/context.ts';
import { NOTICE_PATH } from './gateways/gateways.ts';
import { takeNotice } from './take-notice.ts';

/** Where it is written what became of notices. */
interface NoticeLog {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
}

const MOST_BYTES = 65_536;

/**
 * Hears the gateways: the body is kept as it came, for it is signed byte by byte. The log names the gateway and what became of
 * the notice, and nothing that was in it.
 */
export const createNoticeRouter = (app: App, logger: NoticeLog): Router => {
  const router = Router();
  router.post(
    `${NOTICE_PATH}:gateway`,
    express.raw({ type: () => true, limit: MOST_BYTES, inflate: false }),
    async (request, response) => {
      const { gateway } = request.params;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const headers = request.headers as Readonly<Record<string, string | undefined>>;
      const { reply, outcome } = await takeNotice(app, gateway, { headers, body });
      const isExpected = reply.status < 400;
      logger[isExpected ? 'info' : 'warn']({ gateway, outcome }, 'payment notice');
      response.status(reply.status).type(reply.type).send(reply.body);
    },
  );
  return router;
};
