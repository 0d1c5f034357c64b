import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { parseLocale } from '@chartdock/contract';
import { z } from 'zod';
import { boundsOfDay } from '../wire/china-time.ts';
import { writeCashierPage } from './cashier-page.ts';
import { createSandboxTrades, CASHIER_ACTIONS } from './sandbox-trades.ts';
import type { SandboxPayment, SandboxTrade } from './sandbox-trades.ts';
import { isSigned, signMessage } from './sandbox-signature.ts';
import type { SandboxKeys } from './sandbox-signature.ts';

const BODY_BYTES = 16_384;
const LOCAL = /^(127\.0\.0\.1|localhost)(:\d+)?$/;
/** Pauses before a notice that was not taken is sent again. */
const AGAIN_MS = [1_000, 5_000, 15_000, 60_000, 300_000];

/** Dependencies of the sandbox. */
export interface SandboxDeps {
  /** Keys of the sandbox, which its responses and notices are signed with. */
  readonly keys: SandboxKeys;
  /** Public key of the merchant, which requests are signed with. */
  readonly merchantKey: SandboxKeys['publicKey'];
  readonly app: string;
  readonly seller: string;
  readonly now: () => number;
  readonly randomId: () => string;
}

/** A sandbox that listens on this machine alone. */
export interface SandboxServer {
  /** Address without a path. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const orderSchema = z.object({
  tradeNo: z.string().regex(/^[0-9a-z]{26,32}$/),
  amountFen: z.int().min(1),
  subject: z.string().max(127),
  channel: z.enum(['alipay', 'wechat']),
  noticeUrl: z.url({ protocol: /^https?$/ }),
});
const refundSchema = z.object({ refundNo: z.string().max(64), transactionId: z.string().max(64) });

interface Asked {
  readonly path: string;
  readonly body: string;
}
interface Reply {
  readonly status: number;
  readonly data: unknown;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > BODY_BYTES) throw new RangeError('the body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};

const describe = (trade: SandboxTrade | undefined): Reply => {
  if (trade === undefined) return { status: 404, data: { error: 'unknown' } };
  const { tradeNo, isClosed, payments } = trade;
  const paid = payments.filter(({ refund }) => refund === undefined);
  const unpaid = isClosed ? 'CLOSED' : 'NOTPAY';
  const state = paid.length > 0 ? 'SUCCESS' : payments.length > 0 ? 'REFUND' : unpaid;
  return { status: 200, data: { tradeNo, state, payments: paid } };
};

/** Writes the movements on a day of China's time. */
const writeBill = (trades: readonly SandboxTrade[], day: string): object => {
  const [from, to] = boundsOfDay(day);
  const isThen = (at: number): boolean => at >= from && at < to;
  const all = trades.flatMap(({ tradeNo, payments }) => payments.map((payment) => ({ tradeNo, payment })));
  return {
    payments: all
      .filter(({ payment }) => isThen(payment.paidAt))
      .map(({ tradeNo, payment: { transactionId, amountFen } }) => ({ tradeNo, transactionId, amountFen })),
    refunds: all.flatMap(({ tradeNo, payment: { amountFen, refund } }) =>
      refund !== undefined && isThen(refund.at) ? [{ tradeNo, amountFen, refundNo: refund.refundNo }] : [],
    ),
  };
};

/** Starts the sandbox: an HTTP gateway with signatures both ways, and the page of its cashier. Nothing of it outlives the process. */
export const startSandboxServer = async (deps: SandboxDeps): Promise<SandboxServer> => {
  const { keys, merchantKey, now, randomId } = deps;
  const trades = createSandboxTrades({ now, randomId });
  const timers = new Set<NodeJS.Timeout>();

  const notify = async (trade: SandboxTrade, payment: SandboxPayment, attempt = 0): Promise<void> => {
    const { tradeNo, noticeUrl } = trade;
    const { transactionId, amountFen } = payment;
    const body = JSON.stringify({ app: deps.app, seller: deps.seller, tradeNo, transactionId, amountFen });
    const signature = signMessage({ subject: 'notice', body }, keys.privateKey, {
      now: now(),
      nonce: randomId(),
    });
    const headers = { 'content-type': 'application/json', ...signature };
    const isTaken = await fetch(noticeUrl, { method: 'POST', headers, body }).then(
      ({ ok }) => ok,
      () => false,
    );
    const pause = AGAIN_MS[attempt];
    if (isTaken || pause === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void notify(trade, payment, attempt + 1);
    }, pause);
    timer.unref();
    timers.add(timer);
  };

