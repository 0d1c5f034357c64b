import { randomBytes } from 'node:crypto';
import { Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';
import type {
  GatewayOrder,
  GatewayPayment,
  InAppGateway,
  InPageGateway,
  PaymentGateway,
  RawNotice,
} from '../../../../kernel/calls/gateway.types.ts';
import { gatewaySuite, SUITE_START } from '../gateway.suite.ts';
import { createWechatAccount, startFakeWechat, wechatSettingsOf } from '../testing/fake-wechat.ts';
import { TROUBLES } from '../testing/gateway-under-test.ts';
import type { NoticeChange } from '../testing/gateway-under-test.ts';
import { createRsaKeys, pemOf, publicPemOf } from '../testing/rsa-keys.ts';
import { createWechatGateway } from './wechat-gateway.ts';

const inAppOf = ({ inApp }: PaymentGateway): InAppGateway => {
  if (inApp === undefined) throw new Error('nothing is paid inside of an app');
  return inApp;
};

const inPageOf = ({ inPage }: PaymentGateway): InPageGateway => {
  if (inPage === undefined) throw new Error('nothing is paid in a page of an app');
  return inPage;
};

const QUICK = { timeoutMs: 5_000, pausesMs: [1, 1] };

describe('WeChat Pay, which signs with a public key', () => {
  gatewaySuite((now) => startFakeWechat({ now, patience: QUICK }));
});

describe('WeChat Pay, which signs with a platform certificate', () => {
  const account = { ...createWechatAccount(), platformId: '4D3B1FF8A1B2C3D4E5F60718293A4B5C6D7E8F90' };
  gatewaySuite((now) => startFakeWechat({ now, patience: QUICK, account }));
});

describe('WeChat Pay inside of a mini-program', () => {
  gatewaySuite(async (now) => {
    const fake = await startFakeWechat({ now, patience: QUICK });
    const createCode = async (order: GatewayOrder): Promise<string> => {
      const prepared = await inAppOf(fake.gateway).prepare(order, 'oPayer');
      return `prepared://${prepared.package}`;
    };
    return { ...fake, gateway: { ...fake.gateway, createCode } };
  });
});

describe("WeChat Pay in WeChat's own browser", () => {
  gatewaySuite(async (now) => {
    const fake = await startFakeWechat({ now, patience: QUICK });
    const createCode = async (order: GatewayOrder): Promise<string> => {
      const prepared = await inPageOf(fake.gateway).prepare(order, 'oPayer');
      return `prepared://${prepared.package}`;
    };
    return { ...fake, gateway: { ...fake.gateway, createCode } };
  });
});

describe('WeChat Pay', () => {
  const now = (): number => SUITE_START;
  let fake: Awaited<ReturnType<typeof startFakeWechat>>;
  beforeAll(async () => {
    fake = await startFakeWechat({ now, patience: QUICK });
  });
  afterAll(() => fake.stop());

  const order = () => ({
    tradeNo: randomBytes(16).toString('hex'),
    amountFen: 990,
    subject: 'Paid model',
    channel: 'wechat' as const,
    noticeUrl: 'https://chartdock.example/pay/notice/wechat',
    closesAt: now() + 900_000,
  });
  const payment: GatewayPayment = { tradeNo: 'a'.repeat(32), transactionId: '4200001', amountFen: 990 };
  const outcomeOf = (notice: RawNotice): string => {
    try {
      return fake.gateway.readNotice(notice) === undefined ? 'nothing' : 'payment';
    } catch (error) {
      return error instanceof GatewayError ? error.code : 'not a GatewayError';
    }
  };

  it.each<[string, NoticeChange, string]>([
    ['as it should be', {}, 'payment'],
    ['four minutes old', { ageMs: 240_000 }, 'payment'],
    ['older than five minutes', { ageMs: 301_000 }, 'not_signed'],
    ['from more than five minutes ahead', { ageMs: -302_000 }, 'not_signed'],
    ['signed by someone else', { isForged: true }, 'not_signed'],
    ['for another application', { appId: 'wx0000000000000000' }, 'not_ours'],
    ['for another merchant', { seller: '1900000002' }, 'not_ours'],
    ['in dollars', { currency: 'USD' }, 'malformed'],
    ['about a trade that is not paid', { state: 'NOTPAY' }, 'nothing'],
  ])('takes a notice %s for what it is', (_name, change, outcome) => {
    expect(outcomeOf(fake.notice(payment, change))).toBe(outcome);
  });

  it('believes no altered serial, time, nonce or probe', () => {
    const { headers, body } = fake.notice(payment);
    for (const [name, value] of [
      ['wechatpay-serial', 'PUB_KEY_ID_0000'],
      ['wechatpay-serial', undefined],
      ['wechatpay-timestamp', String(now() / 1_000 + 1)],
      ['wechatpay-timestamp', 'NaN'],
      ['wechatpay-nonce', 'other'],
      ['wechatpay-signature', undefined],
      ['wechatpay-signature', `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}`],
    ] as const)
      expect(outcomeOf({ headers: { ...headers, [name]: value }, body }), `${name} ${value}`).toBe(
        'not_signed',
      );
  });

  it('opens only whole texts sealed by APIv3', async () => {
    const other = await startFakeWechat({
      now,
      account: { ...fake.account, apiV3Key: randomBytes(16).toString('hex') },
    });
    expect(outcomeOf(other.notice(payment))).toBe('malformed');
    await other.stop();
    const sealed = async (resource: object): Promise<string> => {
      const body = JSON.stringify({ event_type: 'TRANSACTION.SUCCESS', resource });
      const [timestamp, nonce] = [String(now() / 1_000), 'nonce'];
      const signature = Rsa.sign(Formatter.response(timestamp, nonce, body), pemOf(fake.account.platform));
      const headers = {
        'wechatpay-timestamp': timestamp,
        'wechatpay-nonce': nonce,
        'wechatpay-serial': fake.account.platformId,
        'wechatpay-signature': signature,
      };
      return outcomeOf({ headers, body: Buffer.from(body) });
    };
    const { resource } = JSON.parse(fake.notice(payment).body.toString()) as {
      resource: { ciphertext: string; nonce: string };
    };
    expect(await sealed(resource)).toBe('payment');
    const { ciphertext } = resource;
    for (const changed of [
      { ciphertext: ciphertext.slice(0, -24) },
      { ciphertext: '' },
      { ciphertext: 'AAAA' },
      { nonce: 'other nonce!' },
      { nonce: '' },
      { associated_data: 'refund' },
      { algorithm: 'none' },
    ])
      expect(await sealed({ ...resource, ...changed }), JSON.stringify(changed)).toBe('malformed');
  });

  it('asks again while busy, then reports it', async () => {
    const seen = fake.requests();
    fake.disturb('error', 2);
    expect(await fake.gateway.createCode(order())).toContain('weixin://');
    expect(fake.requests() - seen).toBe(3);
    fake.disturb('error');
    await expect(fake.gateway.query(payment.tradeNo)).rejects.toMatchObject({ code: 'unreachable' });
    fake.disturb(undefined);
  });

  it.each([
    ['malformed', 'malformed'],
    ['huge', 'malformed'],
    ['unsigned', 'not_signed'],
    ['badSignature', 'not_signed'],
    ['error', 'unreachable'],
    ['silent', 'unreachable'],
  ] as const)('believes nothing of a response that is %s', async (trouble, code) => {
    const gateway = createWechatGateway(wechatSettingsOf(fake.account, fake.address), {
      now,
      timeoutMs: trouble === 'silent' ? 50 : 5_000,
      pausesMs: [],
    });
    fake.disturb(trouble);
    await expect(gateway.createCode(order())).rejects.toMatchObject({ name: 'GatewayError', code });
    fake.disturb(undefined);
    expect(TROUBLES).toContain(trouble);
  });

  it('signs one order so that wechatpay-axios-plugin agrees', async () => {
    const inApp = inAppOf(fake.gateway);
    const payment_ = await inApp.prepare(order(), 'oPayer');
    expect(Object.keys(payment_).sort()).toEqual(
      ['appId', 'nonceStr', 'package', 'paySign', 'signType', 'timeStamp'].sort(),
    );
    const { appId, timeStamp, nonceStr, package: prepared, signType, paySign } = payment_;
    expect([appId, timeStamp, signType]).toEqual([
      fake.account.miniprogramAppId,
      String(now() / 1_000),
      'RSA',
    ]);
    expect(prepared).toMatch(/^prepay_id=wx\w+$/);
    const isSigned = (...parts: readonly string[]): boolean =>
      Rsa.verify(Formatter.joinedByLineFeed(...parts), paySign, publicPemOf(fake.account.merchant));
    expect(isSigned(appId, timeStamp, nonceStr, prepared)).toBe(true);
    expect(isSigned(fake.account.appId, timeStamp, nonceStr, prepared)).toBe(false);
    expect(isSigned(appId, timeStamp, nonceStr, 'prepay_id=wx1')).toBe(false);
    expect((await inApp.prepare(order(), 'oPayer')).nonceStr).not.toBe(nonceStr);
  });

  it('asks WeChat for the payer once per code', async () => {
    const inApp = inAppOf(fake.gateway);
    const code = fake.loginCode('oSomeone');
    expect(await inApp.payerOf(code)).toBe('oSomeone');
    await expect(inApp.payerOf(code)).rejects.toMatchObject({ name: 'GatewayError', code: 'refused' });
    await expect(inApp.payerOf('made up')).rejects.toMatchObject({ code: 'refused' });
    const settings = wechatSettingsOf({ ...fake.account, miniprogramSecret: 'of another one' }, fake.address);
    const other = inAppOf(createWechatGateway(settings, { now, ...QUICK }));
    const error: unknown = await other.payerOf(fake.loginCode('oSomeone')).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'refused' });
    expect(String(error)).not.toContain('of another one');
  });

  it("asks WeChat pages by the account's own codes", async () => {
    const inPage = inPageOf(fake.gateway);
    const code = fake.officialCode('oSomeone');
    await expect(inAppOf(fake.gateway).payerOf(code)).rejects.toMatchObject({ code: 'refused' });
    expect(await inPage.payerOf(code)).toBe('oSomeone');
    for (const bad of [
      code,
      'made up',
      fake.loginCode('oSomeone'),
      fake.officialCode('oSomeone', 'snapshot'),
    ])
      await expect(inPage.payerOf(bad), bad).rejects.toMatchObject({ name: 'GatewayError', code: 'refused' });
    const settings = wechatSettingsOf({ ...fake.account, officialSecret: 'of another one' }, fake.address);
    const other = inPageOf(createWechatGateway(settings, { now, ...QUICK }));
    const error: unknown = await other
      .payerOf(fake.officialCode('oSomeone'))
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'refused' });
    expect(String(error)).not.toContain('of another one');
  });

  it('signs for each app and takes one order', async () => {
    const [inApp, inPage] = [inAppOf(fake.gateway), inPageOf(fake.gateway)];
    const { officialAppId, miniprogramAppId } = fake.account;
    const mine = order();
    const { appId, ...handed } = await inPage.prepare(mine, 'oPayer');
    expect([appId, inPage.appId]).toEqual([officialAppId, officialAppId]);
    await expect(inApp.prepare(mine, 'oPayer')).rejects.toMatchObject({ code: 'refused' });
    expect(fake.payPrepared(handed, { appId: miniprogramAppId, openid: 'oPayer' })).toBeUndefined();
    const notice = fake.payPrepared(handed, { appId, openid: 'oPayer' });
    expect(notice && fake.gateway.readNotice(notice)).toMatchObject({
      tradeNo: mine.tradeNo,
      amountFen: 990,
    });
  });

  it('prepares orders for one payer and new numbers', async () => {
    const inApp = inAppOf(fake.gateway);
    const [mine, coded] = [order(), order()];
    await inApp.prepare(mine, 'oPayer');
    await expect(inApp.prepare(mine, 'oOther')).rejects.toMatchObject({ code: 'refused' });
    await fake.gateway.createCode(coded);
    await expect(inApp.prepare(coded, 'oPayer')).rejects.toMatchObject({ code: 'refused' });
  });

  it('hides keys in errors of a dead gateway', async () => {
    const gateway = createWechatGateway(wechatSettingsOf(fake.account, 'http://127.0.0.1:9'), {
      now,
      ...QUICK,
    });
    const error: unknown = await gateway.query(payment.tradeNo).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'unreachable' });
    expect(String(error)).not.toContain(fake.account.apiV3Key);
  });

  it('is refused with the keys of another merchant', async () => {
    const settings = wechatSettingsOf({ ...fake.account, merchant: createRsaKeys() }, fake.address);
    const gateway = createWechatGateway(settings, { now, ...QUICK });
    await expect(gateway.createCode(order())).rejects.toMatchObject({ code: 'refused' });
  });

  it('is played by a fake that wechatpay-axios-plugin believes', async () => {
    const real = await startFakeWechat({ now: Date.now });
    const { merchantId: mchid, appId: appid, serial, platformId, platform, merchant } = real.account;
    const theirs = new Wechatpay({
      mchid,
      serial,
      privateKey: pemOf(merchant),
      certs: { [platformId]: publicPemOf(platform) },
    });
    theirs.client.v3.defaults.baseURL = real.address;
    const { tradeNo, noticeUrl } = order();
    const { data } = await theirs.client.v3.post<{ code_url: string }>('/v3/pay/transactions/native', {
      appid,
      mchid,
      description: 'x',
      out_trade_no: tradeNo,
      time_expire: '2026-11-23T18:45:00+08:00',
      notify_url: noticeUrl,
      amount: { total: 990, currency: 'CNY' },
    });
    expect(data.code_url).toContain(tradeNo);
    await real.stop();
  });
});
