import { randomBytes, sign as signBytes } from 'node:crypto';
import { AlipaySdk } from 'alipay-sdk';
import type { GatewayPayment, RawNotice } from '../../../../kernel/calls/gateway.types.ts';
import { chinaTime } from '../wire/china-time.ts';
import type { Patience } from '../wire/exchange.ts';
import { formatYuan, parseYuan } from '../wire/yuan.ts';
import { createAlipayGateway } from '../alipay/alipay-gateway.ts';
import type { AlipaySettings } from '../alipay/alipay-settings.ts';
import { packTexts } from './alipay-archive.ts';
import { startFakeHttp } from './fake-http.ts';
import type { FakeRequest, FakeResponse } from './fake-http.ts';
import { createFakeTrades } from './fake-trades.ts';
import type { FakeTrade } from './fake-trades.ts';
import type { FakeGateway, NoticeChange, Trouble } from './gateway-under-test.ts';
import { createRsaKeys, pemOf, publicPemOf } from './rsa-keys.ts';

/** The account at the fake, with the private halves that only a test has of both ends. */
export const createAlipayAccount = () => ({
  appId: '2021000000000001',
  sellerId: '2088000000000001',
  merchant: createRsaKeys(),
  platform: createRsaKeys(),
});

/** An account at the fake. */
export type AlipayAccount = ReturnType<typeof createAlipayAccount>;

/** Returns the settings that fit an account. */
export const alipaySettingsOf = (account: AlipayAccount, address: string): AlipaySettings => ({
  url: `${address}/gateway.do`,
  appId: account.appId,
  sellerId: account.sellerId,
  privateKey: account.merchant.privateKey,
  publicKey: account.platform.publicKey,
});

type Said = Readonly<Record<string, string>>;

const done: Said = { code: '10000', msg: 'Success' };
const failed = (sub: string): Said => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code: sub,
  sub_msg: '…',
});

const HEAD =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';
const SUMS = '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）';