  const open = ({ body }: Asked): Reply => {
    const order = orderSchema.safeParse(parse(body));
    if (!order.success) return { status: 400, data: { error: 'malformed' } };
    const trade = trades.open(order.data);
    if (trade === undefined) return { status: 409, data: { error: 'changed' } };
    if (trade.isClosed) return { status: 409, data: { error: 'closed' } };
    return { status: 200, data: { code: trade.code } };
  };
  const close = (trade: SandboxTrade | undefined): Reply => {
    if (trade !== undefined) trades.act(trade, 'expire');
    return describe(trade);
  };
  const refund = (trade: SandboxTrade | undefined, body: string): Reply => {
    const asked = refundSchema.safeParse(parse(body));
    const payment = trade?.payments.find((one) => one.transactionId === asked.data?.transactionId);
    if (payment === undefined) return { status: 404, data: { error: 'unknown' } };
    payment.refund ??= { refundNo: asked.data?.refundNo ?? '', at: now() };
    return { status: 200, data: { refunded: true } };
  };
  const bill = (day: string): Reply => ({ status: 200, data: writeBill(trades.all(), day) });
  const answer = (method: string, asked: Asked): Reply => {
    const day = /^\/v1\/bills\/(\d{4}-\d{2}-\d{2})$/.exec(asked.path)?.[1];
    if (method === 'GET' && day !== undefined) return bill(day);
    const [, number = '', act = ''] =
      /^\/v1\/trades(?:\/([0-9a-z]{26,32})(?:\/(\w+))?)?$/.exec(asked.path) ?? [];
    const trade = trades.find(number);
    const route = `${method} ${number === '' ? 'trades' : act}`;
    const ROUTES: Readonly<Record<string, () => Reply>> = {
      'POST trades': () => open(asked),
      'GET ': () => describe(trade),
      'POST close': () => close(trade),
      'POST refunds': () => refund(trade, asked.body),
    };
    return ROUTES[route]?.() ?? { status: 404, data: { error: 'no_such_call' } };
  };

  const serveCall = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url: path = '/' } = request;
    const body = await readBody(request);
    const headers = request.headers as Readonly<Record<string, string | undefined>>;
    const subject = `${method} ${path}`;
    const isOurs = isSigned({ subject, body }, headers, { key: merchantKey, now: now() });
    const { status, data } = isOurs
      ? answer(method, { path, body })
      : { status: 401, data: { error: 'not_signed' } };
    const text = JSON.stringify(data);
    const signature = signMessage({ subject: `${subject} ${status}`, body: text }, keys.privateKey, {
      now: now(),
      nonce: randomId(),
    });
    response.writeHead(status, { 'content-type': 'application/json', ...signature }).end(text);
  };

  const serveCashier = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const trade = trades.atCode((request.url ?? '').slice('/cashier/'.length));
    if (trade === undefined) return void response.writeHead(404).end('Not found');
    if (request.method === 'POST') {
      const asked = new URLSearchParams(await readBody(request)).get('action');
      const action = CASHIER_ACTIONS.find((one) => one === asked);
      // The page tells that it is paid while the notice is still on its way, as with any gateway.
      if (action !== undefined) for (const payment of trades.act(trade, action)) void notify(trade, payment);
    }
    const page = writeCashierPage(trade, parseLocale(request.headers['accept-language']));
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      })
      .end(page);
  };

  const server = createServer((request, response) => {
    // A page of another site that got our address under its own name may not pay.
    const isLocal = LOCAL.test(request.headers.host ?? '');
    const serve = (request.url ?? '').startsWith('/cashier/') ? serveCashier : serveCall;
    const served = isLocal ? serve(request, response) : Promise.reject(new Error('not local'));
    served.catch(() => response.writeHead(400).end());
  });
  const address = await listen(server);
  return {
    address,
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const listen = (server: Server): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      // The program may end while nobody pays.
      server.unref();
      const bound = server.address();
      resolve(`http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`);
    });
  });
