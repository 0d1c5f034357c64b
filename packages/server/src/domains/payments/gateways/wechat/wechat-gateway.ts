import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';
import type {
  GatewayBill,
  GatewayOrder,
  GatewayRefund,
  GatewayTrade,
  InAppGateway,
  InPageGateway,
  PaymentGateway,
} from '../../../../kernel/calls/gateway.types.ts';
import { chinaTime } from '../wire/china-time.ts';
import type { Patience } from '../wire/exchange.ts';
import { readJson } from '../wire/read-json.ts';
import { createWechatApi } from './wechat-api.ts';
import type { WechatApi } from './wechat-api.ts';
import { readWechatBill } from './wechat-bill.ts';
import { authorizeAddress, officialOpenidOf, openidOf } from './wechat-login.ts';
import { readWechatNotice } from './wechat-notice.ts';
import type { WechatSettings } from './wechat-settings.ts';
import { signPayment } from './wechat-signature.ts';
import { readTrade, tradeSchema } from './wechat-trade.ts';
import type { WechatMerchant } from './wechat-trade.ts';

const TRADES = '/v3/pay/transactions/out-trade-no';

const codeSchema = z.object({ code_url: z.string().min(1) });
const prepaySchema = z.object({ prepay_id: z.string().min(1) });
const refundSchema = z.object({ out_refund_no: z.string(), status: z.string() });
const billSchema = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string(),
  download_url: z.url({ protocol: /^https?$/ }),
});

/** Whether a trade is unknown to the gateway; both spellings are in use. */
const isUnknown = (error: string): boolean => /^ORDER_?NOT_?EXIST$/.test(error);

const refused = (what: string, error: string): GatewayError =>
  new GatewayError('refused', `WeChat Pay refused ${what}: ${error}.`);

interface Parts {
  readonly api: WechatApi;
  readonly settings: WechatSettings;
  readonly merchant: WechatMerchant;
}

/** Writes an order as both ways to pay are told of it. */
const describeOrder = ({ merchantId }: WechatMerchant, appid: string, order: GatewayOrder): object => ({
  appid,
  mchid: merchantId,
  description: order.subject,
  out_trade_no: order.tradeNo,
  time_expire: `${chinaTime(order.closesAt).replace(' ', 'T')}+08:00`,
  notify_url: order.noticeUrl,
  amount: { total: order.amountFen, currency: 'CNY' },
});

const createCode = async ({ api, settings, merchant }: Parts, order: GatewayOrder): Promise<string> => {
  const asked = describeOrder(merchant, settings.appId, order);
  const answer = await api.ask('POST', '/v3/pay/transactions/native', asked);
  if (!answer.isDone) throw refused('the order', answer.error);
  return readJson(codeSchema, answer.text).code_url;
};

/** Takes money inside of WeChat (JSAPI): the payment prepared by WeChat is signed once more, for the app of the payer. */
const createPrepare =
  ({ api, settings, merchant }: Parts, appId: string, now: () => number): InAppGateway['prepare'] =>
  async (order, payer) => {
    const asked = { ...describeOrder(merchant, appId, order), payer: { openid: payer } };
    const answer = await api.ask('POST', '/v3/pay/transactions/jsapi', asked);
    if (!answer.isDone) throw refused('the order', answer.error);
    const unsigned = {
      appId,
      timeStamp: String(Math.floor(now() / 1_000)),
      nonceStr: randomBytes(16).toString('hex'),
      package: `prepay_id=${readJson(prepaySchema, answer.text).prepay_id}`,
      signType: 'RSA',
    } as const;
    return signPayment(unsigned, settings.signer);
  };

type Times = Patience & { readonly now: () => number };

/** Takes money in the mini-program, where one is set. */
const createInApp = (parts: Parts, { now, ...patience }: Times): { readonly inApp?: InAppGateway } => {
  const { miniprogram } = parts.settings;
  if (miniprogram === undefined) return {};
  const payerOf: InAppGateway['payerOf'] = (code) => openidOf(miniprogram, code, patience);
  return { inApp: { payerOf, prepare: createPrepare(parts, miniprogram.appId, now) } };
};

