import { inflateRawSync } from 'node:zlib';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';
import type { GatewayBill } from '../../../../kernel/calls/gateway.types.ts';
import { parseYuan } from '../wire/yuan.ts';

const COLUMNS = {
  transactionId: '支付宝交易号',
  tradeNo: '商户订单号',
  kind: '业务类型',
  yuan: '订单金额（元）',
  refundNo: '退款批次号/请求号',
} as const;

type Row = Readonly<Record<keyof typeof COLUMNS, string>>;

const END_OF_ARCHIVE = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const STORED = 0;
/** The longest bill that is unpacked, in bytes. */
const MOST_BYTES = 268_435_456;

const malformed = (cause?: unknown): GatewayError =>
  new GatewayError('malformed', 'The bill cannot be read.', { cause });

/** Unpacks the files of a zip archive by its directory; names are not needed and not read. */
const unpack = (archive: Buffer): readonly Buffer[] => {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || archive.readUInt32LE(end) !== END_OF_ARCHIVE || archive.length < end + END_BYTES)
    throw malformed();
  const files: Buffer[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw malformed();
    const [method, packed] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + packed);
    files.push(method === STORED ? bytes : inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }));
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
};

/** Lines that begin with # are about the bill; the first other one names the columns. Values end with a tab. */
const readRows = (text: string): readonly Row[] | undefined => {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const names = head.split(',').map((name) => name.trim());
  const places = Object.entries(COLUMNS).map(([name, title]) => [name, names.indexOf(title)] as const);
  if (places.some(([, place]) => place === -1)) return undefined;
  return lines.map((line) => {
    const values = line.split(',').map((value) => value.trim());
    return Object.fromEntries(places.map(([name, place]) => [name, values[place] ?? ''])) as Row;
  });
};

const fenOf = (yuan: string): number => {
  // A refunded amount is below zero.
  const fen = parseYuan(yuan.replace(/^-/, ''));
  if (fen === undefined) throw malformed();
  return fen;
};

/** Reads a day's bill: an archive of two tables, one with the trades and one with sums, in GBK. Throws a GatewayError `malformed`. */
export const readAlipayBill = (archive: Buffer): GatewayBill => {
  let files: readonly Buffer[];
  try {
    files = unpack(archive);
  } catch (cause) {
    throw malformed(cause);
  }
  const decoder = new TextDecoder('gb18030');
  const rows = files.map((file) => readRows(decoder.decode(file))).find((table) => table !== undefined);
  if (rows === undefined) throw malformed();
  return {
    payments: rows
      .filter(({ kind }) => kind === '交易')
      .map(({ transactionId, tradeNo, yuan }) => ({ transactionId, tradeNo, amountFen: fenOf(yuan) })),
    refunds: rows
      .filter(({ kind }) => kind === '退款')
      .map(({ refundNo, tradeNo, yuan }) => ({ refundNo, tradeNo, amountFen: fenOf(yuan) })),
  };
};
