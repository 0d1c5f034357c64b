import * as CODE from '@chartdock/contract/codes';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { sendEnvelope } from './answer.ts';

const MINUTE_MS = 60_000;

type Identify = (request: Request) => Promise<string | undefined>;

const nobody: Identify = () => Promise.resolve(undefined);

/** Limits the calls of one account in a minute, and of one address for all without a session that is good; past the limit the response is an envelope with code 429 and HTTP 200. A limit of 0 lets everything through. */
export const createCallLimit = (perMinute: number, identify: Identify = nobody): RequestHandler => {
  if (perMinute === 0) return (_request, _response, next) => next();
  return rateLimit({
    windowMs: MINUTE_MS,
    limit: perMinute,
    standardHeaders: false,
    legacyHeaders: false,
    // Who is known is counted alone: behind a proxy many people can have one address.
    keyGenerator: async (request) => {
      const account = await identify(request);
      return account === undefined ? ipKeyGenerator(request.ip ?? '') : `account ${account}`;
    },
    handler: (_request, response) => {
      response.set('Retry-After', String(MINUTE_MS / 1000));
      sendEnvelope(response, { code: CODE.tooManyRequests });
    },
  });
};
