import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../kernel/work/logger.ts';

/** Logs each request without its query string, which can hold a token. */
export const createRequestLog = (logger: Logger): RequestHandler =>
  pinoHttp({
    logger,
    serializers: {
      req: (request: { id: unknown; method: string; url: string; headers: object }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    customLogLevel: () => 'info',
  });
