import { createHash, randomBytes } from 'node:crypto';
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import type { GatewayPayment, RawNotice } from '../../../calls/gateway.types.ts';
import type { Patience } from '../wire/exchange.ts';
import { formatYuan } from '../wire/yuan.ts';
import { createWechatGateway } from '../wechat/wechat-gateway.ts';
import type { WechatSettings } from '../wechat/wechat-settings.ts';
import { startFakeHttp } from './fake-http.ts';
import type { FakeRequest, FakeResponse } from './fake-http.ts';
import { createFakeTrades } from './fake-trades.ts';
import type { FakeTrade } from './fake-trades.ts';
import type { FakeGateway, NoticeChange, Trouble } from './gateway-under-test.ts';
import { createRsaKeys, pemOf, publicPemOf } from './rsa-keys.ts';

/** The account at the fake, with the private halves that only a test has of both ends. */
export const createWechatAccount = () => ({
  merchantId: '1900000001',
  appId: 'wx1234567890abcdef',
  serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  platformId: 'PUB_KEY_ID_0119000000012026112300',
  apiV3Key: randomBytes(16).toString('hex'),
  miniprogramAppId: 'wxabcdef1234567890',
  miniprogramSecret: randomBytes(16).toString('hex'),
  merchant: createRsaKeys(),
  platform: createRsaKeys(),
});

/** An account at the fake. */
export type WechatAccount = ReturnType<typeof createWechatAccount>;

/** Returns the settings that fit an account. */
export const wechatSettingsOf = (account: WechatAccount, url: string): WechatSettings => ({
  url,
  miniprogram: { appId: account.miniprogramAppId, secret: account.miniprogramSecret, loginUrl: url },
  appId: account.appId,
  signer: {
    merchantId: account.merchantId,
    serial: account.serial,
    privateKey: account.merchant.privateKey,
  },
  apiV3Key: Buffer.from(account.apiV3Key),
  keys: new Map([[account.platformId, account.platform.publicKey]]),
  keyId: account.platformId.startsWith('PUB_KEY_ID_') ? account.platformId : undefined,
});

interface Reply {
  readonly status: number;
  readonly data?: object;
}

const HEAD =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';

/** WeChat Pay as it is played, with the server beside it that knows the people of its mini-program. */
export interface FakeWechat extends FakeGateway {
  readonly account: WechatAccount;
  /** Returns a login code of someone, which works once. */
  readonly loginCode: (openid: string) => string;
}

