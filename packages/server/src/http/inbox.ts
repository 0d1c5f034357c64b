import { isIP } from 'node:net';
import { Router } from 'express';
import type { Request } from 'express';
import type { App } from '../kernel/calls/context.ts';
import { sendNotice } from './pages/pages.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/** Returns whether a request came straight from this machine, not through a proxy and not under a foreign name. */
const isLocal = (request: Request): boolean => {
  const address = request.socket.remoteAddress ?? '';
  const host = (request.get('host') ?? '').replace(/:\d+$/, '');
  const forwarded = FORWARDED.some((name) => request.get(name) !== undefined);
  return isIP(address) !== 0 && LOOPBACK.test(address) && LOCAL_NAMES.has(host) && !forwarded;
};

/** Shows the printed messages at /dev/inbox: on a demo server whose messages are only printed, and to this machine only. */
export const createInboxRouter = (app: App): Router => {
  const router = Router();
  if (app.config.seed !== 'demo' || !app.messenger.prints) return router;
  router.get('/dev/inbox', (request, response, next) => {
    if (!isLocal(request)) return next();
    const lines = app.messenger
      .inbox()
      .map(({ at, to, text }) => `${new Date(at).toISOString()} ${to}: ${text}`);
    sendNotice(response, 200, lines.length === 0 ? ['暂无消息 No messages yet'] : lines);
  });
  return router;
};
