import { z } from 'zod';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';
import type { GatewayPayment, RawNotice } from '../../../../kernel/calls/gateway.types.ts';
import { parseYuan } from '../wire/yuan.ts';
import type { AlipaySettings } from './alipay-settings.ts';
import { readSignedForm } from './alipay-signature.ts';

const noticeSchema = z.object({
  app_id: z.string(),
  seller_id: z.string(),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  trans_currency: z.string().optional(),
});

/** Lists the states in which money is there; a finished trade only can no longer be given back. */
const PAID: ReadonlySet<string> = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

/** Returns whether a currency, where one is said, is yuan. */
export const isYuan = (currency: string | undefined): boolean => currency === undefined || currency === 'CNY';

/** Reads a notice: the signature first, then application and seller. Returns undefined for one about something else than money that came. */
export const readAlipayNotice = (
  { body }: RawNotice,
  { publicKey, appId, sellerId }: AlipaySettings,
): GatewayPayment | undefined => {
  const read = noticeSchema.safeParse(readSignedForm(body, publicKey));
  if (!read.success) throw new GatewayError('malformed', 'The notice lacks something.');
  const notice = read.data;
  if (notice.app_id !== appId || notice.seller_id !== sellerId)
    throw new GatewayError('not_ours', 'The notice is for another application or seller.');
  if (!PAID.has(notice.trade_status)) return undefined;
  const amountFen = parseYuan(notice.total_amount);
  if (amountFen === undefined || !isYuan(notice.trans_currency))
    throw new GatewayError('malformed', 'The notice has no amount in yuan.');
  return { transactionId: notice.trade_no, tradeNo: notice.out_trade_no, amountFen };
};