/** Starts WeChat Pay as far as we use it. Our signatures are checked, and its own made, by wechatpay-axios-plugin. */
export const startFakeWechat = async (parts: {
  readonly now: () => number;
  readonly patience?: Patience;
  readonly account?: WechatAccount;
}): Promise<FakeWechat> => {
  const { now, patience = {}, account = createWechatAccount() } = parts;
  const { merchantId, appId, serial, platformId, apiV3Key } = account;
  const trades = createFakeTrades(now);
  const bills = new Map<string, string>();
  /** What each trade was opened for: a number is good for one way to pay and one payer. */
  const ways = new Map<string, string>();
  const codes = new Map<string, string>();
  const typeOf = (tradeNo: string): string => ((ways.get(tradeNo) ?? 'code') === 'code' ? 'NATIVE' : 'JSAPI');
  const appIdOf = (tradeNo: string): string =>
    typeOf(tradeNo) === 'NATIVE' ? appId : account.miniprogramAppId;
  const platformKey = pemOf(account.platform);
  const otherKey = pemOf(createRsaKeys());
  const merchantPublic = publicPemOf(account.merchant);

  const sign = (body: string, { ageMs = 0, isForged = false }: NoticeChange = {}) => {
    const timestamp = String(Math.floor((now() - ageMs) / 1_000));
    const nonce = Formatter.nonce();
    const message = Formatter.response(timestamp, nonce, body);
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': platformId,
      'wechatpay-signature': Rsa.sign(message, isForged ? otherKey : platformKey),
    };
  };
  const isOurs = ({ method, path, headers, body }: FakeRequest): boolean => {
    const text = headers['authorization'] ?? '';
    const read = (name: string): string => new RegExp(`${name}="([^"]*)"`).exec(text)?.[1] ?? '';
    const age = Math.abs(Number(read('timestamp')) - now() / 1_000);
    const message = Formatter.request(method, path, read('timestamp'), read('nonce_str'), body);
    return (
      text.startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
      read('mchid') === merchantId &&
      read('serial_no') === serial &&
      age <= 300 &&
      Rsa.verify(message, read('signature'), merchantPublic)
    );
  };
  const describe = ({ tradeNo, amountFen, isClosed, payment, refund }: FakeTrade): object => {
    const unpaid = isClosed ? 'CLOSED' : 'NOTPAY';
    const paid = refund === undefined ? 'SUCCESS' : 'REFUND';
    return {
      appid: appIdOf(tradeNo),
      mchid: merchantId,
      out_trade_no: tradeNo,
      trade_state: payment === undefined ? unpaid : paid,
      trade_type: typeOf(tradeNo),
      ...(payment === undefined ? {} : { transaction_id: payment.transactionId }),
      amount: { total: amountFen, payer_total: amountFen, currency: 'CNY', payer_currency: 'CNY' },
    };
  };
  const unknown: Reply = { status: 404, data: { code: 'ORDER_NOT_EXIST', message: '订单不存在' } };

  const isWhole = (input: Record<string, unknown>, openid?: string): boolean =>
    input['appid'] === (openid === undefined ? appId : account.miniprogramAppId) &&
    input['mchid'] === merchantId &&
    /^[0-9A-Za-z_\-|*]{6,32}$/.test(String(input['out_trade_no'])) &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(String(input['time_expire']));

  const create = (input: Record<string, unknown>, openid?: string): Reply => {
    const amount = input['amount'] as { total: number };
    const tradeNo = String(input['out_trade_no']);
    if (!isWhole(input, openid)) return { status: 400, data: { code: 'PARAM_ERROR' } };
    const way = openid ?? 'code';
    if ((ways.get(tradeNo) ?? way) !== way) return { status: 400, data: { code: 'INVALID_REQUEST' } };
    ways.set(tradeNo, way);
    const subject = String(input['description']);
    const trade = trades.open({ tradeNo, amountFen: amount.total, subject });
    if (trade === undefined) return { status: 400, data: { code: 'INVALID_REQUEST' } };
    if (trade.isClosed) return { status: 400, data: { code: 'ORDER_CLOSED' } };
    if (trade.payment !== undefined) return { status: 400, data: { code: 'ORDERPAID' } };
    if (openid !== undefined) return { status: 200, data: { prepay_id: `wx2611${tradeNo}` } };
    return { status: 200, data: { code_url: `weixin://wxpay/bizpayurl?pr=${tradeNo}` } };
  };
  const createInApp = (input: Record<string, unknown>): Reply => {
    const { openid } = input['payer'] as { openid?: string };
    return openid?.startsWith('o') === true
      ? create(input, openid)
      : { status: 400, data: { code: 'PARAM_ERROR' } };
  };
  /** Errors come with HTTP 200, as those of the real one. */
  const tellPayer = (query: URLSearchParams): object => {
    const isOurApp =
      query.get('appid') === account.miniprogramAppId && query.get('secret') === account.miniprogramSecret;
    const code = query.get('js_code') ?? '';
    const openid = codes.get(code);
    if (!isOurApp) return { errcode: 40_125, errmsg: 'invalid appsecret' };
    if (openid === undefined) return { errcode: 40_029, errmsg: 'invalid code' };
    codes.delete(code);
    return { openid, session_key: randomBytes(16).toString('base64') };
  };
  const close = (trade: FakeTrade | undefined): Reply => {
    if (trade === undefined) return unknown;
    if (trade.payment !== undefined) return { status: 400, data: { code: 'ORDERPAID' } };
    trade.isClosed = true;
    return { status: 204 };
  };
  const refund = (input: Record<string, unknown>): Reply => {
    const trade = trades.byPayment(String(input['transaction_id']));
    const amount = input['amount'] as { refund: number; total: number };
    const refundNo = String(input['out_refund_no']);
    if (trade?.amountFen !== amount.total || amount.refund > amount.total)
      return { status: 400, data: { code: 'INVALID_REQUEST' } };
    // The first response tells that it has begun, as the real one mostly does.
    const status = trade.refund === undefined ? 'PROCESSING' : 'SUCCESS';
    trade.refund ??= { refundNo, at: now() };
    if (trade.refund.refundNo !== refundNo) return { status: 403, data: { code: 'NOT_ENOUGH' } };
    return { status: 200, data: { out_refund_no: refundNo, status } };
  };
  const rowOf = (trade: FakeTrade, isRefund: boolean): string => {
    const values: Readonly<Record<string, string>> = {
      公众账号ID: appId,
      商户号: merchantId,
      微信订单号: trade.payment?.transactionId ?? '',
      商户订单号: trade.tradeNo,
      交易状态: isRefund ? 'REFUND' : 'SUCCESS',
      货币种类: 'CNY',
      商户退款单号: isRefund ? (trade.refund?.refundNo ?? '') : '0',
      商品名称: trade.subject,
      订单金额: formatYuan(trade.amountFen),
      申请退款金额: isRefund ? formatYuan(trade.amountFen) : '0.00',
    };
    return HEAD.split(',')
      .map((name) => `\`${values[name] ?? ''}`)
      .join(',');
  };
  const bill = (day: string): Reply => {
    const rows = [
      ...trades.paidOn(day).map((trade) => rowOf(trade, false)),
      ...trades.refundedOn(day).map((trade) => rowOf(trade, true)),
    ];
    if (rows.length === 0) return { status: 400, data: { code: 'NO_STATEMENT_EXIST' } };
    const text = `\uFEFF${[HEAD, ...rows, '总交易单数,应结订单总金额', `\`${rows.length},\`0.00`].join('\r\n')}\r\n`;
    bills.set(day, text);
    return {
      status: 200,
      data: {
        hash_type: 'SHA1',
        hash_value: createHash('sha1').update(text).digest('hex'),
        download_url: `${http.address}/v3/billdownload/file?token=${day}`,
      },
    };
  };

  const TAKERS = new Map<string, (input: Record<string, unknown>) => Reply>([
    ['/v3/pay/transactions/native', (input) => create(input)],
    ['/v3/pay/transactions/jsapi', createInApp],
    ['/v3/refund/domestic/refunds', (input) => refund(input)],
  ]);
  const route = ({ method, path, body }: FakeRequest): Reply => {
    const url = new URL(path, 'http://fake');
    const input = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
    const [, tradeNo = '', act = ''] =
      /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(url.pathname) ?? [];
    const trade = trades.find(tradeNo);
    const query = (): Reply => (trade === undefined ? unknown : { status: 200, data: describe(trade) });
    if (tradeNo !== '') return method === 'POST' && act === '/close' ? close(trade) : query();
    const take = TAKERS.get(url.pathname);
    if (take !== undefined) return take(input);
    if (url.pathname === '/v3/bill/tradebill') return bill(url.searchParams.get('bill_date') ?? '');
    return { status: 404, data: { code: 'RESOURCE_NOT_EXISTS' } };
  };
  const answer = (request: FakeRequest, trouble: Trouble | undefined): FakeResponse => {
    const { pathname, searchParams } = new URL(request.path, 'http://fake');
    if (pathname === '/sns/jscode2session')
      return { status: 200, headers: {}, body: JSON.stringify(tellPayer(searchParams)) };
    return answerMerchant(request, trouble);
  };
  const answerMerchant = (request: FakeRequest, trouble: Trouble | undefined): FakeResponse => {
    const token = /^\/v3\/billdownload\/file\?token=(.*)$/.exec(request.path)?.[1];
    if (!isOurs(request)) return { status: 401, headers: {}, body: '{"code":"SIGN_ERROR"}' };
    if (token !== undefined) return { status: 200, headers: {}, body: bills.get(token) ?? '' };
    const { status, data } = route(request);
    const whole = data === undefined ? '' : JSON.stringify(data);
    const body = trouble === 'malformed' ? `${whole.slice(0, -1)}` : whole;
    const headers = trouble === 'unsigned' ? {} : sign(body, { isForged: trouble === 'badSignature' });
    return { status, headers: { 'content-type': 'application/json', ...headers }, body };
  };
  const http = await startFakeHttp(answer);

  const notice = (payment: GatewayPayment, change: NoticeChange = {}): RawNotice => {
    const trade = {
      mchid: change.seller ?? merchantId,
      appid: change.appId ?? appIdOf(payment.tradeNo),
      out_trade_no: change.tradeNo ?? payment.tradeNo,
      transaction_id: change.transactionId ?? payment.transactionId,
      trade_type: typeOf(payment.tradeNo),
      trade_state: change.state ?? 'SUCCESS',
      success_time: new Date(now()).toISOString(),
      amount: { total: change.amountFen ?? payment.amountFen, currency: change.currency ?? 'CNY' },
    };
    const [nonce, data] = [randomBytes(6).toString('hex'), 'transaction'];
    const ciphertext = Aes.AesGcm.encrypt(JSON.stringify(trade), apiV3Key, nonce, data);
    const resource = { algorithm: 'AEAD_AES_256_GCM', original_type: data, ciphertext, nonce };
    const body = JSON.stringify({
      id: randomBytes(16).toString('hex'),
      event_type: 'TRANSACTION.SUCCESS',
      resource_type: 'encrypt-resource',
      resource: { ...resource, associated_data: data },
    });
    return { headers: sign(body, change), body: Buffer.from(body) };
  };
  const { address, disturb, requests, stop } = http;
  return {
    account,
    loginCode: (openid) => {
      const code = randomBytes(16).toString('hex');
      codes.set(code, openid);
      return code;
    },
    address,
    gateway: createWechatGateway(wechatSettingsOf(account, address), { now, ...patience }),
    payTrade: trades.pay,
    amountOf: (tradeNo) => trades.find(tradeNo)?.amountFen,
    notice,
    pay: ({ tradeNo }) => {
      const payment = trades.pay(tradeNo);
      if (payment === undefined) throw new Error('the order takes no money');
      return Promise.resolve(notice(payment));
    },
    disturb,
    requests,
    stop,
  };
};
