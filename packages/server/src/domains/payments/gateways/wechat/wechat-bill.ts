import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';
import type { GatewayBill } from '../../../../kernel/calls/gateway.types.ts';
import { parseYuan } from '../wire/yuan.ts';

const COLUMNS = {
  merchantId: '商户号',
  transactionId: '微信订单号',
  tradeNo: '商户订单号',
  state: '交易状态',
  totalYuan: '订单金额',
  refundNo: '商户退款单号',
  refundYuan: '申请退款金额',
} as const;

type Row = Readonly<Record<keyof typeof COLUMNS, string>>;

const malformed = (): GatewayError => new GatewayError('malformed', 'The bill cannot be read.');

/** Each value has a back-tick before it, so that spreadsheets take numbers for texts. */
const readRow = (line: string, places: Readonly<Record<keyof Row, number>>): Row => {
  const values = line.replace(/^`/, '').split(',`');
  const entries = Object.entries(places).map(([name, place]) => [name, values[place]?.trim() ?? '']);
  return Object.fromEntries(entries) as Row;
};

const fenOf = (yuan: string): number => {
  const fen = parseYuan(yuan);
  if (fen === undefined) throw malformed();
  return fen;
};

/** Reads a day's bill of all trades, as text. The rows end where the sums begin. Throws a GatewayError `malformed`. */
export const readWechatBill = (text: string, merchantId: string): GatewayBill => {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = head.split(',').map((name) => name.trim());
  const places = Object.fromEntries(
    Object.entries(COLUMNS).map(([name, title]) => [name, names.indexOf(title)]),
  ) as Record<keyof Row, number>;
  if (Object.values(places).includes(-1)) throw malformed();
  const end = lines.findIndex((line) => !line.startsWith('`'));
  const rows = lines
    .slice(0, end === -1 ? lines.length : end)
    .map((line) => readRow(line, places))
    .filter((row) => row.merchantId === merchantId);
  return {
    payments: rows
      .filter(({ state }) => state === 'SUCCESS')
      .map(({ transactionId, tradeNo, totalYuan }) => ({
        transactionId,
        tradeNo,
        amountFen: fenOf(totalYuan),
      })),
    refunds: rows
      .filter(({ state }) => state === 'REFUND')
      .map(({ refundNo, tradeNo, refundYuan }) => ({ refundNo, tradeNo, amountFen: fenOf(refundYuan) })),
  };
};