/** Takes money in WeChat's own browser, where an official account is set. */
const createInPage = (parts: Parts, { now, ...patience }: Times): { readonly inPage?: InPageGateway } => {
  const { official } = parts.settings;
  if (official === undefined) return {};
  const { appId } = official;
  return {
    inPage: {
      appId,
      askAt: (asked) => authorizeAddress(official, asked),
      payerOf: (code) => officialOpenidOf(official, code, patience),
      prepare: createPrepare(parts, appId, now),
    },
  };
};

const query = async ({ api, merchant }: Parts, tradeNo: string): Promise<GatewayTrade> => {
  const answer = await api.ask('GET', `${TRADES}/${tradeNo}?mchid=${merchant.merchantId}`);
  if (answer.isDone) return readTrade(readJson(tradeSchema, answer.text), tradeNo, merchant);
  if (isUnknown(answer.error)) return { state: 'NOTPAY', payments: [] };
  throw refused('the query', answer.error);
};

const close = async (parts: Parts, tradeNo: string): Promise<GatewayTrade> => {
  const { api, merchant } = parts;
  const answer = await api.ask('POST', `${TRADES}/${tradeNo}/close`, { mchid: merchant.merchantId });
  if (answer.isDone || isUnknown(answer.error)) return { state: 'CLOSED', payments: [] };
  // The payer may have been faster than the closing.
  const trade = await query(parts, tradeNo);
  if (trade.state === 'NOTPAY') throw refused('the closing', answer.error);
  return trade;
};

const refund = async ({ api }: Parts, { payment, refundNo }: GatewayRefund): Promise<void> => {
  const { amountFen, transactionId } = payment;
  const answer = await api.ask('POST', '/v3/refund/domestic/refunds', {
    transaction_id: transactionId,
    out_refund_no: refundNo,
    amount: { refund: amountFen, total: amountFen, currency: 'CNY' },
  });
  if (!answer.isDone) throw refused('the refund', answer.error);
  const { status, out_refund_no: number } = readJson(refundSchema, answer.text);
  if (number !== refundNo) throw new GatewayError('malformed', 'The gateway told of another refund.');
  if (status === 'PROCESSING') throw new GatewayError('pending', 'WeChat Pay is giving the money back.');
  if (status !== 'SUCCESS') throw refused('the refund', status);
};

const readBill = async ({ api, merchant }: Parts, day: string): Promise<GatewayBill | undefined> => {
  const answer = await api.ask('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`);
  if (!answer.isDone) {
    if (answer.error === 'NO_STATEMENT_EXIST') return { payments: [], refunds: [] };
    if (answer.error === 'STATEMENT_CREATING') return undefined;
    throw refused('the bill', answer.error);
  }
  const { download_url: address, hash_value: hash } = readJson(billSchema, answer.text);
  const bytes = await api.load(address);
  // The hash is in a signed response, the bill is not signed itself.
  if (createHash('sha1').update(bytes).digest('hex') !== hash.toLowerCase())
    throw new GatewayError('not_signed', 'The bill is not the one that WeChat Pay named.');
  return readWechatBill(bytes.toString(), merchant.merchantId);
};

/** Creates the gateway of WeChat Pay (API version 3): codes that WeChat scans (Native), and payments inside of WeChat (JSAPI), in a mini-program and in its browser, where these are set. Nothing is sent until it is asked. */
export const createWechatGateway = (settings: WechatSettings, times: Times): PaymentGateway => {
  const { now, ...patience } = times;
  const { appId, miniprogram, official } = settings;
  const appIds = [appId, miniprogram?.appId, official?.appId].filter((id) => id !== undefined);
  const merchant = { merchantId: settings.signer.merchantId, appIds };
  const parts = { api: createWechatApi(settings, { now, ...patience }), settings, merchant };
  return {
    name: 'wechat',
    createCode: (order) => createCode(parts, order),
    query: (tradeNo) => query(parts, tradeNo),
    close: (tradeNo) => close(parts, tradeNo),
    refund: (asked) => refund(parts, asked),
    readBill: (day) => readBill(parts, day),
    readNotice: (notice) => readWechatNotice(notice, { ...settings, merchant, now: now() }),
    noticeTaken: { status: 200, type: 'application/json', body: '{"code":"SUCCESS"}' },
    ...createInApp(parts, times),
    ...createInPage(parts, times),
  };
};
