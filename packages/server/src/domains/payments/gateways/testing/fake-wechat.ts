import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import type { GatewayPayment, InAppPayment, RawNotice } from '../../../../kernel/calls/gateway.types.ts';
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
  officialAppId: 'wxfedcba9876543210',
  officialSecret: randomBytes(16).toString('hex'),
  merchant: createRsaKeys(),
  platform: createRsaKeys(),
});

/** An account at the fake. */
export type WechatAccount = ReturnType<typeof createWechatAccount>;

/** Returns the settings that fit an account. */
export const wechatSettingsOf = (account: WechatAccount, url: string): WechatSettings => ({
  url,
  miniprogram: { appId: account.miniprogramAppId, secret: account.miniprogramSecret, loginUrl: url },
  official: {
    appId: account.officialAppId,
    secret: account.officialSecret,
    loginUrl: url,
    authorizeUrl: url,
  },
  appId: account.appId,
  signer: {
    merchantId: account.merchantId,
    serial: account.serial,
    privateKey: account.merchant.privateKey,
  },
  apiV3Key: createSecretKey(account.apiV3Key, 'utf8'),
  keys: new Map([[account.platformId, account.platform.publicKey]]),
  keyId: account.platformId.startsWith('PUB_KEY_ID_') ? account.platformId : undefined,
});

/** Prefix of the numbers of prepared payments, and their life in seconds. */
const [PREPARED, PREPARED_S] = ['wx2611', 7_200];

interface Reply {
  readonly status: number;
  readonly data?: object;
}

const HEAD =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';

/** WeChat Pay as it is played, with the servers beside it that know the people of its mini-program and its official account. */
export interface FakeWechat extends FakeGateway {
  readonly account: WechatAccount;
  /** Returns a login code of someone, which works once. */
  readonly loginCode: (openid: string) => string;
  /** Returns a code of someone for the official account, which works once. */
  readonly officialCode: (openid: string, kind?: 'person' | 'snapshot') => string;
  /** Says who is signed in to WeChat from now on: whom its page sends back to us. Nobody at first: its page sends no code. */
  readonly signIn: (openid: string | undefined) => void;
  /**
   * Does as WeChat does with the arguments of an app, once the person confirms: takes the money and returns the notice. Undefined
   * for arguments that our merchant has not signed for this app, payments prepared for someone else, and an order that takes no
   * money.
   */
  readonly payPrepared: (payment: Omit<InAppPayment, 'appId'>, payer: AppPayer) => RawNotice | undefined;
}

/** Who confirms a payment inside of an app. */
export interface AppPayer {
  readonly appId: string;
  readonly openid: string;
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
  /** Way of each trade: a number is good for one way to pay, one application and one payer. */
  const ways = new Map<string, { readonly appId: string; readonly openid: string | undefined }>();
  const codes = new Map<string, { readonly appId: string; readonly named: object }>();
  let signedIn: string | undefined;
  const typeOf = (tradeNo: string): string => (ways.get(tradeNo)?.openid === undefined ? 'NATIVE' : 'JSAPI');
  const appIdOf = (tradeNo: string): string => ways.get(tradeNo)?.appId ?? appId;
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

  const inApps = [account.miniprogramAppId, account.officialAppId];
  const isWhole = (input: Record<string, unknown>, openid?: string): boolean =>
    (openid === undefined ? [appId] : inApps).includes(String(input['appid'])) &&
    input['mchid'] === merchantId &&
    /^[0-9A-Za-z_\-|*]{6,32}$/.test(String(input['out_trade_no'])) &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(String(input['time_expire']));

