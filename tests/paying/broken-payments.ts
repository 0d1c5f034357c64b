import { breakSource } from '../modelling/broken-builds.ts';
import type { BrokenBuild } from '../modelling/broken-builds.ts';

const payments = (path: string): string => `packages/server/src/domains/payments/${path}`;

/** Negative controls: each takes away one thing without which money is lost, or given away. */
export const BROKEN_PAYMENTS = {
  /** Lets two payments of a chain be entered at once; it takes PostgreSQL, as the embedded database does one transaction at a time. */
  lock: {
    file: payments('settle.ts'),
    from: "    .orderBy('id')\n    .forUpdate()\n",
    to: "    .orderBy('id')\n",
  },
  /** Believes every notice. */
  signature: {
    file: payments('gateways/wechat/wechat-signature.ts'),
    from: "if (!verify('RSA-SHA256', message, key, Buffer.from(signature, 'base64')))",
    to: 'if (message.length < 0)',
    besides: {
      file: payments('gateways/alipay/alipay-signature.ts'),
      from: "if (isOneWay && verify('RSA-SHA256', Buffer.from(text), key, bytes)) return;",
      to: 'if (text.length > 0 && key.type !== undefined) return;',
    },
  },
  amount: {
    file: payments('settle.ts'),
    from: '|| order.amount_fen !== payment.amountFen',
    to: '',
    besides: {
      file: payments('notice-inbox.ts'),
      from: ' or o.amount_fen <> came.amount_fen',
      to: '',
    },
  },
  seller: {
    file: payments('gateways/wechat/wechat-trade.ts'),
    from: 'if (trade.mchid !== merchant.merchantId || !isOurApp)',
    to: 'if (trade.mchid === merchant.appId && isOurApp)',
    besides: {
      file: payments('gateways/alipay/alipay-notice.ts'),
      from: 'if (notice.app_id !== appId || notice.seller_id !== sellerId)',
      to: 'if (appId === sellerId)',
    },
  },
  /** Keeps a second payment in place of giving it back. */
  second: {
    file: payments('settle.ts'),
    from: 'if (next === undefined || isTaken)',
    to: 'if (next === undefined)',
  },
  /** Forgets to write down what is to be delivered, and delivers nothing at once. */
  outbox: {
    file: payments('settle.ts'),
    from: "await tx.insertInto('outbox').values(waiting).execute();",
    to: '',
    besides: {
      file: payments('deliver.ts'),
      from: 'if (order !== undefined) await deliverFor(app, order);',
      to: '',
    },
  },
  /** Tells the gateway that a payment was taken, and writes it after that. */
  inbox: {
    file: payments('take-notice.ts'),
    from: 'const outcome = await inbox.keep({ gateway: name, payment });',
    to: `
      setTimeout(() => void inbox.keep({ gateway: name, payment }).catch(() => undefined), 50);
      const outcome: Kept = 'kept';
    `,
  },
  /** Lets a coupon be used again, also by someone else. */
  coupon: {
    file: payments('coupons/coupon-use.ts'),
    from: "    .where('used_at', 'is', null)\n    .where('order_id', 'is', null)\n    .where('expires_at'",
    to: "    .where('expires_at'",
    besides: {
      file: payments('coupons/coupon-use.ts'),
      from: "    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', userId)]))\n",
      to: '',
    },
  },
  /** Charges what the body says. */
  price: {
    file: payments('pre-order.ts'),
    from: 'const amountFen = quoted.listFen - couponFen;',
    to: 'const amountFen = input.realMoney ?? quoted.listFen - couponFen;',
    besides: {
      file: payments('pre-order.ts'),
      from: 'list_fen: quoted.listFen,',
      to: 'list_fen: amountFen + couponFen,',
    },
  },
} as const satisfies Readonly<Record<string, BrokenBuild>>;

/** Breaks every later import of what a control takes away, in this process. */
export const breakPayments = (name: keyof typeof BROKEN_PAYMENTS): void =>
  breakSource(name, BROKEN_PAYMENTS[name]);
