import { Router } from 'express';
import type { Request } from 'express';
import type { App } from '../../kernel/calls/context.ts';
import { createMemoryAttempts } from '../../kernel/security/attempts.ts';
import { createEnterer } from './enter-kept.ts';
import { NOTICE_PATH } from './gateways/gateways.ts';
import { openNoticeInbox } from './notice-inbox.ts';
import { takeNotice } from './take-notice.ts';

/** Log of the outcomes of notices. */
interface NoticeLog {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
  readonly error: (facts: object, message: string) => void;
}

const MOST_BYTES = 65_536;

/** Notices of one address in a minute that are not read or not believed before the next has to wait; gateways send none of these. */
const REFUSED = { most: 60, windowMs: 60_000, delayMs: 60_000 } as const;

/** A notice that is not read. */
class UnreadNotice extends Error {
  override readonly name = 'UnreadNotice';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Reads a body as it came. Rejects with an UnreadNotice for one that is packed (415) or larger than 64 kB (413). */
const readBody = (request: Request): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') {
      reject(new UnreadNotice(415, 'A notice is packed.'));
      return;
    }
    const parts: Buffer[] = [];
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes <= MOST_BYTES) parts.push(part);
      else reject(new UnreadNotice(413, 'A notice is too large.'));
    });
    request.on('end', () => resolve(Buffer.concat(parts)));
    request.on('error', reject);
    request.on('close', () => {
      // An error costs as much as reading the notice, so none is made for a notice that came whole.
      if (!request.readableEnded) reject(new UnreadNotice(400, 'A notice was cut off.'));
    });
  });

/**
 * Hears the gateways: the body is read as it came, for it is signed byte by byte. A payment is answered once it is kept, and
 * entered after that. The log names the gateway and the outcome of the notice, and nothing of its content. A gateway takes HTTP
 * 200 for a notice that was taken, and never sends it again, so every failure has another status.
 */
export const createNoticeRouter = (app: App, logger: NoticeLog): Router => {
  const router = Router();
  const inbox = openNoticeInbox(app);
  const refused = createMemoryAttempts();
  const enterSoon = createEnterer(app, inbox, {
    onEntered: (entered) => logger.info(entered, 'payment entered'),
    onFailed: (error) => logger.error({ err: error }, 'a payment could not be entered yet'),
  });
  router.post(`${NOTICE_PATH}:gateway`, async (request, response) => {
    const { gateway } = request.params;
    const headers = request.headers as Readonly<Record<string, string | undefined>>;
    const send = (status: number, type: string, body: string): void => {
      // A body that is not read to its end must not be read on.
      if (!request.readableEnded) response.setHeader('Connection', 'close');
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    };
    const limit = { ...REFUSED, key: `notice ${request.ip ?? ''}` };
    const waits = await refused.waitOf(limit, app.now());
    if (waits > 0) {
      response.setHeader('Retry-After', String(Math.ceil(waits / 1_000)));
      send(429, 'text/plain', 'fail');
      return;
    }
    try {
      const body = await readBody(request);
      const { reply, outcome } = await takeNotice({ gateways: app.gateways, inbox }, gateway, {
        headers,
        body,
      });
      const isExpected = reply.status < 400;
      if (!isExpected) await refused.take(limit, app.now());
      logger[isExpected ? 'info' : 'warn']({ gateway, outcome }, 'payment notice');
      send(reply.status, reply.type, reply.body);
      if (outcome === 'kept') enterSoon();
    } catch (error) {
      if (error instanceof UnreadNotice) {
        await refused.take(limit, app.now());
        // Anyone can send such a body: it gets a line, and no stack.
        logger.warn({ gateway, status: error.status, reason: error.message }, 'payment notice not read');
        send(error.status, 'text/plain', 'fail');
        return;
      }
      logger.error({ err: error, gateway, status: 500 }, 'payment notice failed');
      send(500, 'text/plain', 'fail');
    }
  });
  return router;
};