/** Starts Alipay as far as we use it. Our signatures are checked by alipay-sdk, which believes its own too. */
export const startFakeAlipay = async (parts: {
  readonly now: () => number;
  readonly patience?: Patience;
  readonly account?: AlipayAccount;
}): Promise<FakeGateway & { readonly account: AlipayAccount }> => {
  const { now, patience = {}, account = createAlipayAccount() } = parts;
  const { appId, sellerId } = account;
  const trades = createFakeTrades(now);
  /** A code is no trade: that begins when someone scans it. */
  const scanned = new Set<string>();
  const bills = new Map<string, Buffer>();
  const otherKeys = createRsaKeys();
  const ofMerchant = new AlipaySdk({
    appId,
    privateKey: pemOf(otherKeys),
    keyType: 'PKCS8',
    alipayPublicKey: publicPemOf(account.merchant),
  });
  const sign = (text: string, isForged = false): string =>
    signBytes(
      'RSA-SHA256',
      Buffer.from(text),
      isForged ? otherKeys.privateKey : account.platform.privateKey,
    ).toString('base64');

  const begun = (tradeNo: string): FakeTrade | undefined =>
    scanned.has(tradeNo) ? trades.find(tradeNo) : undefined;
  const payTrade = (tradeNo: string, isFaster = false): GatewayPayment | undefined => {
    scanned.add(tradeNo);
    return trades.pay(tradeNo, isFaster);
  };
  const noTrade = failed('ACQ.TRADE_NOT_EXIST');
  const METHODS: Readonly<Record<string, (input: Said) => Said>> = {
    'alipay.trade.precreate': ({ out_trade_no: tradeNo = '', total_amount: yuan = '', subject = '' }) => {
      const trade = trades.open({ tradeNo, amountFen: parseYuan(yuan) ?? 0, subject });
      if (trade === undefined) return failed('ACQ.CONTEXT_INCONSISTENT');
      if (trade.payment !== undefined) return failed('ACQ.TRADE_HAS_SUCCESS');
      if (trade.isClosed) return failed('ACQ.TRADE_HAS_CLOSE');
      return { ...done, out_trade_no: tradeNo, qr_code: `https://qr.alipay.com/${tradeNo}` };
    },
    'alipay.trade.query': ({ out_trade_no: tradeNo = '' }) => {
      const trade = begun(tradeNo);
      if (trade === undefined) return noTrade;
      const isOver = trade.isClosed || trade.refund !== undefined;
      const unpaid = isOver ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY';
      return {
        ...done,
        out_trade_no: tradeNo,
        trade_no: trade.payment?.transactionId ?? '2026112322001400000000000000',
        trade_status: trade.payment !== undefined && trade.refund === undefined ? 'TRADE_SUCCESS' : unpaid,
        total_amount: formatYuan(trade.amountFen),
      };
    },
    'alipay.trade.close': ({ out_trade_no: tradeNo = '' }) => {
      const trade = begun(tradeNo);
      if (trade === undefined) return noTrade;
      if (trade.payment !== undefined) return failed('ACQ.TRADE_STATUS_ERROR');
      trade.isClosed = true;
      return { ...done, out_trade_no: tradeNo, trade_no: '2026112322001400000000000000' };
    },
    'alipay.trade.refund': ({ trade_no: id = '', out_request_no: refundNo = '', refund_amount: yuan }) => {
      const trade = trades.byPayment(id);
      if (trade === undefined) return noTrade;
      if (yuan !== formatYuan(trade.amountFen)) return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
      const isFirst = trade.refund === undefined;
      trade.refund ??= { refundNo, at: now() };
      if (trade.refund.refundNo !== refundNo) return failed('ACQ.TRADE_HAS_FINISHED');
      return { ...done, out_trade_no: trade.tradeNo, trade_no: id, fund_change: isFirst ? 'Y' : 'N' };
    },
    'alipay.data.dataservice.bill.downloadurl.query': ({ bill_date: day = '' }) => {
      const rows = [
        ...trades.paidOn(day).map((trade) => rowOf(trade, false)),
        ...trades.refundedOn(day).map((trade) => rowOf(trade, true)),
      ];
      if (rows.length === 0) return failed('isp.bill_not_exist');
      const lines = ['#支付宝业务明细查询', HEAD, ...rows, '#-----业务明细列表结束-----'];
      const archive = packTexts({
        '业务明细(汇总).csv': ['#支付宝业务汇总查询', SUMS, '\t,\t,1,0,9.90'].join('\r\n'),
        '业务明细.csv': lines.join('\r\n'),
      });
      bills.set(day, archive);
      return { ...done, bill_download_url: `${http.address}/bill?day=${day}` };
    },
  };
  const rowOf = (trade: FakeTrade, isRefund: boolean): string => {
    const values: Said = {
      支付宝交易号: trade.payment?.transactionId ?? '',
      商户订单号: trade.tradeNo,
      业务类型: isRefund ? '退款' : '交易',
      商品名称: trade.subject,
      '订单金额（元）': `${isRefund ? '-' : ''}${formatYuan(trade.amountFen)}`,
      '退款批次号/请求号': isRefund ? (trade.refund?.refundNo ?? '') : '',
    };
    return HEAD.split(',')
      .map((name) => `${values[name] ?? ''}\t`)
      .join(',');
  };

  const answerCall = ({ path, body }: FakeRequest, trouble: Trouble | undefined): FakeResponse => {
    // The library writes half of the fields into the address, which is as good.
    const query = new URL(path, 'http://fake').searchParams;
    const fields = Object.fromEntries([...query, ...new URLSearchParams(body)]);
    const { method = '', app_id: app, biz_content: content = '{}' } = fields;
    const isOurs = app === appId && ofMerchant.checkNotifySignV2(fields);
    const act = METHODS[method];
    const said = isOurs
      ? (act?.(JSON.parse(content) as Said) ?? failed('isv.invalid-method'))
      : failed('isv.invalid-signature');
    // Slashes are written with a stroke before them, which is part of the signed text.
    const text = JSON.stringify(said).replaceAll('/', '\\/');
    const whole = trouble === 'malformed' ? text.slice(0, -1) : text;
    const signature = trouble === 'unsigned' ? '' : `,"sign":"${sign(text, trouble === 'badSignature')}"`;
    const json = `{"${method.replaceAll('.', '_')}_response":${whole}${signature}}`;
    return { status: 200, headers: { 'content-type': 'text/html;charset=utf-8' }, body: json };
  };
  const http = await startFakeHttp((request, trouble) => {
    const day = /^\/bill\?day=(.*)$/.exec(request.path)?.[1];
    if (day === undefined) return answerCall(request, trouble);
    return { status: 200, headers: {}, body: bills.get(day) ?? '' };
  });

  const notice = (payment: GatewayPayment, change: NoticeChange = {}): RawNotice => {
    const fields: Said = {
      app_id: change.appId ?? appId,
      charset: 'utf-8',
      notify_id: randomBytes(16).toString('hex'),
      notify_time: chinaTime(now() - (change.ageMs ?? 0)),
      notify_type: 'trade_status_sync',
      out_trade_no: change.tradeNo ?? payment.tradeNo,
      seller_id: change.seller ?? sellerId,
      subject: trades.find(payment.tradeNo)?.subject ?? '',
      total_amount: formatYuan(change.amountFen ?? payment.amountFen),
      trade_no: change.transactionId ?? payment.transactionId,
      trade_status: change.state ?? 'TRADE_SUCCESS',
      version: '1.0',
      ...(change.currency === undefined ? {} : { trans_currency: change.currency }),
    };
    const text = Object.keys(fields)
      .toSorted()
      .map((name) => `${name}=${fields[name]}`)
      .join('&');
    const signed = { ...fields, sign_type: 'RSA2', sign: sign(text, change.isForged) };
    return { headers: {}, body: Buffer.from(new URLSearchParams(signed).toString()) };
  };
  const { address, disturb, requests, stop } = http;
  return {
    account,
    address,
    gateway: createAlipayGateway(alipaySettingsOf(account, address), { now, ...patience }),
    payTrade,
    amountOf: (tradeNo) => trades.find(tradeNo)?.amountFen,
    notice,
    pay: ({ tradeNo }) => {
      const payment = payTrade(tradeNo);
      if (payment === undefined) throw new Error('the order takes no money');
      return Promise.resolve(notice(payment));
    },
    disturb,
    requests,
    stop,
  };
};