  const create = (input: Record<string, unknown>, openid?: string): Reply => {
    const amount = input['amount'] as { total: number };
    const tradeNo = String(input['out_trade_no']);
    if (!isWhole(input, openid)) return { status: 400, data: { code: 'PARAM_ERROR' } };
    const way = { appId: String(input['appid']), openid };
    const known = ways.get(tradeNo) ?? way;
    if (known.appId !== way.appId || known.openid !== way.openid)
      return { status: 400, data: { code: 'INVALID_REQUEST' } };
    ways.set(tradeNo, way);
    const subject = String(input['description']);
    const trade = trades.open({ tradeNo, amountFen: amount.total, subject });
    if (trade === undefined) return { status: 400, data: { code: 'INVALID_REQUEST' } };
    if (trade.isClosed) return { status: 400, data: { code: 'ORDER_CLOSED' } };
    if (trade.payment !== undefined) return { status: 400, data: { code: 'ORDERPAID' } };
    if (openid !== undefined) return { status: 200, data: { prepay_id: `${PREPARED}${tradeNo}` } };
    return { status: 200, data: { code_url: `weixin://wxpay/bizpayurl?pr=${tradeNo}` } };
  };
  const createInApp = (input: Record<string, unknown>): Reply => {
    const { openid } = input['payer'] as { openid?: string };
    return openid?.startsWith('o') === true
      ? create(input, openid)
      : { status: 400, data: { code: 'PARAM_ERROR' } };
  };
  const giveCode = (app: string, named: object): string => {
    const code = randomBytes(16).toString('hex');
    codes.set(code, { appId: app, named });
    return code;
  };
  const officialCode: FakeWechat['officialCode'] = (openid, kind = 'person') => {
    const tokens = { access_token: `a-${openid}`, expires_in: 7_200, refresh_token: `r-${openid}` };
    const snapshot = kind === 'person' ? {} : { is_snapshotuser: 1 };
    return giveCode(account.officialAppId, { ...tokens, openid, scope: 'snsapi_base', ...snapshot });
  };
  /** Errors come with HTTP 200, as those of the real one. */
  const tellPayer = (query: URLSearchParams, codeName: string, secrets: Record<string, string>): object => {
    const app = query.get('appid') ?? '';
    const code = query.get(codeName) ?? '';
    const found = codes.get(code);
    if (secrets[app] === undefined || query.get('secret') !== secrets[app])
      return { errcode: 40_125, errmsg: 'invalid appsecret' };
    if (found?.appId !== app || query.get('grant_type') !== 'authorization_code')
      return { errcode: 40_029, errmsg: 'invalid code' };
    codes.delete(code);
    return found.named;
  };
  /** Sends the person signed in to WeChat back with a code. A browser keeps the part behind the # of our address for itself. */
  const authorize = (path: string): FakeResponse => {
    const query = new URLSearchParams(path.split('?')[1]);
    const fits = [...query.keys()].join() === 'appid,redirect_uri,response_type,scope,state';
    const isPlain = /^[a-zA-Z0-9]{1,128}$/.test(query.get('state') ?? '');
    if (!fits || !isPlain || query.get('appid') !== account.officialAppId)
      return { status: 400, headers: {}, body: 'this link cannot be opened' };
    const back = new URL(query.get('redirect_uri') ?? '');
    if (signedIn !== undefined) back.searchParams.set('code', officialCode(signedIn));
    back.searchParams.set('state', query.get('state') ?? '');
    return { status: 302, headers: { location: back.href }, body: '' };
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
    const said = (data: object): FakeResponse => ({ status: 200, headers: {}, body: JSON.stringify(data) });
    if (pathname === '/connect/oauth2/authorize') return authorize(request.path);
    if (pathname === '/sns/jscode2session')
      return said(
        tellPayer(searchParams, 'js_code', { [account.miniprogramAppId]: account.miniprogramSecret }),
      );
    if (pathname === '/sns/oauth2/access_token')
      return said(tellPayer(searchParams, 'code', { [account.officialAppId]: account.officialSecret }));
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
  const payPrepared: FakeWechat['payPrepared'] = (handed, payer) => {
    const { timeStamp, nonceStr, package: prepared, paySign } = handed;
    const signed = Formatter.joinedByLineFeed(payer.appId, timeStamp, nonceStr, prepared);
    const tradeNo = prepared.slice(`prepay_id=${PREPARED}`.length);
    const isFresh = Math.abs(Number(timeStamp) - now() / 1_000) <= PREPARED_S;
    const way = ways.get(tradeNo);
    const isTheirs = way?.openid === payer.openid && way.appId === payer.appId;
    if (!isFresh || !isTheirs || !Rsa.verify(signed, paySign, merchantPublic)) return undefined;
    const payment = trades.pay(tradeNo);
    return payment === undefined ? undefined : notice(payment);
  };
  return {
    account,
    payPrepared,
    loginCode: (openid) =>
      giveCode(account.miniprogramAppId, { openid, session_key: randomBytes(16).toString('base64') }),
    officialCode,
    signIn: (openid) => {
      signedIn = openid;
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
