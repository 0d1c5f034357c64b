import { z } from 'zod';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';
import type {
  GatewayBill,
  GatewayOrder,
  GatewayRefund,
  GatewayTrade,
  PaymentGateway,
} from '../../../../kernel/calls/gateway.types.ts';
import { chinaTime } from '../wire/china-time.ts';
import type { Patience } from '../wire/exchange.ts';
import { readJson } from '../wire/read-json.ts';
import { formatYuan, parseYuan } from '../wire/yuan.ts';
import { createAlipayApi } from './alipay-api.ts';
import type { AlipayApi } from './alipay-api.ts';
import { readAlipayBill } from './alipay-bill.ts';
import { isYuan, readAlipayNotice } from './alipay-notice.ts';
import type { AlipaySettings } from './alipay-settings.ts';

const codeSchema = z.object({ out_trade_no: z.string(), qr_code: z.string().min(1) });
const tradeSchema = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  trans_currency: z.string().optional(),
});
const refundSchema = z.object({ out_trade_no: z.string(), trade_no: z.string() });
const billSchema = z.object({ bill_download_url: z.url({ protocol: /^https?$/ }) });

const UNPAID: Readonly<Record<string, GatewayTrade>> = {
  WAIT_BUYER_PAY: { state: 'NOTPAY', payments: [] },
  TRADE_CLOSED: { state: 'CLOSED', payments: [] },
};

/** A trade begins when someone scans the code: before, Alipay knows of none. */
const NO_TRADE = 'ACQ.TRADE_NOT_EXIST';

const refused = (what: string, error: string): GatewayError =>
  new GatewayError('refused', `Alipay refused ${what}: ${error}.`);

const createCode = async (api: AlipayApi, order: GatewayOrder): Promise<string> => {
  const { tradeNo, noticeUrl } = order;
  const content = {
    out_trade_no: tradeNo,
    total_amount: formatYuan(order.amountFen),
    // Notices repeat it, in a text that is signed without the signs between fields being escaped.
    subject: order.subject.replaceAll(/[&=]/g, ' '),
    time_expire: chinaTime(order.closesAt),
  };
  const answer = await api.ask('alipay.trade.precreate', content, noticeUrl);
  if (!answer.isDone) throw refused('the order', answer.error);
  const made = readJson(codeSchema, answer.text);
  if (made.out_trade_no !== tradeNo) throw new GatewayError('malformed', 'Alipay told of another trade.');
  return made.qr_code;
};

const query = async (api: AlipayApi, tradeNo: string): Promise<GatewayTrade> => {
  const answer = await api.ask('alipay.trade.query', { out_trade_no: tradeNo });
  if (!answer.isDone) {
    if (answer.error === NO_TRADE) return { state: 'NOTPAY', payments: [] };
    throw refused('the query', answer.error);
  }
  const trade = readJson(tradeSchema, answer.text);
  if (trade.out_trade_no !== tradeNo) throw new GatewayError('malformed', 'Alipay told of another trade.');
  const unpaid = UNPAID[trade.trade_status];
  if (unpaid !== undefined) return unpaid;
  const amountFen = parseYuan(trade.total_amount);
  const isPaid = trade.trade_status === 'TRADE_SUCCESS' || trade.trade_status === 'TRADE_FINISHED';
  if (!isPaid || amountFen === undefined || !isYuan(trade.trans_currency))
    throw new GatewayError('malformed', 'Alipay told of a state that is none, or of no amount in yuan.');
  return { state: 'SUCCESS', payments: [{ transactionId: trade.trade_no, tradeNo, amountFen }] };
};

const close = async (api: AlipayApi, tradeNo: string): Promise<GatewayTrade> => {
  const answer = await api.ask('alipay.trade.close', { out_trade_no: tradeNo });
  if (answer.isDone || answer.error === NO_TRADE) return { state: 'CLOSED', payments: [] };
  // The payer may have been faster than the closing.
  const trade = await query(api, tradeNo);
  if (trade.state === 'NOTPAY') throw refused('the closing', answer.error);
  return trade;
};

const refund = async (api: AlipayApi, { payment, refundNo }: GatewayRefund): Promise<void> => {
  const answer = await api.ask('alipay.trade.refund', {
    trade_no: payment.transactionId,
    out_trade_no: payment.tradeNo,
    refund_amount: formatYuan(payment.amountFen),
    out_request_no: refundNo,
  });
  if (!answer.isDone) throw refused('the refund', answer.error);
  if (readJson(refundSchema, answer.text).trade_no !== payment.transactionId)
    throw new GatewayError('malformed', 'Alipay told of another refund.');
};

const readBill = async (api: AlipayApi, day: string): Promise<GatewayBill | undefined> => {
  const asked = { bill_type: 'trade', bill_date: day };
  const answer = await api.ask('alipay.data.dataservice.bill.downloadurl.query', asked);
  if (answer.isDone)
    return readAlipayBill(await api.load(readJson(billSchema, answer.text).bill_download_url));
  if (/bill_not_exist$/i.test(answer.error)) return { payments: [], refunds: [] };
  throw refused('the bill', answer.error);
};

/** Creates the gateway of Alipay (payment face to face by a code that Alipay scans, RSA2). Nothing is sent until it is asked. */
export const createAlipayGateway = (
  settings: AlipaySettings,
  patience: Patience & { readonly now: () => number },
): PaymentGateway => {
  const api = createAlipayApi(settings, patience);
  return {
    name: 'alipay',
    createCode: (order) => createCode(api, order),
    query: (tradeNo) => query(api, tradeNo),
    close: (tradeNo) => close(api, tradeNo),
    refund: (asked) => refund(api, asked),
    readBill: (day) => readBill(api, day),
    readNotice: (notice) => readAlipayNotice(notice, settings),
    noticeTaken: { status: 200, type: 'text/plain', body: 'success' },
  };
};
