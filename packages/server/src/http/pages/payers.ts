import { Router } from 'express';
import type { Request } from 'express';
import type { Locale } from '@chartdock/contract';
import type { App } from '../../kernel/calls/context.ts';
import { PAYER_PATH, takePayer } from '../../domains/payments/index.ts';
import { localeOf } from '../answer.ts';
import { createOwnCookies } from '../cookies.ts';
import type { Logger } from '../../kernel/work/logger.ts';
import { createCallLimit } from '../rate-limits.ts';
import { sendWay } from './pages.ts';

type Trouble = 'unasked' | 'unnamed';

const TEXTS: Readonly<
  Record<Locale, Readonly<Record<Trouble, Readonly<Record<'title' | 'text' | 'way', string>>>>>
> = {
  zh: {
    unasked: {
      title: '此链接已失效',
      text: '请返回 Chartdock，重新发起支付。没有产生任何费用。',
      way: '返回 Chartdock',
    },
    unnamed: {
      title: '暂时无法使用微信支付',
      text: '微信没有返回付款人信息，没有产生任何费用。请返回订单重试，或改用二维码支付。',
      way: '返回订单',
    },
  },
  en: {
    unasked: {
      title: 'This link no longer works',
      text: 'Go back to Chartdock and pay from there. Nothing was charged.',
      way: 'Back to Chartdock',
    },
    unnamed: {
      title: "WeChat Pay can't be used right now",
      text: "WeChat didn't say who pays. Nothing was charged. Go back to the order and try again, or pay by its QR code.",
      way: 'Back to the order',
    },
  },
};

/** Reads one text of a query; undefined when it is missing or comes twice. */
const textOf = (request: Request, name: string): string | undefined => {
  const value = request.query[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Takes back whom WeChat has asked who they are, and sends them on to where they pay. Neither code nor state gets into a log, a history
 * or a referrer.
 */
export const createPayerRouter = (app: App, logger: Pick<Logger, 'warn'>): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  const cookies = createOwnCookies(app.config.appFrames.length > 0);
  router.get(PAYER_PATH, createCallLimit(app.config.callsPerMinute), async (request, response) => {
    response.set('Cache-Control', 'no-store').set('Referrer-Policy', 'no-referrer');
    const taken = await takePayer({
      app,
      sessionCookie: cookies.readSession(request),
      state: textOf(request, 'state'),
      code: textOf(request, 'code'),
    });
    if (taken.status === 'kept') return response.redirect(303, taken.goesOnAt);
    if (taken.status === 'unnamed')
      logger.warn({ code: taken.error.code, reason: taken.error.message }, 'WeChat named no payer');
    const locale = localeOf(request);
    const { title, text, way } = TEXTS[locale][taken.status];
    const address = taken.status === 'unnamed' ? taken.goesOnAt : '/';
    sendWay(response, { status: taken.status === 'unasked' ? 403 : 502, locale, title, text, way, address });
  });
  return router;
};
