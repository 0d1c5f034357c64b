import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';
import type { GatewayOrder, GatewayTrade, PaymentGateway } from '../../../../kernel/calls/gateway.types.ts';
import { createSandboxKeys, isSigned, signMessage } from './sandbox-signature.ts';
import { startSandboxServer } from './sandbox-server.ts';
import type { SandboxServer } from './sandbox-server.ts';

const TIMEOUT_MS = 10_000;
const APP = 'chartdock-sandbox';
const SELLER = 'sandbox-seller';

const paymentSchema = z.object({ transactionId: z.string(), amountFen: z.int() });
const tradeSchema = z.object({
  tradeNo: z.string(),
  state: z.enum(['NOTPAY', 'SUCCESS', 'CLOSED', 'REFUND']),
  payments: z.array(paymentSchema),
});
const noticeSchema = paymentSchema.extend({ app: z.string(), seller: z.string(), tradeNo: z.string() });
const billSchema = z.object({
  payments: z.array(paymentSchema.extend({ tradeNo: z.string() })),
  refunds: z.array(z.object({ refundNo: z.string(), tradeNo: z.string(), amountFen: z.int() })),
});
const codeSchema = z.object({ code: z.string() });

const UNHEARD_OF: GatewayTrade = { state: 'NOTPAY', payments: [] };

/** The sandbox as a gateway, with the additions that only a sandbox has. */
export interface SandboxGateway extends PaymentGateway {
  readonly stop: () => Promise<void>;
}

/** Creates a gateway that takes no money: a local HTTP server with real signatures, which starts when it is first asked. */
export const createSandboxGateway = ({ now }: { readonly now: () => number }): SandboxGateway => {
  const [merchant, sandbox] = [createSandboxKeys(), createSandboxKeys()];
  let starting: Promise<SandboxServer> | undefined;
  const start = (): Promise<SandboxServer> =>
    (starting ??= startSandboxServer({
      keys: sandbox,
      merchantKey: merchant.publicKey,
      app: APP,
      seller: SELLER,
      now,
      randomId: randomUUID,
    }));

  const ask = async (method: 'GET' | 'POST', path: string, input?: object): Promise<[number, unknown]> => {
    const { address } = await start();
    const body = input === undefined ? '' : JSON.stringify(input);
    const subject = `${method} ${path}`;
    const signature = signMessage({ subject, body }, merchant.privateKey, {
      now: now(),
      nonce: randomUUID(),
    });
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = { method, headers: { ...signature }, signal, ...(body === '' ? {} : { body }) };
    const response = await fetch(address + path, sent).catch((cause: unknown) => {
      throw new GatewayError('unreachable', 'The sandbox did not respond.', { cause });
    });
    const text = await response.text();
    const headers = Object.fromEntries(response.headers);
    const message = { subject: `${subject} ${response.status}`, body: text };
    if (!isSigned(message, headers, { key: sandbox.publicKey, now: now() }))
      throw new GatewayError('not_signed', 'The response is not signed by the sandbox.');
    return [response.status, JSON.parse(text)];
  };
  const askTrade = async (method: 'GET' | 'POST', path: string): Promise<GatewayTrade> => {
    const [status, data] = await ask(method, path);
    if (status === 404) return UNHEARD_OF;
    const { tradeNo, state, payments } = tradeSchema.parse(data);
    return { state, payments: payments.map((payment) => ({ ...payment, tradeNo })) };
  };

  const createCode = async (order: GatewayOrder): Promise<string> => {
    const [status, data] = await ask('POST', '/v1/trades', order);
    if (status !== 200) throw new GatewayError('refused', `The sandbox refused the order: ${status}.`);
    return `${(await start()).address}/cashier/${codeSchema.parse(data).code}`;
  };

  return {
    name: 'sandbox',
    createCode,
    inApp: {
      // Nobody is behind a code here: the same one is the same payer.
      payerOf: (code) =>
        Promise.resolve(`sandbox-${createHash('sha256').update(code).digest('hex').slice(0, 28)}`),
      // A simulated app pays at the cashier, whose address it finds in the place of a real app's arguments.
      prepare: async (order) => ({
        appId: APP,
        timeStamp: String(Math.floor(now() / 1_000)),
        nonceStr: randomUUID(),
        package: `prepay_id=${await createCode(order)}`,
        signType: 'RSA',
        paySign: 'sandbox',
      }),
    },
    query: (tradeNo) => askTrade('GET', `/v1/trades/${tradeNo}`),
    close: (tradeNo) => askTrade('POST', `/v1/trades/${tradeNo}/close`),
    refund: async ({ payment, refundNo }) => {
      const { tradeNo, transactionId } = payment;
      const [status] = await ask('POST', `/v1/trades/${tradeNo}/refunds`, { refundNo, transactionId });
      if (status !== 200) throw new GatewayError('refused', `The sandbox refused the refund: ${status}.`);
    },
    readBill: async (day) => {
      const [status, data] = await ask('GET', `/v1/bills/${day}`);
      if (status !== 200) throw new GatewayError('refused', `The sandbox refused the bill: ${status}.`);
      return billSchema.parse(data);
    },
    readNotice: ({ headers, body }) => {
      const message = { subject: 'notice', body: body.toString() };
      if (!isSigned(message, headers, { key: sandbox.publicKey, now: now() }))
        throw new GatewayError('not_signed', 'The notice is not signed by the sandbox.');
      const notice = noticeSchema.safeParse(JSON.parse(message.body));
      if (!notice.success) throw new GatewayError('malformed', 'The notice cannot be read.');
      const { app, seller, ...payment } = notice.data;
      if (app !== APP || seller !== SELLER) throw new GatewayError('not_ours', 'The notice is for another.');
      return payment;
    },
    noticeTaken: { status: 200, type: 'text/plain', body: 'success' },
    stop: async () => {
      const running = starting;
      starting = undefined;
      await (await running)?.stop();
    },
  };
};
